import { Link } from "react-router";
import type { OrderView } from "#contract/checkout.ts";
import { Button } from "#ui/button.tsx";
import { paths } from "../paths.ts";
import { usePromises, useShellFacts } from "../shell/shell-facts.ts";

/** What a buyer can do now: who changes or cancels, how long things can come back, and the receipt on paper. */
export function OrderHelp({ order }: { order: OrderView }) {
  const { supportEmail, supportPhone, supportHours } = useShellFacts();
  const promises = usePromises();
  const subject = new URLSearchParams({ subject: `Order ${order.OrderNumber}` }).toString().replaceAll("+", "%20");
  return (
    <section className="order__help" aria-labelledby="help-title">
      <h2 id="help-title" className="type-22">
        Help with this order
      </h2>
      <dl>
        <div>
          <dt>Change or cancel</dt>
          <dd>
            Before it ships, write to{" "}
            <a className="link" href={`mailto:${supportEmail}?${subject}`}>
              {supportEmail}
            </a>{" "}
            or call{" "}
            <a className="link nowrap" href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>
              {supportPhone}
            </a>{" "}
            <span className="nowrap">({supportHours}).</span> Have order number {order.OrderNumber} ready.
          </dd>
        </div>
        <div>
          <dt>Send it back</dt>
          <dd>
            Within {promises.returns} of delivery. {promises["returns.shipping"]}{" "}
            <Link className="link nowrap" to={paths.returns}>
              How returns work
            </Link>
          </dd>
        </div>
        <div>
          <dt>Damaged in shipping</dt>
          <dd>Tell us within {promises.damage} of delivery. Keep the box.</dd>
        </div>
      </dl>
      <Button className="with-script" onClick={() => window.print()}>
        Print receipt
      </Button>
    </section>
  );
}
