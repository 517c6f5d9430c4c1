import type { JudgedBuild } from "#contract/configurator.ts";
import { buildCode } from "#rules/build/chosen-parts.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { productLink } from "../catalog/list-definitions.ts";
import { partsCode } from "../catalog/parts-code.ts";
import { defaultSku, isThere } from "../catalog/shop-product.ts";
import type { World } from "../world.ts";
import type { LoadedBuild } from "./load-build.ts";

/** A new PC of the shop with the very parts that were chosen from nothing: whoever chose them should know what it costs. */
export async function findSamePc({ catalogue }: World, { model, chosen }: LoadedBuild): Promise<JudgedBuild["samePc"]> {
  if (!model.fromNothing || chosen.length === 0) return null;
  const code = buildCode(chosen, null);
  const pcs = await catalogue.find({ kind: "pc" });
  const same = pcs.find((pc) => pc.condition === null && isThere(defaultSku(pc).stock) && partsCode(pc) === code);
  return same ? { name: same.name, link: productLink(same), price: toWireMoney(defaultSku(same).price) } : null;
}
