import type { BuildFix } from "#contract/configurator.ts";
import { type ChosenPart, isSlot, SLOTS, withPart } from "#rules/build/chosen-parts.ts";
import type { Circumstances } from "#rules/build/circumstances.ts";
import { type Fix, findFixes } from "#rules/build/find-fixes.ts";
import type { RuleId } from "#rules/build/rule-ids.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { World } from "../world.ts";
import { configure, type ConfiguredBuild, ourWorkshop, toBuild } from "../builds/configure.ts";
import { codeWithLight } from "../builds/lit-slots.ts";
import { type LoadedBuild, priceBuild } from "./load-build.ts";
import { type PartOnOffer, partsOnOffer, stockForFixes } from "./parts-on-offer.ts";
import { spoken } from "../languages/spoken.ts";

const { configuratorWords } = spoken.configurator;

interface Asked {
  circumstances?: Circumstances;
  /** Which of the parts on offer may be put in; all, otherwise. */
  among?: (offered: readonly PartOnOffer[]) => PartOnOffer[];
}

/** The build with other parts, one of which it may not have had at hand. */
export function configureOtherwise(
  { model, light, skus, facts, on }: LoadedBuild,
  after: readonly ChosenPart[],
  taken: PartOnOffer | undefined,
): ConfiguredBuild {
  const more = taken ? [[taken.sku.skuId, taken.sku] as const] : [];
  const known = taken?.known ? [[taken.sku.skuId, taken.known] as const] : [];
  const hand = { skus: new Map([...more, ...skus]), facts: new Map([...facts, ...known]) };
  return configure(model, codeWithLight(after, light, hand.facts), hand, on);
}

/** Choices that clear a blocker and add none, the likest part of each kind, of what can be had now. */
export async function listFixes(
  world: World,
  loaded: LoadedBuild,
  rule: RuleId,
  { circumstances = ourWorkshop(loaded.on), among }: Asked = {},
): Promise<BuildFix[]> {
  const onOffer = await partsOnOffer(world, SLOTS, loaded.included);
  const offered = among ? among(onOffer) : onOffer;
  const parts = loaded.configured.parts.map(({ sku, ...part }) => ({ ...part, weightGrams: sku.weightGrams }));
  const fixes = findFixes(rule, toBuild(parts), circumstances, stockForFixes(offered));
  return fixes.flatMap((fix) => viewFix(world, loaded, offered, fix));
}

function viewFix(world: World, loaded: LoadedBuild, offered: readonly PartOnOffer[], fix: Fix): BuildFix[] {
  if (fix.kind === "none") return [];
  const out = loaded.chosen.filter(({ skuId }) => fix.out.includes(String(skuId)));
  const left = out.reduce<ChosenPart[]>((parts, { optionId }) => withPart(parts, optionId, null), [...loaded.chosen]);
  if (fix.kind === "remove") {
    const [gone] = out;
    const name = loaded.configured.parts.find(({ skuId }) => skuId === gone?.skuId)?.sku.name ?? "";
    return gone ? [asFix(gone.optionId, null, configuratorWords.leaveOut(name), left)] : [];
  }
  const part = offered.find(({ sku }) => String(sku.skuId) === fix.in);
  const optionId = part?.sku.optionId;
  // A drive goes into its own slot, and takes no other's.
  if (!part || optionId === undefined || !isSlot(optionId) || left.some((each) => each.optionId === optionId))
    return [];
  const { skuId, name } = part.sku;
  return [asFix(optionId, skuId, configuratorWords.take(name), withPart(left, optionId, { skuId, quantity: 1 }), part)];

  function asFix(
    slot: number,
    skuId: number | null,
    text: string,
    after: readonly ChosenPart[],
    taken?: PartOnOffer,
  ): BuildFix {
    const fixed = configureOtherwise(loaded, after, taken);
    return { slot, skuId, text, build: fixed.code, difference: toWireMoney(difference(fixed)) };
  }

  function difference(fixed: ConfiguredBuild) {
    const { model, configured } = loaded;
    return cents(
      priceBuild(world, model, fixed).price.unitPrice - priceBuild(world, model, configured).price.unitPrice,
    );
  }
}
