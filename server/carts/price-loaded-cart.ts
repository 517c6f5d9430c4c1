import type { CartToPrice, PaymentType } from "#rules/pricing/cart-to-price.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import type { World } from "../world.ts";
import { type LoadedCart, toCartToPrice } from "./cart-to-price.ts";

/**
 * Prices a cart to show it. When its destination cannot be priced, the cart is still shown, without tax and shipping;
 * the order that follows is stricter.
 */
export function priceLoadedCart(
  world: Pick<World, "config" | "now">,
  loaded: LoadedCart,
  paymentType: PaymentType | null,
): { input: CartToPrice; priced: PricedCart } {
  const input = toCartToPrice(loaded, world.config, world.now(), paymentType);
  const result = priceCart(input, world.config);
  if (result.ok) return { input, priced: result.value };
  const placeless = { ...input, destination: null };
  const retry = priceCart(placeless, world.config);
  if (!retry.ok) throw new Error(`The cart ${loaded.cart.id} cannot be priced: ${retry.reason}`);
  return { input: placeless, priced: retry.value };
}
