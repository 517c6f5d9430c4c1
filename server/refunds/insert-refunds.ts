import { type Cents, sumCents } from "#rules/money/cents.ts";
import { type PartAmounts, sumOfParts } from "#rules/refund/price-refund.ts";
import type { RefundReason } from "#rules/refund/refund-states.ts";
import { splitAmount, splitParts } from "#rules/refund/split-over-charges.ts";
import { splitRefund } from "#rules/refund/split-refund.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Tx } from "../db/database.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import type { World } from "../world.ts";
import type { Refundable } from "./load-refundable.ts";
import { insertRefund, type RefundRow } from "./refunds-table.ts";

export interface RefundToWrite {
  orderId: string;
  key: string;
  /** What was asked, as JSON text. */
  request: string;
  reason: RefundReason;
  sentBy: string;
  /** What goes back, or how much of no part, which no voucher gets. */
  back: readonly PartAmounts[] | Cents;
  revisionId?: string;
  /** The return it is for. */
  rmaId?: string | null;
}

interface Share {
  to: Pick<RefundRow, "paymentId" | "voucherId" | "state">;
  amount: Cents;
  parts: readonly PartAmounts[];
}

/** Writes what goes back, a row for each charge that it goes to, the newest first, and one for the voucher. The order is locked. */
export async function insertRefunds(
  world: Pick<World, "now" | "randomBytes">,
  tx: Tx,
  refundable: Refundable,
  { back, key, ...refund }: RefundToWrite,
): Promise<RefundRow[]> {
  const { paid } = refundable;
  const now = world.now();
  const written: RefundRow[] = [];
  for (const { to, amount, parts } of sharesOf(refundable, back)) {
    if (amount === 0) continue;
    const row = await insertRefund(
      tx,
      {
        ...refund,
        ...to,
        id: newUuid(world),
        // The others are found by the first.
        key: written.length === 0 ? key : `${key}#${written.length + 1}`,
        amount,
        refundRef: null,
        createdAt: now,
      },
      parts.map((one) => ({ ...one, lineId: paid.find(({ part }) => part === one.part)?.lineId ?? null })),
    );
    const detail = { refundId: row.id, amountCents: row.amount };
    await appendOrderEvent(tx, refund.orderId, { name: "refund_requested", detail }, now);
    written.push(row);
  }
  return written;
}

/** To the cards until they have back what they paid, then to the voucher (decision 23). */
function sharesOf({ charges, voucher }: Refundable, back: readonly PartAmounts[] | Cents): Share[] {
  const left = charges.map((charge) => charge.left);
  const toCharge = (at: number, amount: Cents, parts: readonly PartAmounts[]): Share => ({
    to: { paymentId: charges[at]?.paymentId ?? null, voucherId: null, state: "requesting" },
    amount,
    parts,
  });
  if (typeof back === "number") return splitAmount(back, left).map((amount, at) => toCharge(at, amount, []));
  const split = splitRefund(back, sumCents(left));
  const cards = splitParts(split.card, left).map((parts, at) => toCharge(at, sumOfParts(parts), parts));
  if (!voucher) return cards;
  const toVoucher = { paymentId: null, voucherId: voucher.id, state: "succeeded" } as const;
  return [...cards, { to: toVoucher, amount: sumOfParts(split.voucher), parts: split.voucher }];
}
