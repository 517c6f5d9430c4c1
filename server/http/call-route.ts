import type { Answer } from "#contract/call.ts";
import type { World } from "../world.ts";
import { answerFailure, RETRY_AFTER_SECONDS } from "./answer-failure.ts";
import type { Checked, Refusal } from "./refuse-request.ts";
import type { Caller, Route } from "./route.ts";

/** Read only after the door, so that refused bodies are counted too. */
export interface CallInputs {
  query(): Checked<unknown>;
  body(): Promise<Checked<unknown>>;
}

export interface CallResult {
  answer: Answer<unknown>;
  headers: Record<string, string>;
}

/**
 * The one way to a handler, for HTTP and for pages alike, once the door has let the caller in. What breaks inside is
 * logged once, with the request's id, and answered with the generic alert.
 */
export async function callRoute(
  route: Route,
  input: CallInputs,
  caller: Caller,
  { world, requestId }: { world: World; requestId: string },
): Promise<CallResult> {
  try {
    const query = input.query();
    if (!query.ok) return refusal(query.refusal);
    const body = await input.body();
    if (!body.ok) return refusal(body.refusal);
    const answer = await route.handle({ query: query.value, body: body.value }, caller, world);
    return "refusal" in answer ? refusal(answer.refusal) : { answer: { ok: true, reply: answer.reply }, headers: {} };
  } catch (error) {
    const call = `${route.endpoint.method} ${route.endpoint.path}`;
    return refusal(answerFailure(error, world.log, { requestId, call }));
  }
}

function refusal({ status, alert, headers }: Refusal): CallResult {
  const comeBack: Record<string, string> = status === 503 ? { "retry-after": String(RETRY_AFTER_SECONDS) } : {};
  return { answer: { ok: false, status, alert }, headers: { ...comeBack, ...headers } };
}
