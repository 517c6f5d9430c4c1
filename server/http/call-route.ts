import type { Answer, ReplyOf } from "#contract/call.ts";
import type { Endpoint } from "#contract/schemas/endpoint.ts";
import type { World } from "../world.ts";
import { answerFailure, RETRY_AFTER_SECONDS } from "./answer-failure.ts";
import { checkInput } from "./check-input.ts";
import type { Principal } from "./principal.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Checked, Refusal } from "./refuse-request.ts";
import type { Route } from "./route.ts";

/** Who calls, and where a new cart's token goes. `principal` is null where nobody may be seen: a public page being filled. */
export interface Caller {
  principal: Principal | null;
  setCartToken(token: string): void;
  rememberOrder(orderNumber: string, key: string): void;
}

/** Read only after the request was counted, so that refused bodies are counted too. */
export interface CallInputs {
  query(): Checked<unknown>;
  body(): Promise<Checked<unknown>>;
}

export interface CallResult<Reply> {
  answer: Answer<Reply>;
  headers: Record<string, string>;
}

/**
 * The one way to a handler, for HTTP and for pages alike: count the request, check query and body by the contract, run.
 * What breaks inside is logged once, with the request's id, and answered with the generic alert.
 */
export async function callRoute<E extends Endpoint>(
  route: Route<E>,
  input: CallInputs,
  caller: Caller,
  means: { world: World; limits: RateLimits; requestId: string },
): Promise<CallResult<ReplyOf<E>>> {
  const { world, limits, requestId } = means;
  try {
    const limited = caller.principal && (await limits.count(route.rules.rate, caller.principal.clientKey));
    if (limited) return refusal(limited);
    const read = { query: input.query(), body: await input.body() };
    if (!read.query.ok) return refusal(read.query.refusal);
    if (!read.body.ok) return refusal(read.body.refusal);
    const query = checkInput(route.endpoint.query, read.query.value);
    if (!query.ok) return refusal(query.refusal);
    const body = checkInput(route.endpoint.body, read.body.value);
    if (!body.ok) return refusal(body.refusal);
    const handled = await route.handle(callOf(route, query.value, body.value, caller, world));
    if ("refusal" in handled) return { answer: { ok: false, ...handled.refusal }, headers: comeBack(handled.refusal) };
    return { answer: { ok: true, reply: handled.reply }, headers: {} };
  } catch (error) {
    const call = `${route.endpoint.method} ${route.endpoint.path}`;
    return refusal(answerFailure(error, world.log, { requestId, call }));
  }
}

/** A public call gets no principal at all, so its answer cannot depend on who asked. */
function callOf<E extends Endpoint>(
  route: Route<E>,
  query: unknown,
  body: unknown,
  caller: Caller,
  world: World,
): Parameters<Route<E>["handle"]>[0] {
  const call = { world, query, body } as Parameters<Route<E>["handle"]>[0];
  if (route.rules.cache === "public") return call;
  if (!caller.principal)
    throw new Error(`A public page called ${route.endpoint.path}, whose answer depends on who asks`);
  return {
    ...call,
    principal: caller.principal,
    setCartToken: (token) => caller.setCartToken(token),
    rememberOrder: (orderNumber, key) => caller.rememberOrder(orderNumber, key),
  };
}

function comeBack({ status }: { status: number }): Record<string, string> {
  return status === 503 ? { "retry-after": String(RETRY_AFTER_SECONDS) } : {};
}

function refusal(refused: Refusal): CallResult<never> {
  return { answer: { ok: false, status: refused.status, alert: refused.alert }, headers: refused.headers ?? {} };
}
