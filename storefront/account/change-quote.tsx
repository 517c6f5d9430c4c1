import type { ReactNode } from "react";
import type { ChangedOrder } from "#contract/order-changes.ts";
import type { Totals } from "#contract/carts.ts";
import { daySpan } from "#words/days.ts";
import { orderChangeWords as words } from "#words/order-change.ts";
import { OrderReceipt } from "../receipt/order-receipt.tsx";

interface ChangeQuoteProps {
  now: Totals;
  then: ChangedOrder;
  /** On a narrow screen before the bills: what is there to be paid. */
  above?: ReactNode;
  children?: ReactNode;
}

/** What the change is, both bills by their steps, and what is done about it. */
export function ChangeQuoteView({ now, then, above, children }: ChangeQuoteProps) {
  const { Address, Shipping, Lines, Totals: totals } = then;
  const street = [Address.Address1, Address.Address2].filter((line) => line !== "").join(", ");
  return (
    <section className="order-change__quote" aria-labelledby="quote-title">
      <h2 className="type-22" id="quote-title">
        {words.quoteTitle}
      </h2>
      <dl className="order-change__facts">
        <dt>{words.box}</dt>
        <dd>{words.lines(Lines)}</dd>
        <dt>{words.address}</dt>
        <dd>
          {Address.FirstName} {Address.LastName}, {street}, {Address.City}, {Address.State} {Address.ZipCode}
        </dd>
        <dt>{words.way}</dt>
        <dd>
          {Shipping.Name}, {words.arrives(daySpan(Shipping.ArrivesFrom, Shipping.ArrivesUntil))}
        </dd>
      </dl>
      {above && <div className="order-change__press">{above}</div>}
      <div className="order-change__bills">
        <div className="order-change__bill">
          <h3>{words.now}</h3>
          <OrderReceipt totals={now} totalLabel={words.oldTotal} />
        </div>
        <div className="order-change__bill">
          <h3>{words.after}</h3>
          <OrderReceipt totals={totals} totalLabel={words.newTotal} />
        </div>
      </div>
      {children && <div className="order-change__press">{children}</div>}
    </section>
  );
}
