import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";
import type { World } from "../world.ts";
import { type BuildOwner, isKnownBrowser, isOwnedBy, lockBuilds, MOST_BUILDS } from "./saved-builds-table.ts";

/** With what was brought to it an owner has no more: whoever signs in again and again brings no more. */
const MOST_HAD = 2 * MOST_BUILDS;

/**
 * What was saved on a browser becomes its owner's, who signs in on it: each build once, with the name and the price that
 * the owner had for it, if they had. What was saved last comes first; what has no room stays on the browser.
 */
export async function adoptBuilds(tx: Tx, owner: BuildOwner, browserSha256: Uint8Array): Promise<void> {
  // The owner before the browser, as everywhere; what is being saved there at this moment comes along.
  await lockBuilds(tx, owner);
  await lockBuilds(tx, { browserSha256 });
  const theirs = isOwnedBy(owner, "theirs");
  const room = sql`greatest(0, ${MOST_HAD}::int
    - (select count(*) from saved_builds as theirs where ${theirs} and removed_at is null))`;
  const isSame = sql`${theirs} and theirs.sku_id = here.sku_id and theirs.build = here.build`;
  // Removed there, it is over; removed by the owner and saved again there, it is wanted.
  await sql`delete from saved_builds where browser_sha256 = ${browserSha256} and removed_at is not null`.execute(tx);
  await sql`update saved_builds set removed_at = null where id in (
      select theirs.id from saved_builds as here join saved_builds as theirs on ${isSame}
      where here.browser_sha256 = ${browserSha256} and theirs.removed_at is not null
      order by here.saved_at desc, here.id limit ${room})`.execute(tx);
  await sql`delete from saved_builds as here using saved_builds as theirs
    where here.browser_sha256 = ${browserSha256} and ${isSame} and theirs.removed_at is null`.execute(tx);
  const memberId = "memberId" in owner ? owner.memberId : null;
  const ownSha256 = "memberId" in owner ? null : owner.browserSha256;
  await sql`update saved_builds set member_id = ${memberId}::int, browser_sha256 = ${ownSha256}::bytea where id in (
      select here.id from saved_builds as here
      where here.browser_sha256 = ${browserSha256}
        and not exists (select from saved_builds as theirs where ${isSame})
      order by here.saved_at desc, here.id limit ${room})`.execute(tx);
}

/** What a page of another tab saved while somebody signed in on this browser comes after them. */
export async function adoptLate(
  world: World,
  { memberId, buildsTokens = [] }: { memberId: number; buildsTokens?: readonly string[] },
): Promise<void> {
  for (const token of buildsTokens) {
    const browserSha256 = cartTokenSha256(token);
    if (await isKnownBrowser(world.db.queries, browserSha256))
      await world.db.transaction((tx) => adoptBuilds(tx, { memberId }, browserSha256));
  }
}
