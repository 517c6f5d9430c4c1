import type { BuildOption, BuildOptions, listBuildOptions as call } from "#contract/configurator.ts";
import { checkOptions, type OptionReport } from "#rules/build/check-options.ts";
import { type ChosenPart, type SlotId, withPart } from "#rules/build/chosen-parts.ts";
import { CATEGORY_OF_OPTION } from "#rules/build/facts/part-categories.ts";
import type { RuleId } from "#rules/build/rule-ids.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { cents } from "#rules/money/cents.ts";

import type { PublicHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { type ConfiguredBuild, isSame, ourWorkshop, toBuild, toFitted } from "../builds/configure.ts";
import { type AskedFrames, framesAsked, optionFrames } from "./build-frames.ts";
import { configureOtherwise } from "./list-fixes.ts";
import { loadBuild, type LoadedBuild, priceBuild } from "./load-build.ts";
import { type PartOnOffer, partsOnOffer } from "./parts-on-offer.ts";
import { partsLeft } from "./parts-left.ts";
import { worstAbout } from "./worst-about.ts";
import { spoken } from "../languages/spoken.ts";

const { verdictText } = spoken.buildVerdicts;
const { misfitWords, slotTitle } = spoken.configurator;

const PAGE_SIZE = 24;

/**
 * What could stand in a slot of a build. Every option is judged, which takes about a microsecond each; sentences and
 * prices are made for those of the page alone.
 */
export const listBuildOptions: PublicHandler<typeof call> = async ({ world, query }) => {
  const loaded = await loadBuild(world, query);
  if ("reason" in loaded) return loaded;
  const { slot } = query;
  const frames = await framesAsked(world, query);
  const offered = (await partsOnOffer(world, [slot], loaded.included)).toSorted(byPrice);
  const reports = new Map(judgeOptions(loaded, slot, offered).map((report) => [report.id, report]));
  const all = offered.map((part) => ({ part, report: reports.get(String(part.sku.skuId)) ?? NOTHING_SAID }));
  const fitting = all.filter(({ report }) => report.blocks.length === 0);
  const shown = query.show === "all" ? all : fitting;
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const page = Math.min(query.page ?? 1, pages);
  const reply: BuildOptions = {
    slot,
    title: slotTitle(slot),
    total: all.length,
    fits: fitting.length,
    reasons: reasonsOf(all.flatMap(({ report }) => report.blocks[0] ?? [])),
    page,
    pages,
    options: shown
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map(({ part, report }) => viewOption(world, { loaded, slot, frames }, part, report)),
  };
  return { reply };
};

const NOTHING_SAID: OptionReport = { id: "", cls: "ok", rule: null, blocks: [] };

function byPrice(one: PartOnOffer, other: PartOnOffer): number {
  return one.sku.unitPrice - other.sku.unitPrice || one.sku.skuId - other.sku.skuId;
}

/** The build with the slot left empty. */
function without({ configured }: LoadedBuild, slot: SlotId) {
  const others = configured.parts.filter(({ optionId }) => optionId !== slot);
  return toBuild(others.map(({ sku, ...part }) => ({ ...part, weightGrams: sku.weightGrams })));
}

/** As many units as are chosen now stay that many. */
function unitsIn({ chosen }: LoadedBuild, slot: SlotId): number {
  return chosen.find(({ optionId }) => optionId === slot)?.quantity ?? 1;
}

function fittedOf(loaded: LoadedBuild, slot: SlotId, { sku, known }: PartOnOffer) {
  const part = { skuId: sku.skuId, quantity: unitsIn(loaded, slot), weightGrams: sku.weightGrams };
  return known ? [toFitted(part, known)] : [];
}

function judgeOptions(loaded: LoadedBuild, slot: SlotId, offered: readonly PartOnOffer[]): OptionReport[] {
  const options = offered.flatMap((part) => fittedOf(loaded, slot, part));
  return checkOptions(without(loaded, slot), CATEGORY_OF_OPTION[slot], options, ourWorkshop(loaded.on));
}

function reasonsOf(rules: readonly RuleId[]): BuildOptions["reasons"] {
  return [...Map.groupBy(rules, (rule) => rule)]
    .map(([rule, same]) => ({ rule, text: misfitWords(rule), count: same.length }))
    .toSorted((one, other) => other.count - one.count || (one.rule < other.rule ? -1 : 1));
}

interface OpenSlot {
  loaded: LoadedBuild;
  slot: SlotId;
  frames: AskedFrames | null;
}

function viewOption(
  world: World,
  { loaded, slot, frames }: OpenSlot,
  part: PartOnOffer,
  { blocks }: OptionReport,
): BuildOption {
  const { sku } = part;
  const quantity = unitsIn(loaded, slot);
  const chosen: ChosenPart = { optionId: slot, skuId: sku.skuId, quantity };
  const after = withPart(loaded.chosen, slot, chosen);
  const then = configureOtherwise(loaded, after, part);
  const worst = worstAbout(then, sku.skuId);
  const price = (build: ConfiguredBuild) => priceBuild(world, loaded.model, build).price.unitPrice;
  return {
    skuId: sku.skuId,
    name: sku.name,
    picture: sku.picture,
    pictureVersion: world.pictures.versionOf(sku.picture),
    quantity,
    isIncluded: loaded.included.some((each) => isSame(chosen, each)),
    isChosen: loaded.chosen.some((each) => isSame(chosen, each)),
    left: partsLeft(sku.stock),
    difference: toWireMoney(cents(price(then) - price(loaded.configured))),
    fits: blocks.length === 0,
    cls: worst?.cls ?? "ok",
    rule: worst?.rule ?? null,
    text: worst && worst.cls !== "ok" ? verdictText(worst) : null,
    frames: optionFrames(frames, slot, loaded.configured, then),
    build: then.code,
  };
}
