import type { CartView } from "#contract/carts.ts";
import { answeredCart, billOf, EMPTY_CART, type BrowserCart, type CartBill } from "./browser-cart.ts";
import { useCart } from "./cart-store.ts";

/** A cart and the reasons for its amounts, as one page draws them. */
export interface ShownCart {
  cart: BrowserCart;
  bill: CartBill;
}

/** The store's cart, the only one that pages draw; on the server, and until the store has taken it, what the loader read. */
export function useShownCart(loaded: CartView): ShownCart {
  const cart = useCart((store) => store.cart);
  const bill = useCart((store) => store.bill);
  return bill ? { cart, bill } : { cart: answeredCart(EMPTY_CART, loaded), bill: billOf(loaded) };
}
