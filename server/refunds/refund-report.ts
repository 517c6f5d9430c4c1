import { sumCents } from "#rules/money/cents.ts";
import { moneyText } from "#rules/money/money-text.ts";
import { leftToRefund } from "#rules/refund/price-refund.ts";
import type { Refundable } from "./load-refundable.ts";
import type { RefundRow } from "./refunds-table.ts";
import { spoken } from "../languages/spoken.ts";

const { refundReportWords } = spoken.refund;

/** What `npm run refund -- ORDER` shows: each part with what is left of it, and what was sent, oldest first. */
export function refundableReport(orderNumber: string, refundable: Refundable, refunds: readonly RefundRow[]): string {
  const left = leftToRefund(refundable.paid, refundable.given);
  return [
    `${orderNumber}: ${paidText(refundable)} paid, ${moneyText(refundable.left)} left to give back`,
    ...left.map(({ part, units, amount, tax }, at) => {
      const name = typeof part === "number" ? `line ${part}` : part.replaceAll("_", " ");
      const what = refundable.paid[at]?.description ?? "";
      const many = typeof part === "number" ? `${units} of ${refundable.paid[at]?.units ?? 0}, ` : "";
      return `  ${name}: ${many}${moneyText(amount)} and ${moneyText(tax)} tax${what && `  (${what})`}`;
    }),
    ...refunds.map((refund) => `  ${refundLine(refund)}`),
  ].join("\n");
}

function paidText({ charges, voucher }: Refundable): string {
  const { byVoucher } = refundReportWords;
  const charged = sumCents(charges.map(({ amount }) => amount));
  return [charges.length > 0 ? moneyText(charged) : null, voucher && byVoucher(moneyText(voucher.amount))]
    .filter((text) => text !== null)
    .join(" and ");
}

export function refundLine({ amount, reason, state, sentBy, createdAt, voucherId }: RefundRow): string {
  const { reasons, states, toVoucher } = refundReportWords;
  const what = voucherId === null ? moneyText(amount) : toVoucher(moneyText(amount));
  return `${createdAt.toISOString()} ${what}, ${reasons[reason]}, by ${sentBy}: ${states[state]}`;
}
