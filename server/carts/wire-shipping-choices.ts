import type { ShippingChoice } from "#contract/shipping-choice.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import { shippingWords } from "#words/checkout.ts";
import { shippingReasonText } from "#words/shipping-reasons.ts";

/** Every way a priced cart may travel, cheapest first, in the wire's words. */
export function wireShippingChoices(priced: Pick<PricedCart, "shippingOptions">): ShippingChoice[] {
  return priced.shippingOptions.map((option) => ({
    ShippingMethodID: option.methodId,
    ShippingMethodName: option.name || shippingWords.nothingShips,
    Fee: toWireMoney(option.fee),
    ListFee: toWireMoney(option.listFee),
    ShipsOn: option.shipsOn,
    ArrivesFrom: option.arrivesFrom,
    ArrivesUntil: option.arrivesUntil,
    Why: shippingReasonText(option.reason),
    Handover: option.handover,
  }));
}
