import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Queries, Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { World } from "../world.ts";
import { spokenLocale } from "../languages/spoken.ts";

/** One a build; asked again it begins at today's price, also when it was sent before. */
export async function keepBuildAlert(
  world: World,
  tx: Tx,
  { savedBuildId, belowCents, targetCents }: { savedBuildId: string; belowCents: number; targetCents: number | null },
): Promise<void> {
  const asked = {
    below_cents: belowCents,
    target_cents: targetCents,
    created_at: world.now(),
    told_at: null,
    locale: spokenLocale(),
  };
  await tx
    .insertInto("build_alerts")
    .values({ id: newUuid(world), saved_build_id: savedBuildId, ...asked })
    .onConflict((conflict) => conflict.column("saved_build_id").doUpdateSet(asked))
    .execute();
}

export async function endBuildAlert(tx: Queries | Tx, by: { id: string } | { savedBuildId: string }): Promise<void> {
  const query = tx.deleteFrom("build_alerts");
  await ("id" in by ? query.where("id", "=", by.id) : query.where("saved_build_id", "=", by.savedBuildId)).execute();
}

/** An alert that waits, and the build whose price it waits for. */
export interface WaitingBuild {
  id: string;
  skuId: number;
  build: string;
  belowCents: number;
  targetCents: number | null;
}

/** Of builds that nobody has removed, of members who can be written to, in the order of their ids. */
export async function listWaiting(
  world: World,
  { after, most, mayBeTried }: { after: string; most: number; mayBeTried: RawBuilder<SqlBool> },
): Promise<WaitingBuild[]> {
  const { rows } = await sql<WaitingBuild>`
    select build_alerts.id, sku_id as "skuId", build, below_cents as "belowCents", target_cents as "targetCents"
    from build_alerts
      join saved_builds on saved_builds.id = saved_build_id and removed_at is null
      join members on members.id = member_id and members.state = 'active'
    where told_at is null and build_alerts.id > ${after}::uuid and ${mayBeTried}
    order by build_alerts.id limit ${most}`.execute(world.db.queries);
  return rows;
}

/** Claimed and written in one statement: of two nodes one tells, and nobody who has ended it or removed the build is told. */
export async function tellBuilds(
  { db, now }: World,
  due: readonly { id: string; priceCents: number }[],
): Promise<void> {
  const at = now();
  await sql`
    with due as (
      select id, "priceCents" as price from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as (id uuid, "priceCents" bigint)
    ),
    told as (
      update build_alerts set told_at = ${at}::timestamptz from due, saved_builds, members
      where build_alerts.id = due.id and told_at is null
        and saved_builds.id = saved_build_id and removed_at is null
        and members.id = member_id and members.state = 'active'
      returning build_alerts.id, price
    )
    insert into outbox (topic, dedupe_key, payload, created_at)
    select 'build_alert', 'build_alert:' || id || ':' || ${at.toISOString()},
      jsonb_build_object('alertId', id, 'priceCents', price), ${at}::timestamptz
    from told
    on conflict (dedupe_key) do nothing`.execute(db.queries);
}
