import type { Answer } from "#contract/call.ts";
import { type Reason, type Refusal, refuse, type Result } from "#rules/refusal.ts";
import type { World } from "../world.ts";
import { whereFrom } from "../sessions/describe-browser.ts";
import { answerFailure } from "./answer-failure.ts";
import type { SentBody } from "./read-file-body.ts";
import { type RefusalAnswer, refusalAnswer } from "./refusal-answer.ts";
import type { Caller, Route } from "./route.ts";

/** Read only after the door, so that refused bodies are counted too. */
export interface CallInputs {
  query(): Result<unknown, Reason>;
  body(): Promise<Result<SentBody, Reason>>;
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
    if (!query.ok) return refused(unreadable(route, query));
    const body = await input.body();
    if (!body.ok) return refused(unreadable(route, body));
    // Its own: an order is priced, and keeps what priced it, by the same settings, whatever is put in force meanwhile.
    const own = { ...world };
    const sent = { query: query.value, body: body.value.fields, file: body.value.file };
    const answer = await inTurn(route, caller, own, () => route.handle(sent, caller, own));
    return "reply" in answer
      ? { answer: { ok: true, reply: answer.reply }, headers: {} }
      : refused(refusalAnswer(answer));
  } catch (error) {
    const call = `${route.endpoint.method} ${route.endpoint.path}`;
    return refused(answerFailure(error, world.log, { requestId, call, ...whereFrom(caller.device) }));
  }
}

/** A call with a password waits for its turn with those of everybody else. */
function inTurn<Answer>(
  { rules, endpoint }: Route,
  { principal }: Caller,
  { passwordLine }: World,
  work: () => Promise<Answer>,
): Promise<Answer | Refusal> {
  if (!rules.password) return work();
  if (!principal || !("clientKey" in principal)) throw new Error(`${endpoint.path} takes a password of nobody`);
  return passwordLine.hold(principal.clientKey, work);
}

/** What cannot be read has no secret in it. */
function unreadable({ isSilent }: Route, refusal: Refusal): RefusalAnswer {
  return refusalAnswer(isSilent ? refuse("not_found") : refusal);
}

function refused({ status, alert, headers }: RefusalAnswer): CallResult {
  return { answer: { ok: false, status, alert }, headers };
}
