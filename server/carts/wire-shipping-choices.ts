import type { ShippingChoice } from "#contract/shipping-choice.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import { spoken } from "../languages/spoken.ts";

const { shippingWords } = spoken.checkout;
const { ownerText } = spoken.ownerTexts;
const { shippingReasonText } = spoken.shippingReasons;

/** Every way a priced cart may travel, cheapest first, in the wire's words. */
export function wireShippingChoices(priced: Pick<PricedCart, "shippingOptions">): ShippingChoice[] {
  return priced.shippingOptions.map((option) => ({
    ShippingMethodID: option.methodId,
    ShippingMethodName: option.name === "" ? shippingWords.nothingShips : ownerText(option.name),
    Fee: toWireMoney(option.fee),
    ListFee: toWireMoney(option.listFee),
    ShipsOn: option.shipsOn,
    ArrivesFrom: option.arrivesFrom,
    ArrivesUntil: option.arrivesUntil,
    Why: shippingReasonText(option.reason),
    Handover: option.handover,
  }));
}
