import { type RawBuilder, sql } from "kysely";
import type * as wire from "#contract/member-alerts.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { viewAlerts } from "./member-alerts.ts";
import { addressOf, type FoundAlert, findMemberAlerts, mayChangeTarget, readAlertId } from "./member-alerts-table.ts";
import { findWatched } from "./price-drop-coupon.ts";
import { buildPrices } from "./watched-builds.ts";

/** Never a target that is reached already: what can be bought at that price today needs no mail. */
export const changeMemberAlert: MemberHandler<typeof wire.changeMemberAlert> = async ({ world, principal, body }) => {
  const { memberId } = principal;
  const alert = (await findMemberAlerts(world.db.queries, memberId)).find(({ id }) => id === body.Id);
  if (!alert || !mayChangeTarget(alert)) return refuse("alert_unknown");
  const price = await priceToday(world, alert);
  if (price === null) return notSold(alert);
  const target = body.Target === null ? null : fromWireMoney(body.Target);
  if (target !== null && target >= price) return refuse("target_reached", { price }, [{ field: "Target" }]);
  const changed = await changeTarget(world, memberId, { id: alert.id, target, price });
  return changed ? { reply: await viewAlerts(world, memberId) } : refuse("alert_unknown");
};

/** What cannot be bought now has no price to fall from. */
function notSold({ build }: FoundAlert): Refusal {
  return build
    ? refuse("build_not_watched", { name: build.Name || build.Model })
    : refuse("sku_unknown", { name: null });
}

async function priceToday(world: World, { sku_id, build }: FoundAlert) {
  if (build) return (await buildPrices(world, [build]))[0] ?? null;
  return sku_id === null ? null : ((await findWatched(world, sku_id))?.price ?? null);
}

interface Change {
  id: string;
  target: number | null;
  price: number;
}

/**
 * Of one that still waits: told or ended meanwhile, it is left as it is. It begins anew at today's price where any fall
 * will do, and where the price has risen so far that the new target lies above its beginning.
 */
async function changeTarget({ db, now }: World, memberId: number, { id, target, price }: Change): Promise<boolean> {
  const { table, key } = readAlertId(id);
  const anew = sql`(${target}::bigint is null or ${target}::bigint >= below_cents)`;
  const set = (asked: RawBuilder<unknown>) => sql`target_cents = ${target}::bigint,
    below_cents = case when ${anew} then ${price}::bigint else below_cents end,
    created_at = case when ${anew} then ${now()}::timestamptz else ${asked} end`;
  const changed = {
    alert: sql`update alerts set ${set(sql`created_at`)}
      where id::text = ${key} and email = ${addressOf(memberId)} and kind = 'price_drop' and told_at is null
      returning id`,
    build: sql`update build_alerts set ${set(sql`build_alerts.created_at`)} from saved_builds
      where build_alerts.id::text = ${key} and saved_builds.id = saved_build_id and member_id = ${memberId}
        and removed_at is null and told_at is null
      returning build_alerts.id`,
  }[table];
  return changed !== undefined && (await changed.execute(db.queries)).rows.length > 0;
}
