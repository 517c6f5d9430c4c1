import type { StoreApi } from "zustand/vanilla";
import type { CartStore } from "./create-cart-store.ts";

export const CART_STORAGE_KEY = "cart";

type OpenedCart = Pick<StoreApi<CartStore>, "getState" | "subscribe">;

let tellOpened: (cart: OpenedCart) => void = () => {};
/** The cart of this page, once anything has opened it. */
export const cartOpened = new Promise<OpenedCart>((resolve) => {
  tellOpened = resolve;
});
let opening: Promise<OpenedCart> | null = null;

/**
 * The browser's cart, with its code: a browser without a cart fetches that with its first add. Fails where the code does
 * not arrive, and may be asked again.
 */
export function openCart(): Promise<OpenedCart> {
  opening ??= fetchCart().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Whether this browser has had a cart. */
export function mayHaveCart(): boolean {
  try {
    return localStorage.getItem(CART_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

async function fetchCart(): Promise<OpenedCart> {
  const { cartStore, followCart, rememberCart } = await import("./cart-store.ts");
  rememberCart();
  followCart();
  tellOpened(cartStore);
  return cartStore;
}
