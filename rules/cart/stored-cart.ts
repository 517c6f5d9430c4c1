import { CART_STATE_VERSION, DEFAULT_CART_STATE, type CartState } from "./cart-state.ts";

/** What browser storage holds (A23). */
export interface StoredCart {
  v: typeof CART_STATE_VERSION;
  cart: CartState;
}

export function toStoredCart(cart: CartState): StoredCart {
  return { v: CART_STATE_VERSION, cart };
}

/**
 * The cart of browser storage, already parsed from JSON, or the default one when it is absent, of another version,
 * or of another shape. Nothing is lost by that: the server's cart is fetched on load.
 */
export function fromStoredCart(stored: unknown): CartState {
  if (!isRecord(stored) || stored["v"] !== CART_STATE_VERSION || !isRecord(stored["cart"])) return DEFAULT_CART_STATE;
  return hasDefaultShape(stored["cart"]) ? stored["cart"] : DEFAULT_CART_STATE;
}

function hasDefaultShape(cart: Record<string, unknown>): cart is Record<string, unknown> & CartState {
  const known = Object.entries(DEFAULT_CART_STATE);
  if (known.length !== Object.keys(cart).length) return false;
  return known.every(
    ([field, value]) => sort(cart[field]) === sort(value) || (field === "idVerification" && isRecord(cart[field])),
  );
}

function sort(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return sort(value) === "object";
}
