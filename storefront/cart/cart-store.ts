import { useStore } from "zustand";
import { fetchApi } from "../api/api.ts";
import { hasStoredCart } from "./cart-storage.ts";
import { createCartStore, type CartStore } from "./create-cart-store.ts";
import { CART_STORAGE_KEY } from "./cart-on-demand.ts";

const browserStorage = () => (typeof localStorage === "undefined" ? undefined : localStorage);

/** The browser's one cart. On the server it is always empty: pages draw from their loader there. */
export const cartStore = createCartStore(fetchApi, browserStorage, () => import("../shell/cart-alert.tsx"));

/** Everything of the cart; pass a selector where a page should not draw again with every change. */
export function useCart(): CartStore;
export function useCart<Part>(part: (store: CartStore) => Part): Part;
export function useCart<Part>(part?: (store: CartStore) => Part): CartStore | Part {
  return useStore(cartStore, part ?? ((store) => store as CartStore & Part));
}

/** Pieces in the cart: 0 in server markup and in the first drawing, then what this browser remembers. */
export function useCartCount(): number {
  return useCart((store) => store.cart.totalCount);
}

/** Known before the stored cart is read: one of another version is overwritten with an empty one by reading it. */
let hadCart = false;

/** Once per page load, in the browser, before anything changes the cart: takes what this browser remembers of it. */
export function rememberCart(): void {
  hadCart = hasStoredCart(browserStorage);
  void cartStore.persist.rehydrate();
}

/**
 * Once per page load, in the browser: asks the server for the cart and follows changes made in other tabs.
 * A browser that never had a cart asks nothing. Returns what stops it.
 */
export function followCart(): () => void {
  if ((hadCart || hasStoredCart(browserStorage)) && cartStore.getState().bill === null)
    void cartStore.getState().load();
  const onStorage = (event: StorageEvent) => {
    if (event.key === CART_STORAGE_KEY && event.newValue !== null) void cartStore.getState().load();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
