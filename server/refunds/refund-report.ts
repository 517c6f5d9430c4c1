import { moneyText } from "#rules/money/money-text.ts";
import { leftToRefund } from "#rules/refund/price-refund.ts";
import { refundReportWords } from "#words/refund.ts";
import type { Refundable } from "./load-refundable.ts";
import type { RefundRow } from "./refunds-table.ts";

/** What `npm run refund -- ORDER` shows: each part with what is left of it, and what was sent, oldest first. */
export function refundableReport(orderNumber: string, refundable: Refundable, refunds: readonly RefundRow[]): string {
  const left = leftToRefund(refundable.paid, refundable.given);
  return [
    `${orderNumber}: ${moneyText(refundable.payment.amount)} paid, ${moneyText(refundable.left)} left to give back`,
    ...left.map(({ part, units, amount, tax }, at) => {
      const name = typeof part === "number" ? `line ${part}` : part.replaceAll("_", " ");
      const what = refundable.paid[at]?.description ?? "";
      const many = typeof part === "number" ? `${units} of ${refundable.paid[at]?.units ?? 0}, ` : "";
      return `  ${name}: ${many}${moneyText(amount)} and ${moneyText(tax)} tax${what && `  (${what})`}`;
    }),
    ...refunds.map((refund) => `  ${refundLine(refund)}`),
  ].join("\n");
}

export function refundLine({ amount, reason, state, sentBy, createdAt }: RefundRow): string {
  const { reasons, states } = refundReportWords;
  return `${createdAt.toISOString()} ${moneyText(amount)}, ${reasons[reason]}, by ${sentBy}: ${states[state]}`;
}
