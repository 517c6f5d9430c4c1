import type { StaffInfo } from "#contract/staff.ts";
import type { StaffOrder } from "#contract/staff-orders.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { Button } from "#ui/button.tsx";
import { deskRefundWords as words } from "#words/desk-refund.ts";
import { formatMoney } from "#words/money.ts";
import { FreshCode } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { RefundSends } from "./refund-fields.tsx";
import type { RefundSum } from "./refund-sum.ts";

interface RefundConfirmProps {
  staff: StaffInfo;
  order: StaffOrder;
  typed: Record<string, string>;
  sum: Extract<RefundSum, { state: "sends" }>;
  orderKey: string;
  rma: string;
}

/** The one question before money leaves: how much, to whom, and the press that sends it. */
export function RefundConfirm({ staff, order, typed, sum, orderKey, rma }: RefundConfirmProps) {
  const kept = Object.entries(typed).filter(([name]) => /^(?:units-|amount-|All$|Why$|Reason$)/.test(name));
  return (
    <form className="desk-refund" method="post" action={deskPaths.refund(order.OrderNumber, rma)}>
      <input type="hidden" name="Version" value={order.Version} />
      <input type="hidden" name="Key" value={orderKey} />
      <input type="hidden" name="Rma" value={rma} />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h2 className="type-18">{words.confirmTitle}</h2>
      <RefundSends sum={sum} />
      <p className="muted">{words.confirmLead}</p>
      <FreshCode staff={staff} />
      <div className="desk-returns__moves">
        <Button type="submit" look="primary" name="intent" value="send">
          {words.send(formatMoney(toWireMoney(sum.sum)))}
        </Button>
        <Button type="submit" name="intent" value="again" formNoValidate>
          {words.again}
        </Button>
      </div>
    </form>
  );
}
