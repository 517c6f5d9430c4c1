import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import { logFailure } from "../db/log-failure.ts";
import { ClientGone } from "./read-body.ts";
import { bodyTooLarge, generalError, type Refusal, refuseRequest } from "./refuse-request.ts";

/** Whoever is told to come back, is told when. */
export const RETRY_AFTER_SECONDS = 5;

/** What a failure inside a request is answered with. It is logged once: loudly only when the fault is ours. */
export function answerFailure(error: unknown, log: Logger, facts: Record<string, unknown>): Refusal {
  if (error instanceof DatabaseUnreachable) {
    logFailure(log, error, facts, "a request found no database");
    return databaseUnreachable;
  }
  if (error instanceof ClientGone) {
    log.info(facts, "a client hung up");
    return clientGone;
  }
  if (error instanceof HTTPException && error.status < 500) {
    log.info({ ...facts, status: error.status }, "a request was refused");
    return error.status === 413
      ? bodyTooLarge
      : refuseRequest(error.status, "request_refused", "The request cannot be read.");
  }
  logFailure(log, error, facts, "a request broke");
  return generalError;
}

const databaseUnreachable: Refusal = refuseRequest(
  503,
  "database_unreachable",
  "We cannot reach our records right now. Nothing was charged. Try again in a moment.",
  { headers: { "retry-after": String(RETRY_AFTER_SECONDS) } },
);

/** Nobody reads it; a proxy may write it down. */
const clientGone: Refusal = refuseRequest(400, "request_incomplete", "The request ended before all of it had come.");
