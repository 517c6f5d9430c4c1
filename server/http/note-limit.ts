import type { SecurityEventName } from "#rules/member/security-event-names.ts";
import type { SlowLimitName } from "#rules/member/slow-limits.ts";
import type { World } from "../world.ts";
import { countSlowly } from "./count-slowly.ts";
import type { Shopper } from "./principal.ts";

const LIMIT_REACHED: SecurityEventName = "limit_reached";

/** Writes the first refusal of an hour, of a client by one limit, into the security log. */
export async function noteLimit(
  world: Pick<World, "db" | "settings" | "now">,
  { clientKey }: Pick<Shopper, "clientKey">,
  name: SlowLimitName,
): Promise<void> {
  if (await countSlowly(world, [{ name: `noted_${name}`, of: clientKey, most: 1, seconds: 3600 }])) return;
  await world.db.queries
    .insertInto("security_events")
    .values({
      name: LIMIT_REACHED,
      member_id: null,
      client_key: clientKey,
      detail: JSON.stringify({ name }),
      at: world.now(),
    })
    .execute();
}
