import type { Coupon } from "#rules/pricing/cart-to-price.ts";
import type { Queries, Tx } from "../db/database.ts";
import { type CartLine, cartLines } from "./cart-lines.ts";
import type { CartRow } from "./carts-table.ts";
import { findCoupon } from "./coupons-table.ts";

/** A visitor's cart with everything a price depends on, read in one go. */
export interface LoadedCart {
  cart: CartRow;
  lines: readonly CartLine[];
  coupon: Coupon | null;
}

/** Reads the lines and the coupon of a cart that was found or locked for its own visitor. */
export async function loadCart(queries: Queries | Tx, cart: CartRow): Promise<LoadedCart> {
  const lines = await cartLines(queries, cart);
  return { cart, lines, coupon: await couponOf(queries, cart) };
}

/** The cart's coupon with the uses left to whoever's email it has. */
export async function couponOf(queries: Queries | Tx, cart: CartRow): Promise<Coupon | null> {
  const email = cart.shippingAddress?.Email ?? null;
  return cart.couponCode === null ? null : findCoupon(queries, cart.couponCode, { id: cart.id, email });
}
