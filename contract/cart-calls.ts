import type { Call } from "./call.ts";

const CART_CALLS = ["/api/carts/", "/api/cart-checkout/", "/api/proxy/Services/"];

/** Whether a call is about the cart or its checkout: each of its answers says `Success` or `IsSuccess` (S467). */
export function isCartCall({ path }: Pick<Call, "path">): boolean {
  return CART_CALLS.some((folder) => path.startsWith(folder));
}
