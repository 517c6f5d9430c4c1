import { setTimeout as sleep } from "node:timers/promises";
import { Stripe } from "stripe";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

/** Two seconds in all: longer than a capture takes, shorter than a shopper's patience. */
const TWIN_WAITS = 20;
const TWIN_WAIT_MS = 100;

/** The shopper's request and the provider's webhook may ask for the same change at once: the second waits for the first's answer. */
export async function afterTwin<Changed>(change: () => Promise<Changed>): Promise<Changed> {
  for (let wait = 1; ; wait += 1) {
    try {
      return await change();
    } catch (error) {
      const isTwin = error instanceof Stripe.errors.StripeError && error.statusCode === 409;
      if (!isTwin || wait > TWIN_WAITS) throw error;
      await sleep(TWIN_WAIT_MS);
    }
  }
}

/** A failure that Stripe remembers as its answer to a key: the call has ended, and asking again says the same. */
export function isReplayedFailure(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.["idempotent-replayed"] === "true"
  );
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}

/** No answer, a failing provider, a key it does not accept, too many calls, or the same call still running: nothing is known about the payment. */
export function translated(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const status = error.statusCode;
  const isSilent =
    error instanceof Stripe.errors.StripeConnectionError ||
    status === undefined ||
    status >= 500 ||
    status === 401 ||
    status === 403 ||
    status === 429 ||
    status === 409;
  return isSilent
    ? new ProviderUnreachable(`Stripe: ${error.type} ${status ?? "no answer"}: ${error.message}`, { cause: error })
    : error;
}
