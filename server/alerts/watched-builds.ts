import type { Cents } from "#rules/money/cents.ts";
import { loadBuilds, priceBuild } from "../configurator/load-build.ts";
import { refuseToBuild } from "../configurator/refuse-to-build.ts";
import type { World } from "../world.ts";
import type { FoundAlert } from "./member-alerts-table.ts";

/** What each costs today, in their order; null for one that cannot be bought. One statement for all. */
export async function buildPrices(
  world: World,
  builds: readonly NonNullable<FoundAlert["build"]>[],
): Promise<(Cents | null)[]> {
  if (builds.length === 0) return [];
  const loaded = await loadBuilds(
    world,
    builds.map(({ SkuID, Code }) => ({ sku: SkuID, build: Code })),
  );
  return loaded.map((found) => {
    if ("reason" in found) return null;
    const { price, line } = priceBuild(world, found.model, found.configured);
    return refuseToBuild(found.configured, line) ? null : price.unitPrice;
  });
}
