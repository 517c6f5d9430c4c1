import { cartInit } from "#contract/schemas/carts.ts";
import { route } from "../http/route.ts";
import { viewCart } from "./view-cart.ts";

/** Reading makes no cart: a visitor without one sees an empty one until something is added. */
export const cartInitRoute = route(
  cartInit,
  { who: "cart", rate: "read", cache: "private", crossSite: "refuse" },
  async ({ world, principal }) => ({ reply: await viewCart(world, principal) }),
);
