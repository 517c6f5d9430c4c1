import type * as wire from "#contract/saved-builds.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { refuse } from "#rules/refusal.ts";
import { loadBuild, priceBuild } from "../configurator/load-build.ts";
import { refuseToBuild } from "../configurator/refuse-to-build.ts";
import type { MemberHandler } from "../http/route.ts";
import { findBuild, lockBuilds } from "../saved-builds/saved-builds-table.ts";
import { viewBuilds } from "../saved-builds/view-builds.ts";
import { endBuildAlert, keepBuildAlert } from "./build-alerts-table.ts";

/** A build that could not be bought is not watched: a price of something that nobody can have helps nobody. */
export const watchSavedBuild: MemberHandler<typeof wire.watchSavedBuild> = async ({ world, principal, body }) => {
  const row = await findBuild(world.db.queries, principal, body.Id);
  if (!row || row.removed_at !== null) return refuse("saved_build_unknown");
  const loaded = await loadBuild(world, { sku: row.sku_id, build: row.build });
  if ("reason" in loaded) return loaded;
  const { model, configured } = loaded;
  const { price, line } = priceBuild(world, model, configured);
  if (refuseToBuild(configured, line)) return refuse("build_not_watched", { name: row.name || model.name });
  const targetCents = body.Target === null ? null : fromWireMoney(body.Target);
  if (targetCents !== null && targetCents >= price.unitPrice)
    return refuse("target_reached", { price: price.unitPrice }, [{ field: "Target" }]);
  const kept = await world.db.transaction(async (tx) => {
    await lockBuilds(tx, principal);
    // Removed meanwhile, it waits for nothing.
    const still = await findBuild(tx, principal, row.id);
    if (!still || still.removed_at !== null) return false;
    await keepBuildAlert(world, tx, { savedBuildId: row.id, belowCents: price.unitPrice, targetCents });
    return true;
  });
  return kept ? { reply: await viewBuilds(world, principal) } : refuse("saved_build_unknown");
};

export const unwatchSavedBuild: MemberHandler<typeof wire.unwatchSavedBuild> = async ({ world, principal, body }) => {
  const row = await findBuild(world.db.queries, principal, body.Id);
  if (!row) return refuse("saved_build_unknown");
  await endBuildAlert(world.db.queries, { savedBuildId: row.id });
  return { reply: await viewBuilds(world, principal) };
};
