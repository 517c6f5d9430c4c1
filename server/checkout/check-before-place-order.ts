import type { checkBeforePlaceOrder as call } from "#contract/final-confirm.ts";
import type { Handler } from "../http/route.ts";
import { refuseCart } from "./cart-checkout.ts";

/** Stage 2 of the specification's payload: it changes nothing. */
export const checkBeforePlaceOrder: Handler<typeof call> = async (asked) => {
  const refusal = await refuseCart(asked);
  return refusal ?? { reply: { Success: true as const } };
};
