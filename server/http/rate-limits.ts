import { type Refusal, refuse } from "#rules/refusal.ts";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { RATES, type RateName } from "./route-rules.ts";

export interface RateLimits {
  /** Counts one request; a refusal (429, with `Retry-After`) when the client has used up its points. */
  count(name: RateName | "uncounted", clientKey: string): Promise<Refusal | null>;
}

export function rateLimits(): RateLimits {
  const limiters = new Map(
    Object.entries(RATES).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    ]),
  );
  return {
    async count(name, clientKey) {
      try {
        await limiters.get(name)?.consume(clientKey);
        return null;
      } catch (used) {
        if (!(used instanceof RateLimiterRes)) throw used;
        return refuse("too_many_requests", { seconds: Math.max(1, Math.ceil(used.msBeforeNext / 1000)) });
      }
    },
  };
}

/** For load tests on the sandbox only: nobody is counted. */
export const noRateLimits: RateLimits = { count: () => Promise.resolve(null) };
