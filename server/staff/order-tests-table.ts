import { burnInEnds, isBurnedIn } from "#rules/order/burn-in.ts";
import type { MeasuredValues } from "#rules/order/measured-values.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { World } from "../world.ts";

/** The test of an order that runs, or the last one. Instants; a name is empty where nobody was written down. */
export interface OrderTest {
  startedAt: Date;
  startedBy: string;
  /** When its hours are over. */
  endsAt: Date;
  endedAt: Date | null;
  endedBy: string;
  result: "passed" | "failed" | null;
  earlyReason: string;
  measured: MeasuredValues;
}

type Clock = Pick<World, "now" | "config">;

/** The order is locked, and moves to its test in the same transaction. */
export async function insertTest({ now }: Clock, tx: Tx, orderId: string, staffId: number): Promise<void> {
  await tx.insertInto("order_tests").values({ order_id: orderId, started_by: staffId, started_at: now() }).execute();
}

/**
 * The test of a locked order passes. Refused before its hours are over, unless somebody says why it is early; what is in no
 * test passes as it is. Answers whether it was early.
 */
export async function passTest(
  { now, config }: Clock,
  tx: Tx,
  orderId: string,
  { staffId, early }: { staffId: number; early: string },
): Promise<{ ok: true; isEarly: boolean } | Refusal<"test_not_over">> {
  const running = await tx
    .selectFrom("order_tests")
    .select(["id", "started_at"])
    .where("order_id", "=", orderId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (!running) return { ok: true, isEarly: false };
  const at = now();
  const { burnInHours } = config.service;
  const isEarly = !isBurnedIn(running.started_at, burnInHours, at);
  if (isEarly && early === "") {
    const until = burnInEnds(running.started_at, burnInHours).toISOString();
    const { timeZone } = config.shipping.warehouse;
    return refuse("test_not_over", { hours: burnInHours, until, timeZone }, [{ field: "Early" }]);
  }
  await tx
    .updateTable("order_tests")
    .set({ ended_at: at, ended_by: staffId, result: "passed", early_reason: isEarly ? early : "" })
    .where("id", "=", running.id)
    .execute();
  return { ok: true, isEarly };
}

/** It goes back to the bench: a test that runs has failed. */
export async function failTest({ now }: Clock, tx: Tx, orderId: string, staffId: number): Promise<void> {
  await tx
    .updateTable("order_tests")
    .set({ ended_at: now(), ended_by: staffId, result: "failed" })
    .where("order_id", "=", orderId)
    .where("ended_at", "is", null)
    .execute();
}

export async function findLastTest(
  { config }: Pick<World, "config">,
  queries: Queries,
  orderId: string,
): Promise<OrderTest | null> {
  const row = await queries
    .selectFrom("order_tests")
    .leftJoin("staff as starter", "starter.id", "started_by")
    .leftJoin("staff as ender", "ender.id", "ended_by")
    .select([
      "started_at",
      "ended_at",
      "result",
      "early_reason",
      "measured",
      "starter.name as startedBy",
      "ender.name as endedBy",
    ])
    .where("order_id", "=", orderId)
    .orderBy("order_tests.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    startedAt: row.started_at,
    startedBy: row.startedBy ?? "",
    endsAt: burnInEnds(row.started_at, config.service.burnInHours),
    endedAt: row.ended_at,
    endedBy: row.endedBy ?? "",
    result: row.result,
    earlyReason: row.early_reason,
    measured: row.measured,
  };
}
