import type { OnceKey } from "../http/run-once.ts";

export const CONFIRM_SCOPE = "confirm-order";

/**
 * The idempotency key of an order with a card. `NOTE_CAPTURED` makes the same of the attempt's rows, to keep its answer
 * for whoever asked.
 */
export function confirmKey(orderNumber: string, paymentToken: string): OnceKey {
  return {
    scope: CONFIRM_SCOPE,
    key: `${orderNumber}:${paymentToken}`,
    request: { order: orderNumber, token: paymentToken },
  };
}
