import { CART_STATE_VERSION } from "#rules/cart/cart-state.ts";
import { fromStoredCart, toStoredCart } from "#rules/cart/stored-cart.ts";
import { CART_STORAGE_KEY } from "./cart-on-demand.ts";
import { toCartStateItem, type BrowserCart } from "./browser-cart.ts";
import type { PersistStorage } from "zustand/middleware";

/** The part of the store that outlives the page: ids, quantities, step and totals. Never an address, an email or a card. */
export interface KeptCart {
  cart: BrowserCart;
}

/**
 * Browser storage in the shape `{ v: 20230709, cart }`. Another version or shape reads as the default cart,
 * which the server's cart then fills (A23). A browser without storage (private mode, full disk) still shops.
 */
export function cartStorage(storage: () => Storage | undefined): PersistStorage<KeptCart> {
  return {
    getItem(name) {
      const text = read(storage, name);
      if (text === null) return null;
      // What is drawn of a line comes with the server's answer.
      return { state: { cart: { ...fromStoredCart(parse(text)), cartItems: {} } }, version: CART_STATE_VERSION };
    },
    setItem(name, { state }) {
      const lines = Object.entries(state.cart.cartItems).map(([id, item]) => [id, toCartStateItem(item)] as const);
      const text = JSON.stringify(toStoredCart({ ...state.cart, cartItems: Object.fromEntries(lines) }));
      // An equal text is not written again: other tabs would refresh for nothing.
      if (text !== read(storage, name)) attempt(() => storage()?.setItem(name, text));
    },
    removeItem(name) {
      attempt(() => storage()?.removeItem(name));
    },
  };
}

/** Whether this browser has had a cart: then, and only then, a page load asks the server for it. */
export function hasStoredCart(storage: () => Storage | undefined): boolean {
  const text = read(storage, CART_STORAGE_KEY);
  if (text === null) return false;
  const stored = parse(text);
  const isOurs = typeof stored === "object" && stored !== null && "v" in stored && stored.v === CART_STATE_VERSION;
  return !isOurs || fromStoredCart(stored).totalCount > 0;
}

const read = (storage: () => Storage | undefined, name: string) =>
  attempt(() => storage()?.getItem(name) ?? null) ?? null;
const parse = (text: string): unknown => attempt(() => JSON.parse(text));

/** Storage throws when it is switched off or full; a cart without it is only forgetful. */
function attempt<Value>(what: () => Value): Value | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
