import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { CheckoutView } from "#contract/checkout.ts";
import { isUnsettled } from "#rules/payment/payment-states.ts";
import { formatMoney } from "#words/money.ts";
import { Money } from "#ui/money.tsx";
import { Notice } from "../shell/notice.tsx";
import { returnHref } from "./return-href.ts";
import type { ChangedTotal, Declined } from "./use-payment.ts";

const TIME = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** The bank said no: what it said, what is kept, and what can be done. Takes the focus, so that it is read first. */
export function DeclinedNotice({ declined }: { declined: Declined }) {
  const notice = useFocusOnce();
  const { alert, card, heldUntil } = declined;
  const { title, rest } = headline(alert.Message);
  return (
    <Notice ref={notice} tone="error" say="now" title={title}>
      <p>
        {rest} {card.last4 !== "" && `It was the ${card.brand || "card"} ending in ${card.last4}. `}
        Your bank can tell you more: its number is on the back of the card. Everything you entered is still here, and
        we’re holding your price and parts until {TIME.format(new Date(heldUntil))}.
      </p>
      <ul>
        <li>Approve it in your bank’s app, then press Try again</li>
        <li>Or use another card below</li>
      </ul>
    </Notice>
  );
}

/** The first sentences that say what happened are the title; further words of the bank follow. */
function headline(message: string): { title: string; rest: string } {
  const [title = message, rest = ""] = message.split(/(?<=not charged\.)\s+/);
  return { title, rest };
}

/** An earlier attempt for this very order has not ended yet: the provider's answer is worth more than another one. */
export function UndecidedNotice({ order }: { order: CheckoutView["PendingOrder"] }) {
  if (!order || !isUnsettled(order.PaymentState)) return null;
  return (
    <Notice tone="info" title={`A payment for order ${order.OrderNumber} isn’t finished yet.`}>
      <p>
        You won’t be charged twice.{" "}
        <Link className="text-button" to={returnHref(order.OrderNumber)}>
          Check on it
        </Link>
      </p>
    </Notice>
  );
}

/** The order would cost more than the page said: what changed, before anything is charged (decision 10). */
export function ChangedTotalNotice({ changed: { from, to, lines } }: { changed: ChangedTotal }) {
  const notice = useFocusOnce();
  return (
    <Notice
      ref={notice}
      tone="warning"
      say="now"
      title={`The total is now ${formatMoney(to)}. It was ${formatMoney(from)}.`}
    >
      <p>Nothing was ordered, and you were not charged. This is what changed:</p>
      <table className="changed-lines">
        <thead className="sr-only">
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Was</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.label} ${line.from} ${line.to}`}>
              <th scope="row">{line.label}</th>
              <td>
                {line.from === null ? (
                  "–"
                ) : (
                  <s>
                    <Money amount={line.from} />
                  </s>
                )}
              </td>
              <td>{line.to === null ? "no longer applies" : <Money amount={line.to} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  );
}

/** A notice that comes takes the focus; mount it anew (`key`) for each attempt. */
function useFocusOnce() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return notice;
}
