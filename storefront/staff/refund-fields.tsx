import type { StaffOrder } from "#contract/staff-orders.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { deskRefundWords as words } from "#words/desk-refund.ts";
import { formatMoney } from "#words/money.ts";
import { refundWhyWords } from "#words/staff.ts";
import { deskPaths } from "./desk-paths.ts";
import type { RefundSum } from "./refund-sum.ts";

interface RefundFieldsProps {
  order: StaffOrder;
  typed: Record<string, string>;
  sum: RefundSum;
  rma: string;
  /** What was sent had nothing in it, or something wrong. */
  isRefused: boolean;
  onType(typed: Record<string, string>): void;
}

/** A row for each part that is left, and under them what is sent and to whom, which follows what is typed. */
export function RefundFields({ order, typed, sum, rma, isRefused, onType }: RefundFieldsProps) {
  const faultAt = (part: string) => (sum.state === "wrong" && sum.part === part ? words.faults[sum.fault] : null);
  return (
    <form
      className="desk-refund"
      method="post"
      action={deskPaths.refund(order.OrderNumber, rma)}
      onInput={({ currentTarget }) => onType(fieldsOf(currentTarget))}
    >
      <table className="desk-table desk-refund__parts">
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col">{words.left}</th>
            <th scope="col">{words.units}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.Parts.filter(({ Amount, Tax }) => Amount + Tax > 0).map(({ Part, Name, Units, Amount }) => (
            <tr key={Part}>
              <th scope="row">{Name}</th>
              <td data-label={words.left}>{words.leftUnits(Units, formatMoney(Amount))}</td>
              <td data-label={words.units}>
                {Units > 0 && (
                  <input
                    className="desk-refund__input"
                    name={`units-${Part}`}
                    aria-label={words.unitsOf(Name)}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={4}
                    defaultValue={typed[`units-${Part}`]}
                    aria-invalid={faultAt(Part) ? true : undefined}
                  />
                )}
              </td>
              <td data-label={words.amount}>
                <input
                  className="desk-refund__input"
                  name={`amount-${Part}`}
                  aria-label={words.amountOf(Name)}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  defaultValue={typed[`amount-${Part}`]}
                  aria-invalid={faultAt(Part) ? true : undefined}
                />
                {faultAt(Part) && <p data-tone="bad">{faultAt(Part)}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Checkbox name="All" defaultChecked={typed["All"] === "on"}>
        {words.all(formatMoney(order.Left))}
      </Checkbox>
      <RefundSends sum={sum} isRefused={isRefused} />
      <Select label={words.why} name="Why" defaultValue={typed["Why"]}>
        {Object.entries(refundWhyWords).map(([why, text]) => (
          <option key={why} value={why}>
            {text}
          </option>
        ))}
      </Select>
      <Field
        label={words.reason}
        help={words.reasonHelp}
        name="Reason"
        maxLength={500}
        required
        defaultValue={typed["Reason"]}
      />
      <Button type="submit" look="primary" name="intent" value="show">
        {words.show}
      </Button>
    </form>
  );
}

/** `Sends $215.06 to Visa 4242`, with its tax. */
export function RefundSends({ sum, isRefused = false }: { sum: RefundSum; isRefused?: boolean }) {
  return (
    <output className="desk-refund__sum">
      {sum.state === "sends" ? (
        <>
          <b>
            {words.sends(sum.shares.map(({ name, amount }) => ({ name, amount: formatMoney(toWireMoney(amount)) })))}
          </b>
          {sum.tax > 0 && <span className="muted"> {words.tax(formatMoney(toWireMoney(sum.tax)))}</span>}
        </>
      ) : (
        <span data-tone={sum.state === "wrong" || isRefused ? "bad" : undefined}>
          {sum.state === "wrong" ? words.faults[sum.fault] : words.nothing}
        </span>
      )}
    </output>
  );
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])),
  );
}
