import { refuse } from "#rules/refusal.ts";
import type { getTotals as call } from "#contract/checkout.ts";
import { findOpenCart } from "../carts/carts-table.ts";
import { loadCart } from "../carts/load-cart.ts";
import { priceLoadedCart } from "../carts/price-loaded-cart.ts";
import { wireTotals } from "../carts/wire-totals.ts";
import type { Handler } from "../http/route.ts";

export const getTotals: Handler<typeof call> = async ({ world, principal }) => {
  const cart = await findOpenCart(world.db.queries, principal);
  if (!cart) return refuse("cart_empty");
  return { reply: wireTotals(priceLoadedCart(world, await loadCart(world.db.queries, cart), "CreditCard").priced) };
};
