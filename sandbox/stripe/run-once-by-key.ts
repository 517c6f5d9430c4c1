import { createHash } from "node:crypto";
import { StripeError } from "./stripe-error.ts";
import type { KeyRecord } from "./stripe-records.ts";

/** Where a peer of Stripe's API remembers answers. */
interface KeyMemory {
  get(table: "keys", id: string): KeyRecord | null;
  put(table: "keys", record: KeyRecord): void;
}

export interface StripeAnswer {
  status: number;
  body: Record<string, unknown>;
  replayed: boolean;
}

/**
 * Runs a change under its Idempotency-Key as Stripe does: the same request again gets the remembered answer, declines
 * included; another request under the key is refused with 400, one beside a running one with 409. A request refused
 * before it did anything leaves no memory.
 */
export async function runOnceByKey(
  ledger: KeyMemory,
  running: Set<string>,
  request: { key: string | null; path: string; body: string },
  work: () => Promise<Omit<StripeAnswer, "replayed">>,
): Promise<StripeAnswer> {
  const { key } = request;
  if (key === null) return { ...(await answerOf(work)), replayed: false };
  const fingerprint = createHash("sha256").update(`${request.path}\n${request.body}`).digest("hex");
  const known = ledger.get("keys", key);
  if (known && known.fingerprint !== fingerprint) throw otherRequest(key);
  if (known) return { status: known.status, body: known.body, replayed: true };
  if (running.has(key)) throw stillRunning(key);
  running.add(key);
  try {
    const answer = await answerOf(work);
    if (isFinal(answer)) ledger.put("keys", { id: key, fingerprint, ...answer });
    return { ...answer, replayed: false };
  } finally {
    running.delete(key);
  }
}

async function answerOf(work: () => Promise<Omit<StripeAnswer, "replayed">>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return { status: error.status, body: error.toJson() };
  }
}

function isFinal({ body }: Omit<StripeAnswer, "replayed">): boolean {
  const error = body["error"] as { type: string } | undefined;
  return error?.type !== "invalid_request_error";
}

function otherRequest(key: string): StripeError {
  return new StripeError(
    400,
    "idempotency_error",
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}

function stillRunning(key: string): StripeError {
  return new StripeError(
    409,
    "idempotency_error",
    `There is currently another in-progress request using this Idempotency-Key: ${key}.`,
    {
      code: "idempotency_key_in_use",
    },
  );
}
