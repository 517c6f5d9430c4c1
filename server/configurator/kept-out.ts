import type { KeptOut } from "#contract/configurator.ts";
import { isSlot, withPart } from "#rules/build/chosen-parts.ts";
import { statesThatKeepOut } from "#rules/build/energy-law.ts";
import { shipEnergy } from "#rules/build/rules/ship-energy.ts";
import { hasOtherParts, ourWorkshop } from "../builds/configure.ts";
import { measuredUse } from "../builds/energy-refusal.ts";
import { isThere } from "../catalog/shop-product.ts";
import type { World } from "../world.ts";
import { configureOtherwise, listFixes } from "./list-fixes.ts";
import type { LoadedBuild } from "./load-build.ts";
import type { PartOnOffer } from "./parts-on-offer.ts";

/** The states that a law of energy keeps a build out of, and the choices that let it in; null where it may go anywhere. */
export async function findKeptOut(world: World, loaded: LoadedBuild): Promise<KeptOut | null> {
  const { model, configured, on } = loaded;
  const pc = {
    standing: model.energy,
    build: hasOtherParts(model, configured.parts) ? configured.build : null,
  };
  const states = statesThatKeepOut(pc, on);
  const [state] = states;
  if (state === undefined) return null;
  const { kwhPerYear, kwhAllowed } = measuredUse(pc);
  const circumstances = { ...ourWorkshop(on), shipTo: { country: "USA", state }, energyCertificate: false };
  const fixes = await listFixes(world, loaded, shipEnergy.id, { circumstances, among: cheapestThatExempts });
  return { states, kwhPerYear, kwhAllowed, fixes };

  /** One a category: a law asks for no likeness, and whoever is kept out by it would pay no more than it takes. */
  function cheapestThatExempts(offered: readonly PartOnOffer[]): PartOnOffer[] {
    const able = offered
      .filter((part) => isThere(part.sku.stock) && exempts(part))
      .toSorted((one, other) => one.sku.unitPrice - other.sku.unitPrice);
    return shipEnergy.fixedBy.flatMap((category) => able.find(({ known }) => known?.category === category) ?? []);
  }

  /** What can be sold now stays so: of other parts something may be unknown that the PC as we build it answers. */
  function exempts(part: PartOnOffer): boolean {
    const { optionId, skuId } = part.sku;
    if (!part.known || !shipEnergy.fixedBy.includes(part.known.category) || !isSlot(optionId)) return false;
    const after = configureOtherwise(loaded, withPart([...loaded.chosen], optionId, { skuId, quantity: 1 }), part);
    if (statesThatKeepOut({ standing: model.energy, build: after.build }, on).length > 0) return false;
    return configured.refusal !== null || after.refusal === null;
  }
}
