import { setTimeout as sleep } from "node:timers/promises";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

export interface LenderApiSettings {
  /** Of the lender, for the log. */
  name: string;
  apiBase: string;
  /** The header of that name. */
  authorization: string;
  /** How long a call may take; then its outcome is unknown. Default 10 s. */
  timeoutMs?: number | undefined;
  /** The lender's own code or words for a refusal, from the body of a 4xx; null where the body says none. */
  reasonOf(body: Readonly<Record<string, unknown>>): string | null;
  /** Whether a 409 with this reason is a refusal; any other is the same call still running. */
  isRefusal(reason: string): boolean;
}

export interface LenderCall {
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  idempotencyKey?: string;
  /** Nothing exists before this call, so that a key the lender does not accept is its refusal. Elsewhere that says nothing of the payment. */
  begins?: true;
}

/** Answers the JSON object of a success. Throws `LenderRefusal` for a definite no, `ProviderUnreachable` for all that says nothing. */
export type LenderApi = (call: LenderCall) => Promise<Readonly<Record<string, unknown>>>;

/** The lender understood the call and will not do it. */
export class LenderRefusal extends Error {
  override name = "LenderRefusal";
  readonly status: number;
  readonly reason: string;

  constructor(lender: string, status: number, reason: string) {
    super(`${lender}: ${status} ${reason}`);
    this.status = status;
    this.reason = reason;
  }
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** Two seconds in all: longer than a capture takes, shorter than a shopper's patience. */
const TWIN_WAITS = 20;
const TWIN_WAIT_MS = 100;

/** HTTP and JSON with a lender. Repeating is the reconciler's work, except beside a twin of the same call. */
export function openLenderApi(settings: LenderApiSettings): LenderApi {
  return async (call) => {
    for (let wait = 1; ; wait += 1) {
      const { status, body } = await ask(settings, call);
      if (status < 300) return body ?? sayNothing(settings, status);
      const reason = body && settings.reasonOf(body);
      const isKey = status === 401 || (status === 403 && reason === null);
      if (isKey && call.begins) throw new LenderRefusal(settings.name, status, reason ?? "key not accepted");
      const isTwin = status === 409 && !(reason !== null && settings.isRefusal(reason));
      if (isTwin && wait <= TWIN_WAITS) {
        await sleep(TWIN_WAIT_MS);
        continue;
      }
      if (isTwin || isKey || reason === null || status === 429 || status < 400 || status >= 500)
        return sayNothing(settings, status);
      throw new LenderRefusal(settings.name, status, reason);
    }
  };
}

function sayNothing({ name }: LenderApiSettings, status: number): never {
  throw new ProviderUnreachable(`${name}: an answer of ${status} says nothing`);
}

async function ask(
  { name, apiBase, authorization, timeoutMs }: LenderApiSettings,
  { method, path, body, idempotencyKey }: LenderCall,
): Promise<{ status: number; body: Readonly<Record<string, unknown>> | null }> {
  try {
    const answer = await fetch(`${apiBase}${path}`, {
      method,
      headers: {
        accept: "application/json",
        authorization,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs ?? DEFAULT_TIMEOUT_MS),
    });
    return { status: answer.status, body: objectOf(await answer.text()) };
  } catch (error) {
    throw new ProviderUnreachable(`${name} did not answer ${method} ${path}`, { cause: error });
  }
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isObject(parsed: unknown): parsed is Readonly<Record<string, unknown>> {
  return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
}
