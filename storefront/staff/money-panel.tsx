import type { StaffInfo } from "#contract/staff.ts";
import type { StaffOrder } from "#contract/staff-orders.ts";
import { sumMoney } from "#rules/money/wire-money.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { formatMoney } from "#words/money.ts";
import { refundWhyWords, staffOrderWords } from "#words/staff.ts";
import { deskPaths } from "./desk-paths.ts";
import { FreshCode } from "./desk-frame.tsx";
import type { SentMove } from "./move-panel.tsx";

interface MoneyPanelProps {
  staff: StaffInfo;
  order: StaffOrder;
  sent: SentMove | null;
  orderKey: string;
}

/** What was paid, what went back and what is left; a refund by line and charge for who may send one. */
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
        <dt>{words.left}</dt>
        <dd>{formatMoney(order.Left)}</dd>
      </dl>
      <p className="muted">{words.taxBy(order.TaxBy)}</p>
      {staff.Rights.includes("orders.refund") && order.Left > 0 && (
        <form className="desk__form" method="post" action={deskPaths.order(order.OrderNumber)}>
          <h3>{words.refund}</h3>
          <p className="muted">
            {words.refundNote} {order.Limit && words.limit(formatMoney(order.Limit.Once))}
          </p>
          <input type="hidden" name="intent" value="refund" />
          <input type="hidden" name="Version" value={order.Version} />
          <input type="hidden" name="Key" value={orderKey} />
          <input type="hidden" name="PartNames" value={order.Parts.map(({ Part }) => Part).join(" ")} />
          {order.Parts.filter(({ Amount }) => Amount > 0).map(({ Part, Name, Units, Amount }) => (
            <div className="desk__pair" key={Part}>
              {Units > 0 && (
                <Field label={words.units(Name, Units)} name={`units-${Part}`} inputMode="numeric" maxLength={4} />
              )}
              <Field
                label={words.amount(Name, formatMoney(Amount))}
                name={`amount-${Part}`}
                inputMode="decimal"
                maxLength={12}
              />
            </div>
          ))}
          <Checkbox name="All">{words.all}</Checkbox>
          <Select label={words.why} name="Why">
            {Object.entries(refundWhyWords).map(([why, text]) => (
              <option key={why} value={why}>
                {text}
              </option>
            ))}
          </Select>
          <Field
            label={words.reason}
            name="Reason"
            maxLength={500}
            required
            defaultValue={sent?.intent === "refund" ? sent.typed.reason : ""}
          />
          <FreshCode staff={staff} />
          <Button type="submit" size="small">
            {words.send}
          </Button>
        </form>
      )}
    </section>
  );
}
