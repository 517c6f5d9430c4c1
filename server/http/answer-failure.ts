import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { refuse } from "#rules/refusal.ts";
import { DatabaseUnreachable, logFailure } from "../db/database-unreachable.ts";
import { ClientGone } from "./body-pieces.ts";
import { type RefusalAnswer, refusalAnswer } from "./refusal-answer.ts";

/** What a failure inside a request is answered with. It is logged once: loudly only when the fault is ours. */
export function answerFailure(error: unknown, log: Logger, facts: Record<string, unknown>): RefusalAnswer {
  if (error instanceof DatabaseUnreachable) {
    logFailure(log, error, facts, "a request found no database");
    return refusalAnswer(refuse("database_unreachable", { mayBeCharged: false }));
  }
  if (error instanceof ClientGone) {
    log.info(facts, "a client hung up");
    // Nobody reads it; a proxy may write it down.
    return refusalAnswer(refuse("request_incomplete"));
  }
  if (error instanceof HTTPException && error.status < 500) {
    log.info({ ...facts, status: error.status }, "a request was refused");
    return error.status === 413
      ? refusalAnswer(refuse("body_too_large"))
      : { ...refusalAnswer(refuse("request_refused")), status: error.status };
  }
  logFailure(log, error, facts, "a request broke");
  return refusalAnswer(refuse("general_error"));
}
