import type { EnergyRefusal } from "#rules/build/energy-refusal-facts.ts";
import type { ShipTo } from "#rules/address/ship-to.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { Totals } from "./carts.ts";
import type { ShippingChoice } from "./shipping-choice.ts";

/** When something arrives at a place and what it comes to there: dates, steps and cents of the checkout. */
export interface DeliveryEstimate {
  Success: true;
  /** Of the cart; 0 for a product. */
  Version: number;
  Place: ShipTo;
  /** The way it is priced by: the one that is chosen, or the cheapest. Null where nothing goes there. */
  Shipping: ShippingChoice | null;
  Totals: Totals;
  /** What is missing until shipping there is free; null where it is free, or nothing would make it so. */
  FreeShippingLeft: WireMoney | null;
  PointsEarned: number;
  /** A tax provider is asked with the whole address: until then the tax is by the table of the settings. */
  IsTaxEstimate: boolean;
  /** The PC that a law of energy keeps out of this place; null where all may go there. Told here, refused with the address. */
  NotSent: EnergyRefusal | null;
}

/** One unit of a product, with a warranty or, with 0, the included one. */
export const estimateDelivery = call<{
  query: { skuId: number; warrantyId: number; zip: string };
  reply: DeliveryEstimate;
}>("GET", "/api/shipping/delivery-estimate");

/** The visitor's cart at a postal code; at its own address where that is left out. */
export const estimateCart = call<{ query: { zip: string }; reply: DeliveryEstimate }>(
  "GET",
  "/api/carts/delivery-estimate",
);
