import { Stripe } from "stripe";
import { objectsOnlyClient } from "./objects-only-client.ts";

export interface StripeAccess {
  secretKey: string;
  /** `https://api.stripe.com`, or the sandbox. */
  apiBase: string;
  /** How long a call may take; then its outcome is unknown. */
  timeoutMs: number;
}

/** The SDK at Stripe or at the sandbox. */
export function stripeClient({ secretKey, apiBase, timeoutMs }: StripeAccess): Stripe {
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === "http:";
  return new Stripe(secretKey, {
    protocol: isPlain ? "http" : "https",
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout: timeoutMs,
    httpClient: objectsOnlyClient(),
    // Repeating is the caller's work: it knows what is still needed by then.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
