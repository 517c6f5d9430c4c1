import type { StaffInfo } from "#contract/staff.ts";
import type { StaffOrder } from "#contract/staff-orders.ts";
import { sumMoney } from "#rules/money/wire-money.ts";
import { buttonClass } from "#ui/button.tsx";
import { formatMoney } from "#words/money.ts";
import { staffOrderWords } from "#words/staff.ts";
import { deskPaths } from "./desk-paths.ts";

interface MoneyPanelProps {
  staff: StaffInfo;
  order: StaffOrder;
}

/** What was paid, what went back and what is left; the way to give some back for who may. */
export function MoneyPanel({ staff, order }: MoneyPanelProps) {
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
        <dt>{words.left}</dt>
        <dd>{formatMoney(order.Left)}</dd>
      </dl>
      <p className="muted">{words.taxBy(order.TaxBy)}</p>
      {staff.Rights.includes("orders.refund") && order.Left > 0 && (
        <a className={buttonClass("secondary", "small")} href={deskPaths.refund(order.OrderNumber)}>
          {words.giveBack}
        </a>
      )}
    </section>
  );
}
