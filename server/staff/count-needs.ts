import { hasRight } from "#rules/staff/staff-roles.ts";
import { STAFF_NEEDS, type StaffNeed } from "#rules/staff/staff-needs.ts";
import { sql } from "kysely";
import { countEndingPromises } from "../delays/ship-delays-table.ts";
import { warehouseTime } from "../delays/tell-delay.ts";
import type { Staff } from "../http/principal.ts";
import type { World } from "../world.ts";
import { warnedUntil } from "./delay-order.ts";

/** What waits for an answer that this person may give; nobody decides about points that they asked for. */
export async function countNeeds(
  world: Pick<World, "db" | "now" | "config" | "settings">,
  { staffId, roles }: Pick<Staff, "staffId" | "roles">,
): Promise<{ Need: StaffNeed; Count: number }[]> {
  const { rows } = await sql<Record<StaffNeed, number>>`select
    (select count(*)::int from rmas where state = 'requested') as returns_to_answer,
    (select count(*)::int from rmas where state = 'received') as returns_to_settle,
    (select count(*)::int from rmas where message_waits) as return_messages_to_answer,
    ${countEndingPromises(world, warnedUntil(warehouseTime(world).on))} as ship_dates_ending,
    (select count(*)::int from payments where screening = 'review' and state = 'authorised') as orders_to_screen,
    (select count(*)::int from disputes where state = 'needs_response') as disputes_to_answer,
    (select count(*)::int from points_corrections where state = 'waiting' and asked_by <> ${staffId}) as points_to_decide,
    (select count(*)::int from reviews where state = 'pending') as reviews_to_read,
    (select count(*)::int from tax_exemptions where state = 'pending') as exemptions_to_decide,
    (select count(*)::int from id_proofs where state = 'pending') as id_proofs_to_decide,
    (select count(*)::int from creator_applications where state = 'pending') as creators_to_answer,
    (select count(*)::int from webhook_endpoints where state = 'paused' and ended_at is null) as webhooks_paused`.execute(
    world.db.queries,
  );
  const needs = Object.keys(STAFF_NEEDS) as StaffNeed[];
  return needs
    .map((Need) => ({ Need, Count: rows[0]?.[Need] ?? 0 }))
    .filter(({ Need, Count }) => Count > 0 && hasRight(roles, STAFF_NEEDS[Need]));
}
