import type { checkBeforePlaceOrder as call } from "#contract/final-confirm.ts";
import { linesRefusal } from "../carts/destination-refusal.ts";
import { loadCart } from "../carts/load-cart.ts";
import type { Handler } from "../http/route.ts";
import { refuseCart } from "./cart-checkout.ts";

/** Stage 2 of the specification's payload: it changes nothing. A law that keeps a PC out of its place is told before the order. */
export const checkBeforePlaceOrder: Handler<typeof call> = async (asked) => {
  const { world, principal, body } = asked;
  const refusal = await refuseCart(asked);
  if (refusal) return refusal;
  const loaded = await loadCart(world, principal);
  const kept = loaded && linesRefusal(world, loaded.lines, { country: body.Country, state: body.State });
  return kept ?? { reply: { Success: true as const } };
};
