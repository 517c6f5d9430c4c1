import { useEffect, useRef } from "react";
import type { Alert } from "#contract/endpoint.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "../shell/notice.tsx";
import { paths } from "../paths.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import "./find-order.css";

interface FindOrderProps {
  /** What the number's field starts with. */
  orderNumber?: string;
  email?: string;
  refusal?: Alert | null;
}

/** An order by its number and email, for any browser. A plain form: it needs no script. */
export function FindOrder({ orderNumber = "", email = "", refusal = null }: FindOrderProps) {
  const { supportEmail, supportPhone } = useShellFacts();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const problem = refusal?.Fields?.[0];
  return (
    <main className="page find-order" id="main">
      <h1 className="type-36">Find your order</h1>
      <p className="find-order__lead muted measure">
        Enter the order number and the email you gave at checkout. Both are in the receipt we emailed you.
      </p>
      <form className="find-order__form" method="post" action={paths.orders}>
        {refusal && !problem && <Notice ref={notice} tone="error" say="now" title={refusal.Message} />}
        <Field
          label="Order number"
          name="OrderNumber"
          defaultValue={orderNumber}
          placeholder="RS-7K3F9-Q2M8T4"
          maxLength={40}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem && `${refusal.Message} ${problem.message}`}
        />
        <Field
          label="Email"
          name="Email"
          type="email"
          defaultValue={email}
          maxLength={254}
          required
          autoComplete="email"
        />
        <Button type="submit" look="primary" size="large">
          Find my order
        </Button>
      </form>
      <p className="find-order__help muted type-14 measure">
        No receipt? Look in your spam folder, or write to{" "}
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>{" "}
        or call <span className="nowrap">{supportPhone}</span>.
      </p>
    </main>
  );
}
