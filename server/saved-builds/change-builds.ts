import type * as wire from "#contract/saved-builds.ts";
import { checkBuildName } from "#rules/build/build-name.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler, HandlerAnswer } from "../http/route.ts";
import type { World } from "../world.ts";
import {
  type BuildOwner,
  findBuild,
  hasRoomForBuild,
  lockBuilds,
  MOST_BUILDS,
  type SavedBuildRow,
} from "./saved-builds-table.ts";
import { ownerOf } from "./owner-of.ts";
import { viewBuilds } from "./view-builds.ts";

export const renameSavedBuild: Handler<typeof wire.renameSavedBuild> = ({ world, principal, body }) =>
  changeOne(world, principal, body.Id, async (tx, row) => {
    if (row.removed_at !== null) return refuse("saved_build_unknown");
    const wrong = checkBuildName(body.Name);
    if (wrong) return wrong;
    await tx.updateTable("saved_builds").set({ name: body.Name }).where("id", "=", row.id).execute();
    return null;
  });

/** Removed already, it stays so, with its first instant: the day in which it can be put back begins once. */
export const removeSavedBuild: Handler<typeof wire.removeSavedBuild> = ({ world, principal, body }) =>
  changeOne(world, principal, body.Id, async (tx, row) => {
    if (row.removed_at === null)
      await tx.updateTable("saved_builds").set({ removed_at: world.now() }).where("id", "=", row.id).execute();
    return null;
  });

export const restoreSavedBuild: Handler<typeof wire.restoreSavedBuild> = ({ world, principal, body }) =>
  changeOne(world, principal, body.Id, async (tx, row, owner) => {
    if (row.removed_at === null) return null;
    if (!(await hasRoomForBuild(tx, owner))) return refuse("builds_full", { most: MOST_BUILDS });
    await tx.updateTable("saved_builds").set({ removed_at: null }).where("id", "=", row.id).execute();
    return null;
  });

/** A build of somebody else and one that there is not look alike. */
async function changeOne(
  world: World,
  principal: Shopper,
  id: string,
  change: (tx: Tx, row: SavedBuildRow, owner: BuildOwner) => Promise<Refusal | null>,
): Promise<HandlerAnswer<wire.SavedBuilds>> {
  const owner = await ownerOf(world, principal);
  if (!owner) return refuse("saved_build_unknown");
  const refusal = await world.db.transaction(async (tx) => {
    await lockBuilds(tx, owner);
    const row = await findBuild(tx, owner, id);
    return row ? change(tx, row, owner) : refuse("saved_build_unknown");
  });
  return refusal ?? { reply: await viewBuilds(world, principal) };
}
