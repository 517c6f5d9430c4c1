import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { REFUSALS } from "#contract/refusals.ts";
import { withDatabasePatience } from "../db/database-patience.ts";
import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import type { HandlerAnswer } from "./route.ts";
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
/** How often a key that could not be let go, because the database was away, is tried again. */
const LET_GO_EVERY_MS = 1000;

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
  const done = async (): Promise<Done<Reply>> => {
    const answer = await work();
    return { answer, key: keep(answer) ? "keep" : "forget" };
  };
  for (let poll = 0; poll < POLLS; poll += 1) {
    const claimed = keyToClaim(world, once);
    if (await claim(world, claimed))
      return { outcome: "answered", answer: await runClaimed(world, claimed, done), replayed: false };
    const row = await findKey(world, once);
    if (row && !Buffer.from(row.request_sha256).equals(claimed.requestSha256)) return { outcome: "other_request" };
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

/** A key in our hands, or about to be. `lockedUntil` tells our hold on it from that of whoever takes it over. */
export interface ClaimedKey {
  scope: string;
  key: string;
  requestSha256: Uint8Array;
  lockedUntil: Date;
}

/** What was done under a key: its answer, and what becomes of the key, unless a statement of the work has kept it. */
export interface Done<Reply> {
  answer: HandlerAnswer<Reply>;
  key: "keep" | "kept" | "forget";
}

/** The row that claims a key from now on, for a statement that writes it itself. */
export function keyToClaim({ now }: Pick<World, "now">, { scope, key, request }: OnceKey): ClaimedKey {
  const requestSha256 = createHash("sha256").update(JSON.stringify(request)).digest();
  return { scope, key, requestSha256, lockedUntil: new Date(now().getTime() + LOCK_MS) };
}

/** The insert is the lock: one request gets the row, or takes it over from one that died. */
async function claim(world: World, claimed: ClaimedKey): Promise<boolean> {
  const { scope, key, requestSha256, lockedUntil } = claimed;
  const now = world.now();
  try {
    const inserted = await world.db.queries
      .insertInto("idempotency_keys")
      .values({
        scope,
        key,
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
      .where("scope", "=", scope)
      .where("key", "=", key)
      .where("status", "=", "running")
      .where("request_sha256", "=", requestSha256)
      .where("locked_until", "<", now)
      .returning("key")
      .executeTakeFirst();
    return taken !== undefined;
  } catch (error) {
    if (!(error instanceof DatabaseUnreachable)) throw error;
    forgetLater(world, claimed);
    // Whatever became of the key, the work has not begun.
    throw new DatabaseUnreachable(error.message, { cause: error });
  }
}

/** For a claim that found no database: its row may have been written although nobody heard of it. */
export function forgetLater(world: World, claimed: ClaimedKey): void {
  void afterwards(world, () => forget(world, claimed));
}

/** Runs `work` under a key that is claimed already. Where it throws, the same request may run again. */
export async function runClaimed<Reply>(
  world: World,
  claimed: ClaimedKey,
  work: () => Promise<Done<Reply>>,
): Promise<HandlerAnswer<Reply>> {
  try {
    const { answer, key } = await work();
    if (key !== "kept")
      await letGo(world, () => (key === "keep" ? save(world, claimed, answer) : forget(world, claimed)));
    return answer;
  } catch (error) {
    await letGo(world, () => forget(world, claimed));
    throw error;
  }
}

/** What was done is answered even when its key cannot be written now: the key follows when the database is back. */
async function letGo(world: World, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof DatabaseUnreachable)) throw error;
    void afterwards(world, write);
  }
}

/** Tries until it succeeds, or until the key's lock has run out by itself. */
async function afterwards(world: World, write: () => Promise<void>): Promise<void> {
  for (let passed = 0; passed < LOCK_MS; passed += LET_GO_EVERY_MS) {
    await wait(LET_GO_EVERY_MS, undefined, { ref: false });
    try {
      return await withDatabasePatience(LET_GO_EVERY_MS, write);
    } catch (error) {
      if (error instanceof DatabaseUnreachable) continue;
      return world.log.error({ err: error }, "an idempotency key could not be let go");
    }
  }
}

/** Kept as text inside the JSON column: `jsonb` would reorder the keys, and the replay is the same to the byte. */
async function save(world: World, { scope, key }: ClaimedKey, answer: HandlerAnswer<unknown>): Promise<void> {
  await world.db.queries
    .updateTable("idempotency_keys")
    .set({
      status: "done",
      response_status: "reply" in answer ? 200 : REFUSALS[answer.reason].status,
      response_body: JSON.stringify(JSON.stringify(answer)),
    })
    .where("scope", "=", scope)
    .where("key", "=", key)
    .execute();
}

async function forget(world: World, { scope, key, lockedUntil }: ClaimedKey): Promise<void> {
  await world.db.queries
    .deleteFrom("idempotency_keys")
    .where("scope", "=", scope)
    .where("key", "=", key)
    .where("status", "=", "running")
    .where("locked_until", "=", lockedUntil)
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
