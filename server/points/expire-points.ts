import { sql } from "kysely";
import { expiryEntry } from "#rules/points/points-ledger.ts";
import { eachRecord, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";
import { listPointEntries, lockPoints } from "./point-entries-table.ts";

const WORK = "expire-points";

/**
 * Job: takes away what expired and was not spent, a member at a time. Members are found by what of theirs is old; the
 * rule decides again under the lock, so that two nodes take nothing twice.
 */
export async function expirePoints(world: World): Promise<void> {
  const { expireAfterDays } = world.config.points;
  const before = new Date(world.now().getTime() - expireAfterDays * 86_400_000);
  const { rows } = await sql<{ memberId: number }>`select point_entries.member_id as "memberId"
    from point_entries left join orders on orders.id = order_id
    where ${mayBeTried(world, WORK, sql.ref("point_entries.member_id"))}
    group by point_entries.member_id
    having coalesce(sum(points) filter (where kind in ('earn', 'claw_back') and shipped_at <= ${before}), 0)
      + coalesce(sum(points) filter (where kind not in ('earn', 'claw_back')), 0) > 0
    limit ${RECORDS_AT_ONCE}`.execute(world.db.queries);
  await eachRecord(world, {
    work: WORK,
    found: rows,
    record: ({ memberId }) => String(memberId),
    handle: ({ memberId }) => expireOf(world, memberId),
  });
}

function expireOf(world: World, memberId: number): Promise<void> {
  return world.db.transaction(async (tx) => {
    await lockPoints(tx, memberId);
    const now = world.now();
    const entry = expiryEntry(await listPointEntries(tx, memberId, world.config), now.toISOString());
    if (!entry) return;
    await tx
      .insertInto("point_entries")
      .values({ ...entry, member_id: memberId, order_id: null, at: now })
      .execute();
  });
}
