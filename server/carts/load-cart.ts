import type { Queries, Tx } from "../db/database.ts";
import { cartLines } from "./cart-lines.ts";
import type { LoadedCart } from "./cart-to-price.ts";
import type { CartRow } from "./carts-table.ts";
import { findCoupon } from "./coupons-table.ts";

/** Reads the lines and the coupon of a cart that was found or locked for its own visitor. */
export async function loadCart(queries: Queries | Tx, cart: CartRow): Promise<LoadedCart> {
  const lines = await cartLines(queries, cart);
  const email = cart.shippingAddress?.Email ?? null;
  const coupon = cart.couponCode === null ? null : await findCoupon(queries, cart.couponCode, { id: cart.id, email });
  return { cart, lines, coupon };
}
