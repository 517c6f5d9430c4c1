import { readBuildCode } from "#rules/build/chosen-parts.ts";
import { configure, type ConfiguredBuild } from "../builds/configure.ts";
import type { PartFacts } from "../catalog/part-facts.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import type { World } from "../world.ts";
import type { ItemRow } from "./carts-table.ts";
import { skuOf } from "./sellable-skus.ts";
import { storeDay } from "./store-day.ts";

const NONE: ReadonlyMap<number, PartFacts> = new Map();

/** The builds of a cart's items by their ids. Facts are read where there are builds, and come from memory then. */
export async function configureItems(
  world: Pick<World, "catalogue" | "config" | "now">,
  items: readonly ItemRow[],
  skus: ReadonlyMap<number, SellableSku>,
): Promise<ReadonlyMap<string, ConfiguredBuild>> {
  const built = items.filter(({ build }) => build !== "");
  const skuIds = built.flatMap(({ build }) => (readBuildCode(build)?.parts ?? []).map(({ skuId }) => skuId));
  const facts = skuIds.length > 0 ? await world.catalogue.partFacts(skuIds) : NONE;
  const on = storeDay(world);
  return new Map(built.map((item) => [item.id, configure(skuOf(item, skus), item.build, { skus, facts }, on)]));
}
