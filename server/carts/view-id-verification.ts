import type { IdVerified } from "#contract/carts.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { IdVerification } from "#rules/discounts/id-discount.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";

/** A cart's ID verification in the specification's words (S174–S180); its amount is above zero. Null without one. */
export function viewIdVerification(
  verification: IdVerification | null,
  { steps, idDiscount }: Pick<PricedCart, "steps" | "idDiscount">,
): IdVerified | null {
  if (!verification) return null;
  const shares = steps.filter(({ kind }) => kind === "id_discount").flatMap((step) => step.shares);
  return {
    UserId: verification.userId,
    GroupName: verification.groupName,
    Verified: verification.verified,
    DiscountPercetage: verification.discountPpm / 10_000,
    AvailableApply: idDiscount < 0,
    IDmeDiscountCartitems: shares.filter(({ amount }) => amount < 0).map(({ lineId }) => lineId),
    IDmeTotalDiscount: toWireMoney(cents(-idDiscount)),
  };
}
