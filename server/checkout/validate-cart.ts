import { refuse } from "#rules/refusal.ts";
import type { validateCart as call } from "#contract/checkout.ts";
import { cartBlocks } from "../carts/cart-blocks.ts";
import { findOpenCart } from "../carts/carts-table.ts";
import { loadCart } from "../carts/load-cart.ts";
import type { Handler } from "../http/route.ts";
import { placeRefusal } from "./place-refusal.ts";

/** Stage 1: the first thing that keeps this cart from being bought, in the specification's words. */
export const validateCart: Handler<typeof call> = async ({ world, principal }) => {
  const cart = await findOpenCart(world.db.queries, principal);
  if (!cart) return refuse("cart_empty");
  const [block] = cartBlocks(await loadCart(world.db.queries, cart), world.config);
  if (block) return block.refusal;
  const elsewhere = cart.shippingAddress && placeRefusal(cart.shippingAddress, cart.confirmedZipCode);
  return elsewhere ?? { reply: { Success: true as const } };
};
