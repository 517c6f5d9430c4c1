import { refuse } from "#rules/refusal.ts";
import type { checkCartItems as call } from "#contract/checkout.ts";
import { findOpenCart } from "../carts/carts-table.ts";
import type { Handler } from "../http/route.ts";

/** Stage 2: the cart is still the one the shopper saw. Another tab may have changed it. */
export const checkCartItems: Handler<typeof call> = async ({ world, principal, body }) => {
  const cart = await findOpenCart(world.db.queries, principal);
  return cart?.version === body.Version ? { reply: { Success: true as const } } : refuse("cart_changed");
};
