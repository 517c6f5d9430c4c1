import type { getCheckout as call } from "#contract/checkout.ts";
import type { Handler } from "../http/route.ts";
import { viewCheckout } from "./view-checkout.ts";

export const getCheckout: Handler<typeof call> = ({ world, principal }) => viewCheckout(world, principal);
