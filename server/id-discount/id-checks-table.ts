import { createHash, createHmac } from "node:crypto";
import { sql } from "kysely";
import type { IdGroup } from "#rules/discounts/id-groups.ts";
import { claimsOf } from "../carts/owns.ts";
import type { Principal } from "../http/principal.ts";
import type { World } from "../world.ts";

const CHECK_MINUTES = 10;
/** Two tabs at ID.me are somebody's; hundreds are nobody's. */
const MOST_OPEN = 20;

/** Keeps that a cart's visitor goes to ID.me, and answers the state that this way back is known by. */
export async function insertIdCheck(
  world: Pick<World, "db" | "now" | "randomBytes">,
  cartId: string,
  group: IdGroup,
): Promise<string> {
  const state = Buffer.from(world.randomBytes(32)).toString("base64url");
  const now = world.now();
  await sql`
    with gone as (
      delete from id_checks where expires_at < ${now} or state_sha256 in (
        select state_sha256 from id_checks where cart_id = ${cartId} order by expires_at desc offset ${MOST_OPEN - 1}
      )
    )
    insert into id_checks (state_sha256, cart_id, group_name, expires_at)
    values (${stateSha256(state)}, ${cartId}, ${group}, ${new Date(now.getTime() + CHECK_MINUTES * 60_000)})
  `.execute(world.db.queries);
  return state;
}

/** Uses a way back up. Null for one that is not this visitor's cart's, was used, is too old, or was made up. */
export async function claimIdCheck(
  { db, now }: Pick<World, "db" | "now">,
  principal: Principal,
  state: string,
): Promise<{ cartId: string; group: IdGroup } | null> {
  const { token, memberId } = claimsOf(principal);
  const { rows } = await sql<{ cartId: string; group: IdGroup }>`
    delete from id_checks using carts
    where state_sha256 = ${stateSha256(state)} and expires_at > ${now()} and carts.id = cart_id
      and carts.state = 'open' and (carts.token_sha256 = ${token}::bytea or carts.member_id = ${memberId}::bigint)
    returning cart_id as "cartId", group_name as "group"`.execute(db.queries);
  return rows[0] ?? null;
}

/** The verifier of PKCE: only the store's secret makes it of a state. */
export function verifierOf({ settings }: Pick<World, "settings">, state: string): string {
  return createHmac("sha256", settings.secret).update("id-verifier:").update(stateSha256(state)).digest("base64url");
}

export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

const stateSha256 = (state: string) => createHash("sha256").update(state).digest();
