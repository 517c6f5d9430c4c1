import { createHash } from "node:crypto";
import { userInfo } from "node:os";
import { openLog } from "#adapters/logging/open-log.ts";
import { readOrderNumber } from "#rules/order/order-number.ts";
import { readAskedParts } from "#rules/refund/read-asked-parts.ts";
import { REFUND_REASONS, type RefundReason } from "#rules/refund/refund-states.ts";
import { makeWorld } from "#server/make-world.ts";
import { findOrderByNumber } from "#server/orders/orders-table.ts";
import { loadRefundable } from "#server/refunds/load-refundable.ts";
import { refundOrder } from "#server/refunds/refund-order.ts";
import { refundableReport, refundLine } from "#server/refunds/refund-report.ts";
import { listRefundsOf } from "#server/refunds/refunds-table.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { refusalText } from "#words/refusals.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const REASONS = REFUND_REASONS.filter((reason) => reason !== "provider" && reason !== "changed");
const USAGE = `npm run refund -- ORDER                           shows what is left to give back
npm run refund -- ORDER REASON all                gives back all that is left
npm run refund -- ORDER REASON PART [PART …]      gives back parts

  REASON    ${REASONS.join(", ")}
  PART      2 (all of line 2), 2x1 (one unit of it), 2=20.00 (an amount of it, tax comes on top),
            shipping, recycling, delivery_fee, insurance, or shipping=5.00
  --key K   the same words twice are one refund; another key makes them a second one`;

/** `npm run refund`: shows and sends refunds. On the embedded database the store must be stopped; it asks the provider again when it starts. */
await runCommand(async (given) => {
  const at = given.indexOf("--key");
  const own = at === -1 ? "" : (given[at + 1] ?? "");
  const [typed = "", reason, ...parts] = at === -1 ? given : given.toSpliced(at, 2);
  const orderNumber = readOrderNumber(typed);
  const isShowing = reason === undefined;
  const asked = parts.length === 1 && parts[0] === "all" ? [] : parts.length > 0 ? readAskedParts(parts) : null;
  if (orderNumber === null || (at !== -1 && own === "") || (!isShowing && (asked === null || !isReason(reason))))
    return { text: USAGE, code: 2 };
  return withDatabase(async (db) => {
    const show = async () => {
      const order = await findOrderByNumber(db.queries, orderNumber);
      if (!order) throw new Said(refusalText({ ok: false, reason: "order_unknown", facts: {} }));
      const refundable = await loadRefundable(db.queries, order.id);
      if (!refundable) throw new Said(refusalText({ ok: false, reason: "refund_not_paid", facts: {} }));
      return refundableReport(orderNumber, refundable, await listRefundsOf(db.queries, order.id));
    };
    if (isShowing || !isReason(reason) || asked === null) return { text: await show(), code: 0 };
    const settings = readSettings(process.env);
    const world = await makeWorld(settings, db, openLog("silent"));
    const words = [orderNumber, reason, ...parts.toSorted(), own].join(" ");
    const key = `command:${createHash("sha256").update(words).digest("hex")}`;
    const sentBy = userInfo().username;
    const answer = await refundOrder(world, { orderNumber, key, parts: asked, reason, sentBy });
    if (!answer.ok) throw new Said(`${refusalText(answer)} Nothing was sent.`);
    return { text: `${refundLine(answer.value)}\n${await show()}`, code: answer.value.state === "failed" ? 1 : 0 };
  });
});

function isReason(word: string): word is RefundReason {
  return REASONS.some((reason) => reason === word);
}
