import type { Answer, Api, CallInput, Endpoint, ReplyOf } from "#contract/endpoint.ts";
import type { World } from "../world.ts";
import { type Caller, callRoute } from "./call-route.ts";
import type { RateLimits } from "./rate-limits.ts";
import { accepted } from "./refuse-request.ts";
import type { Route } from "./route.ts";

/** Serves the contract's client inside the process, for page loaders and actions: same checks, same handler, no HTTP. */
export function callInProcess(
  routes: readonly Route[],
  caller: Caller,
  means: { world: World; limits: RateLimits; requestId: string },
): Api {
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Answer<ReplyOf<E>>> => {
    const route = routes.find((one) => one.endpoint.path === endpoint.path && one.endpoint.method === endpoint.method);
    if (!route) throw new Error(`No route answers ${endpoint.method} ${endpoint.path}`);
    const { answer } = await callRoute(
      route,
      { query: () => accepted(input.query ?? {}), body: () => Promise.resolve(accepted(input.body ?? {})) },
      caller,
      means,
    );
    return answer as Answer<ReplyOf<E>>;
  };
}
