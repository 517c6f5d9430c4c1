import { getCheckout } from "#contract/schemas/checkout.ts";
import { route } from "../http/route.ts";
import { viewCheckout } from "./view-checkout.ts";

export const getCheckoutRoute = route(
  getCheckout,
  { who: "cart", rate: "read", cache: "private", crossSite: "refuse" },
  ({ world, principal }) => viewCheckout(world, principal),
);
