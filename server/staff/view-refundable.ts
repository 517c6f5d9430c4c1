import type { StaffOrder } from "#contract/staff-orders.ts";
import { NO_CENTS, sumCents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { leftToRefund, type PartAmounts } from "#rules/refund/price-refund.ts";
import type { Queries } from "../db/database.ts";
import type { Refundable } from "../refunds/load-refundable.ts";
import { spoken } from "../languages/spoken.ts";

const { refundToWords } = spoken.deskRefund;
const { refundPartName } = spoken.staff;

type ViewedRefundable = Pick<StaffOrder, "Left" | "Parts" | "OwedSinceChange" | "LostToBanks" | "SendsTo">;

/** What may be given back of an order, by its parts, and where it goes. */
export async function viewRefundable(queries: Queries, refundable: Refundable | null): Promise<ViewedRefundable> {
  const none = toWireMoney(NO_CENTS);
  if (!refundable) return { Left: none, Parts: [], OwedSinceChange: none, LostToBanks: none, SendsTo: [] };
  const { paid, given, owed, left } = refundable;
  return {
    Left: toWireMoney(left),
    Parts: leftToRefund(paid, given).map((part, at) => ({
      Part: String(part.part),
      Name: refundPartName(String(part.part), paid[at]?.description ?? ""),
      ...viewAmounts(part),
      Whole: viewAmounts(paid[at] ?? part),
    })),
    OwedSinceChange: toWireMoney(owed?.amount ?? NO_CENTS),
    LostToBanks: toWireMoney(sumCents(refundable.charges.map(({ lost }) => lost))),
    SendsTo: await viewTargets(queries, refundable),
  };
}

function viewAmounts({ units, amount, tax }: PartAmounts) {
  return { Units: units, Amount: toWireMoney(amount), Tax: toWireMoney(tax) };
}

async function viewTargets(queries: Queries, { charges, voucher }: Refundable): Promise<StaffOrder["SendsTo"]> {
  const cards =
    charges.length === 0
      ? []
      : await queries
          .selectFrom("payments")
          .select(["id", "card_type", "card_last4"])
          .where(
            "id",
            "in",
            charges.map(({ paymentId }) => paymentId),
          )
          .execute();
  const targets = charges.map(({ paymentId, left }) => {
    const card = cards.find(({ id }) => id === paymentId);
    return { Name: refundToWords.card(card?.card_type ?? "", card?.card_last4 ?? ""), Left: toWireMoney(left) };
  });
  return voucher ? [...targets, { Name: refundToWords.voucher, Left: toWireMoney(voucher.left) }] : targets;
}
