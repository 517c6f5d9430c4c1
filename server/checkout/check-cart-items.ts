import { refuse } from "#rules/refusal.ts";
import type { checkCartItems as call } from "#contract/checkout.ts";
import { loadCart } from "../carts/load-cart.ts";
import type { Handler } from "../http/route.ts";

/** Stage 2: the cart is still the one the shopper saw. Another tab may have changed it. */
export const checkCartItems: Handler<typeof call> = async ({ world, principal, body }) => {
  const loaded = await loadCart(world, principal);
  return loaded?.cart.version === body.Version ? { reply: { Success: true as const } } : refuse("cart_changed");
};
