import type { validateCart as call } from "#contract/checkout.ts";
import { cartBlocks } from "../carts/cart-blocks.ts";
import { loadCart } from "../carts/load-cart.ts";
import type { Handler } from "../http/route.ts";
import { destinationRefusal } from "../carts/destination-refusal.ts";
import { whyEmpty, withReason } from "./why-empty.ts";

/** Stage 1: the first thing that keeps this cart from being bought, in the specification's words. */
export const validateCart: Handler<typeof call> = async ({ world, principal }) => {
  const loaded = await loadCart(world, principal);
  if (!loaded) return whyEmpty(world, principal);
  const [block] = cartBlocks(loaded, world.config);
  if (block) return withReason(world, principal, block.refusal);
  const { cart } = loaded;
  const elsewhere =
    cart.shippingAddress && destinationRefusal(world, loaded.lines, cart.shippingAddress, cart.confirmedZipCode);
  return elsewhere ?? { reply: { Success: true as const } };
};
