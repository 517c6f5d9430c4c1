import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { HandlerAnswer } from "../http/route.ts";
import type { World } from "../world.ts";

export interface OnceKey {
  /** What is done once, e.g. `confirm-order`. */
  scope: string;
  key: string;
  /** What was asked under the key; the same key with another request is refused. */
  request: unknown;
}

export type Once<Reply> =
  | { outcome: "answered"; answer: HandlerAnswer<Reply>; replayed: boolean }
  | { outcome: "still_running" }
  | { outcome: "other_request" };

const POLL_MS = 100;
const POLLS = 150;
/** After this long a running key is taken over: its process has died. Longer than any provider call may last. */
const LOCK_MS = 60_000;

/**
 * Runs `work` once per key and keeps its answer; identical requests beside it wait (up to 15 s) for that same answer.
 * `keep` says which answers are final; after another one, or a crash, the same request may run again.
 */
export async function runOnce<Reply>(
  world: World,
  once: OnceKey,
  work: () => Promise<HandlerAnswer<Reply>>,
  keep: (answer: HandlerAnswer<Reply>) => boolean,
): Promise<Once<Reply>> {
  const requestSha256 = createHash("sha256").update(JSON.stringify(once.request)).digest();
  for (let poll = 0; poll < POLLS; poll += 1) {
    if (await claim(world, once, requestSha256))
      return { outcome: "answered", answer: await runAndKeep(world, once, work, keep), replayed: false };
    const row = await findKey(world, once);
    if (row && !Buffer.from(row.request_sha256).equals(requestSha256)) return { outcome: "other_request" };
    if (row?.status === "done")
      return {
        outcome: "answered",
        answer: JSON.parse(row.response_body as string) as HandlerAnswer<Reply>,
        replayed: true,
      };
    await wait(POLL_MS);
  }
  return { outcome: "still_running" };
}

/** The insert is the lock: one request gets the row, or takes it over from one that died. */
async function claim(world: World, once: OnceKey, requestSha256: Uint8Array): Promise<boolean> {
  const now = world.now();
  const lockedUntil = new Date(now.getTime() + LOCK_MS);
  const inserted = await world.db.queries
    .insertInto("idempotency_keys")
    .values({
      scope: once.scope,
      key: once.key,
      request_sha256: requestSha256,
      status: "running",
      locked_until: lockedUntil,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (inserted) return true;
  const taken = await world.db.queries
    .updateTable("idempotency_keys")
    .set({ locked_until: lockedUntil })
    .where("scope", "=", once.scope)
    .where("key", "=", once.key)
    .where("status", "=", "running")
    .where("request_sha256", "=", requestSha256)
    .where("locked_until", "<", now)
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

async function runAndKeep<Reply>(
  world: World,
  once: OnceKey,
  work: () => Promise<HandlerAnswer<Reply>>,
  keep: (answer: HandlerAnswer<Reply>) => boolean,
) {
  try {
    const answer = await work();
    if (keep(answer)) await save(world, once, answer);
    else await forget(world, once);
    return answer;
  } catch (error) {
    await forget(world, once);
    throw error;
  }
}

/** Kept as text inside the JSON column: `jsonb` would reorder the keys, and the replay is the same to the byte. */
async function save(world: World, once: OnceKey, answer: HandlerAnswer<unknown>): Promise<void> {
  await world.db.queries
    .updateTable("idempotency_keys")
    .set({
      status: "done",
      response_status: "refusal" in answer ? answer.refusal.status : 200,
      response_body: JSON.stringify(JSON.stringify(answer)),
    })
    .where("scope", "=", once.scope)
    .where("key", "=", once.key)
    .execute();
}

async function forget(world: World, once: OnceKey): Promise<void> {
  await world.db.queries
    .deleteFrom("idempotency_keys")
    .where("scope", "=", once.scope)
    .where("key", "=", once.key)
    .where("status", "=", "running")
    .execute();
}

function findKey(world: World, once: OnceKey) {
  return world.db.queries
    .selectFrom("idempotency_keys")
    .select(["status", "request_sha256", "response_body"])
    .where("scope", "=", once.scope)
    .where("key", "=", once.key)
    .executeTakeFirst();
}
