import type { SecurityEventName } from "#rules/member/security-event-names.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import type { World } from "../world.ts";

/** Writes down what happened to an account: with the change it tells of, in the same transaction where there is one. */
export async function noteSecurity(
  { now }: Pick<World, "now">,
  queries: Queries | Tx,
  name: SecurityEventName,
  {
    principal,
    memberId,
    detail = {},
  }: { principal: Pick<Shopper, "clientKey">; memberId: number | null; detail?: object },
): Promise<void> {
  await queries
    .insertInto("security_events")
    .values({
      name,
      member_id: memberId,
      client_key: principal.clientKey,
      detail: JSON.stringify(detail),
      at: now(),
    })
    .execute();
}
