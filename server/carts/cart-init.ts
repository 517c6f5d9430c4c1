import type { cartInit as call } from "#contract/carts.ts";
import type { Handler } from "../http/route.ts";
import { viewCart } from "./view-cart.ts";

/** Reading makes no cart: a visitor without one sees an empty one until something is added. */
export const cartInit: Handler<typeof call> = async ({ world, principal }) => ({
  reply: await viewCart(world, principal),
});
