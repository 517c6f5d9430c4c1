import type { StaffInfo } from "#contract/staff.ts";
import type { StaffOrder } from "#contract/staff-orders.ts";
import { sumMoney } from "#rules/money/wire-money.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formatMoney } from "#words/money.ts";
import { staffOrderWords } from "#words/staff.ts";
import { FreshCode } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import type { SentMove } from "./move-panel.tsx";

interface MoneyPanelProps {
  staff: StaffInfo;
  order: StaffOrder;
  sent: SentMove | null;
  /** The key under which what is owed is given back once. */
  orderKey: string;
}

/** What was paid, what went back and what is left; the way to give some back for who may. */
export function MoneyPanel({ staff, order, sent, orderKey }: MoneyPanelProps) {
  const words = staffOrderWords;
  const { Refunds, Totals } = order.Order;
  const back = sumMoney(Refunds.filter(({ State }) => State !== "failed").map(({ Amount }) => Amount));
  return (
    <section className="desk-panel" aria-labelledby="money-title">
      <h2 className="type-18" id="money-title">
        {words.money}
      </h2>
      <dl className="desk-facts">
        <dt>{words.paid}</dt>
        <dd>{formatMoney(Totals.Total)}</dd>
        {Totals.GiftVoucher > 0 && (
          <>
            <dt>{words.byVoucher}</dt>
            <dd>{formatMoney(Totals.GiftVoucher)}</dd>
          </>
        )}
        <dt>{words.refunded}</dt>
        <dd>{formatMoney(back)}</dd>
        {order.LostToBanks > 0 && (
          <>
            <dt>{words.lost}</dt>
            <dd>{formatMoney(order.LostToBanks)}</dd>
          </>
        )}
        {order.OwedSinceChange > 0 && (
          <>
            <dt>{words.owed}</dt>
            <dd>{formatMoney(order.OwedSinceChange)}</dd>
          </>
        )}
        <dt>{words.left}</dt>
        <dd>{formatMoney(order.Left)}</dd>
      </dl>
      <p className="muted">{words.taxBy(order.TaxBy)}</p>
      {staff.Rights.includes("orders.refund") && order.Left > 0 && (
        <a className={buttonClass("secondary", "small")} href={deskPaths.refund(order.OrderNumber)}>
          {words.giveBack}
        </a>
      )}
      {staff.Rights.includes("orders.refund") && order.OwedSinceChange > 0 && (
        <form className="desk__form" method="post" action={deskPaths.order(order.OrderNumber)}>
          <input type="hidden" name="intent" value="refund_change" />
          <input type="hidden" name="Version" value={order.Version} />
          <input type="hidden" name="Key" value={orderKey} />
          <div>
            <h3>{words.owed}</h3>
            <p className="muted">{words.owedNote}</p>
          </div>
          <Field
            label={words.reason}
            name="Reason"
            maxLength={500}
            required
            defaultValue={sent?.intent === "refund_change" ? sent.typed.reason : ""}
          />
          <FreshCode staff={staff} />
          <Button type="submit" size="small">
            {words.giveOwedBack(formatMoney(order.OwedSinceChange))}
          </Button>
        </form>
      )}
    </section>
  );
}
