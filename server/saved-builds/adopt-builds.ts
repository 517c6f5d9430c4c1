import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";
import type { World } from "../world.ts";
import { isKnownBrowser, lockBuilds } from "./saved-builds-table.ts";

/**
 * What was saved on a browser becomes the member's who signs in on it: each build once, with the name and the price that
 * the account had for it, if it had. The limit turns none away. Answers whether there was one.
 */
export async function adoptBuilds(tx: Tx, memberId: number, browserSha256: Uint8Array): Promise<boolean> {
  // The account before the browser, as everywhere; what is being saved there at this moment comes along.
  await lockBuilds(tx, { memberId });
  await lockBuilds(tx, { browserSha256 });
  // Removed there, it is over; removed in the account and saved again there, it is wanted.
  await sql`delete from saved_builds where browser_sha256 = ${browserSha256} and removed_at is not null`.execute(tx);
  await sql`update saved_builds as theirs set removed_at = null from saved_builds as here
    where here.browser_sha256 = ${browserSha256} and theirs.member_id = ${memberId}
      and theirs.sku_id = here.sku_id and theirs.build = here.build`.execute(tx);
  const { numAffectedRows = 0n } = await sql`update saved_builds as here
    set member_id = ${memberId}, browser_sha256 = null
    where here.browser_sha256 = ${browserSha256} and not exists (
      select 1 from saved_builds as theirs
      where theirs.member_id = ${memberId} and theirs.sku_id = here.sku_id and theirs.build = here.build)`.execute(tx);
  const same = await tx.deleteFrom("saved_builds").where("browser_sha256", "=", browserSha256).executeTakeFirst();
  return numAffectedRows + same.numDeletedRows > 0n;
}

/** What a page of another tab saved while somebody signed in on this browser comes after them. */
export async function adoptLate(
  world: World,
  principal: { memberId: number; buildsToken?: string | null },
): Promise<void> {
  const { memberId, buildsToken } = principal;
  if (!buildsToken) return;
  const browserSha256 = cartTokenSha256(buildsToken);
  if (await isKnownBrowser(world.db.queries, browserSha256))
    await world.db.transaction((tx) => adoptBuilds(tx, memberId, browserSha256));
}
