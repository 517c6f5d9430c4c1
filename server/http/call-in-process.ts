import { refusalAnswer } from "./refusal-answer.ts";
import { ok } from "#rules/refusal.ts";
import type { Answer, Api, Call, CallInput, ReplyOf } from "#contract/call.ts";
import type { World } from "../world.ts";
import { callRoute } from "./call-route.ts";
import { enterInside } from "./door.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Caller, Route } from "./route.ts";

/** The row of a call. */
export function findRoute(routes: readonly Route[], call: Call): Route {
  const route = routes.find((one) => one.endpoint.path === call.path && one.endpoint.method === call.method);
  if (!route) throw new Error(`No route answers ${call.method} ${call.path}`);
  return route;
}

/** Serves the contract's client inside the process, for page loaders and actions: same checks, same handler, no HTTP. */
export function callInProcess(
  routes: readonly Route[],
  caller: Caller,
  means: { world: World; limits: RateLimits; requestId: string },
): Api {
  return async <C extends Call>(call: C, input: CallInput<C> = {}): Promise<Answer<ReplyOf<C>>> => {
    const route = findRoute(routes, call);
    const refusal = caller.principal && (await enterInside(caller.principal, route.rules, means));
    if (refusal) {
      const { status, alert } = refusalAnswer(refusal);
      return { ok: false, status, alert };
    }
    const { answer } = await callRoute(
      route,
      {
        query: () => ok(input.query ?? {}),
        body: () => Promise.resolve(ok({ fields: input.body ?? {}, file: input.file ?? null })),
      },
      caller,
      means,
    );
    return answer as Answer<ReplyOf<C>>;
  };
}
