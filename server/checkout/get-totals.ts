import { refuse } from "#rules/refusal.ts";
import { CONNECTED_METHOD } from "#rules/payment/payment-types.ts";
import type { getTotals as call } from "#contract/checkout.ts";
import { loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import type { Handler } from "../http/route.ts";

export const getTotals: Handler<typeof call> = async ({ world, principal }) => {
  const loaded = await loadCart(world, principal);
  return loaded ? { reply: wireTotals(priceLoadedCart(world, loaded, CONNECTED_METHOD).priced) } : refuse("cart_empty");
};
