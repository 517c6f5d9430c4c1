import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { World } from "../world.ts";

/** So many of one subject in a window of so many seconds. */
export interface SlowLimit {
  /** What is counted, like `order link by email`. */
  name: string;
  /** Whose it is; kept as a keyed hash. Empty for the whole shop. */
  of: string;
  most: number;
  seconds: number;
  /** One that is counted beside it: whoever has no more than so many there is not refused because this one is used up. */
  spares?: Pick<SlowLimit, "name" | "of" | "most">;
}

/** What is used up, and for how many seconds yet. */
interface UsedUp {
  names: readonly string[];
  seconds: number;
}

/**
 * Counts one in the database, which all nodes share, under each of these limits; a refusal (429) when one of them is used
 * up. It counts, and refuses, the same whether or not what is asked for exists.
 */
export async function countSlowly(
  world: Pick<World, "db" | "settings" | "now">,
  limits: readonly SlowLimit[],
  queries: Queries | Tx = world.db.queries,
): Promise<Refusal<"too_many_requests"> | null> {
  const usedUp = await countUp(world, limits, queries);
  return usedUp && refuse("too_many_requests", { seconds: usedUp.seconds });
}

/** The same for who decides by which of the limits it was. */
export async function countUp(
  world: Pick<World, "db" | "settings" | "now">,
  limits: readonly SlowLimit[],
  queries: Queries | Tx = world.db.queries,
): Promise<UsedUp | null> {
  const now = world.now().getTime();
  const counters = limits.map((limit) => {
    const start = windowStart(world, limit);
    return {
      subject: subjectOf(world, limit),
      most: limit.most,
      start: start.toISOString(),
      limit,
      ends: start.getTime() + limit.seconds * 1000,
    };
  });
  // In one order, so that two requests never wait for each other in a circle.
  const asked = JSON.stringify(counters.map(({ subject, most, start }) => ({ subject, most, start })));
  const { rows } = await sql<{ subject: string; count: number }>`
    insert into slow_counters (subject, window_start, count)
    select subject, start, 1
    from jsonb_to_recordset(${asked}::jsonb) as counter (subject text, most int, start timestamptz)
    order by subject
    on conflict (subject, window_start) do update set count = slow_counters.count + 1
    where slow_counters.count < (
      select most from jsonb_to_recordset(${asked}::jsonb) as counter (subject text, most int)
      where counter.subject = excluded.subject
    )
    returning subject, count`.execute(queries);
  const counted = new Map(rows.map(({ subject, count }) => [subject, count]));
  const isSpared = ({ spares }: SlowLimit) =>
    spares !== undefined && (counted.get(subjectOf(world, spares)) ?? Infinity) <= spares.most;
  const usedUp = counters.filter(({ subject, limit }) => !counted.has(subject) && !isSpared(limit));
  if (usedUp.length === 0) return null;
  const waitMs = Math.max(...usedUp.map(({ ends }) => ends - now));
  return { names: usedUp.map(({ limit }) => limit.name), seconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/** The counters of these limits as a statement compares them; none of them is counted up. */
export function countersOf(world: Pick<World, "settings" | "now">, limits: readonly SlowLimit[]) {
  return limits.map((limit) => ({
    subject: subjectOf(world, limit),
    most: limit.most,
    start: windowStart(world, limit).toISOString(),
  }));
}

/** Counters of one subject, each with its name once the subject has another. */
export function movedCounters(world: Pick<World, "settings">, names: readonly string[], from: string, to: string) {
  return Object.fromEntries(
    names.map((name) => [subjectOf(world, { name, of: from }), subjectOf(world, { name, of: to })]),
  );
}

/** Whether one of these is used up already, and until when; counts nothing. */
export async function refuseUsedUp(
  world: Pick<World, "db" | "settings" | "now">,
  limits: readonly SlowLimit[],
): Promise<Refusal<"too_many_requests"> | null> {
  const counts = await Promise.all(limits.map((limit) => readCount(world, limit)));
  const countOf = (spares: SlowLimit["spares"]) =>
    counts[limits.findIndex(({ name, of }) => name === spares?.name && of === spares.of)] ?? Infinity;
  const usedUp = limits.filter(
    ({ most, spares }, at) => (counts[at] ?? 0) >= most && !(spares && countOf(spares) < spares.most),
  );
  if (usedUp.length === 0) return null;
  const ends = usedUp.map((limit) => windowStart(world, limit).getTime() + limit.seconds * 1000);
  return refuse("too_many_requests", {
    seconds: Math.max(1, Math.ceil((Math.max(...ends) - world.now().getTime()) / 1000)),
  });
}

/** How many were counted in the window that runs. */
export async function readCount(
  world: Pick<World, "db" | "settings" | "now">,
  limit: Omit<SlowLimit, "most">,
  queries: Queries | Tx = world.db.queries,
): Promise<number> {
  const row = await queries
    .selectFrom("slow_counters")
    .select("count")
    .where("subject", "=", subjectOf(world, limit))
    .where("window_start", "=", windowStart(world, limit))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** What was counted under these is forgiven. */
export async function forgetCounts(
  world: Pick<World, "db" | "settings">,
  limits: readonly Pick<SlowLimit, "name" | "of">[],
): Promise<void> {
  await world.db.queries
    .deleteFrom("slow_counters")
    .where(
      "subject",
      "in",
      limits.map((limit) => subjectOf(world, limit)),
    )
    .execute();
}

function subjectOf({ settings }: Pick<World, "settings">, { name, of }: Pick<SlowLimit, "name" | "of">): string {
  return `${name} ${createHmac("sha256", settings.secret).update(`${name} ${of}`).digest("base64url")}`;
}

function windowStart({ now }: Pick<World, "now">, { seconds }: Pick<SlowLimit, "seconds">): Date {
  return new Date(Math.floor(now().getTime() / (seconds * 1000)) * seconds * 1000);
}
