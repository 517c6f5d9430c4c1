import { cents } from "../money/cents.ts";
import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import type { ShippingMethodId } from "../shipping/shipping-config.ts";
import { cartOf, sampleMouse, samplePc } from "./sample-cart.ts";
import { defaultShippingConfig } from "../shipping/default-shipping-config.ts";
import type { ShippingConfig } from "../shipping/shipping-config.ts";
import { shippingOptionsFor } from "../shipping/shipping-options.ts";

/** Places and questions that the tests of shipping share. */
export const chair: LineToPrice = { ...sampleMouse, lineId: "chair", weightGrams: 24_000 };
export const to = (state: string, city: string, change: Partial<Destination> = {}): Destination => ({
  country: "USA",
  state,
  postalCode: "",
  city,
  isPoBox: false,
  ...change,
});
export const readyPc: LineToPrice = { ...samplePc, lineId: "rdy", readyMade: true };
export const denver = to("CO", "Denver");
export const honolulu = to("HI", "Honolulu");
export const apo = to("AE", "APO");
export const montreal = to("QC", "Montréal", { country: "CANADA" });
export const options = (
  lines: readonly LineToPrice[],
  destination: Destination | null,
  afterDiscount = 0,
  shipping: ShippingConfig = defaultShippingConfig,
) => shippingOptionsFor(cartOf(lines, { destination }), cents(afterDiscount), { shipping });
export const fees = (...args: Parameters<typeof options>) =>
  options(...args).map(({ methodId, fee }) => `${methodId}: ${fee}`);
export const option = (methodId: ShippingMethodId, ...args: Parameters<typeof options>) =>
  options(...args).find((row) => row.methodId === methodId);
