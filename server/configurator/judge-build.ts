import type { BuildSlot, BuildVerdict, JudgedBuild, judgeBuild as call } from "#contract/configurator.ts";
import { MOST_IN_SLOT, SLOTS, type SlotId } from "#rules/build/chosen-parts.ts";
import { CATEGORY_OF_OPTION, type PartCategory } from "#rules/build/facts/part-categories.ts";
import { harmOf, isHeavy, type Verdict } from "#rules/build/verdict.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { estimatedShip } from "../carts/estimated-ship.ts";
import type { PublicHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { framesAsked, viewFrames } from "./build-frames.ts";
import { buildNews } from "./build-news.ts";
import { findKeptOut } from "./kept-out.ts";
import { findSamePc } from "./same-pc.ts";
import { worstAbout } from "./worst-about.ts";
import { listFixes } from "./list-fixes.ts";
import { isSame } from "../builds/configure.ts";
import { loadBuild, type LoadedBuild, priceBuild } from "./load-build.ts";
import { refuseToBuild } from "./refuse-to-build.ts";
import { productLink } from "../catalog/list-definitions.ts";
import { spoken } from "../languages/spoken.ts";

const { missingText, verdictText } = spoken.buildVerdicts;
const { stepWords } = spoken.priceSteps;
const { refusalText } = spoken.refusals;
const { slotTitle } = spoken.configurator;

/** A build as it could be bought now: judged by the rules, priced as a cart is, with a way out of each blocker. */
export const judgeBuild: PublicHandler<typeof call> = async ({ world, query }) => {
  const loaded = await loadBuild(world, query);
  if ("reason" in loaded) return loaded;
  const { model, configured } = loaded;
  const product = await world.catalogue.product(model.slug);
  const { line, toPrice, price, steps, pricedAt } = priceBuild(world, model, configured);
  const { verdicts, missing } = configured.report;
  const isContent = ({ cls, rule }: Verdict) => cls === "ok" || configured.proven.has(rule);
  const worst = verdicts.filter((verdict) => !isContent(verdict)).toSorted((one, other) => harmOf(other) - harmOf(one));
  const refused = refuseToBuild(configured, line);
  const reply: JudgedBuild = {
    skuId: model.skuId,
    slug: model.slug,
    name: model.name,
    link: product ? productLink(product) : "",
    fromNothing: model.fromNothing,
    at: `${pricedAt.slice(0, "2026-11-27T06:30:00".length)}Z`,
    build: configured.code,
    price: toWireMoney(price.unitPrice),
    standing: toWireMoney(model.unitPrice),
    changes: steps
      .filter(({ rule }) => rule === "chosen-part" || rule === "operating-system")
      .map((step) => ({ text: stepWords(step).label, amount: toWireMoney(step.amount) })),
    slots: SLOTS.map((slot) => viewSlot(world, loaded, slot)),
    frames: viewFrames(await framesAsked(world, query), configured),
    light:
      configured.light === null && configured.lit.length === 0
        ? null
        : { color: configured.light, slots: [...configured.lit] },
    checks: verdicts.length,
    fits: verdicts.filter(isContent).length,
    verdicts: await Promise.all(worst.map((verdict) => viewVerdict(world, loaded, verdict))),
    missing: missing.map((each) => ({ slot: slotOf(each.category), text: missingText(each) })),
    ships: estimatedShip(toPrice, null, pricedAt, world.config),
    waitsFor: toPrice.configuration?.waits?.name ?? null,
    news: await buildNews(world, loaded, query.seen),
    keptOut: await findKeptOut(world, loaded),
    samePc: await findSamePc(world, loaded),
    problem: refused && refusalText(refused),
  };
  return { reply };
};

/** Without these, or an empty place that says so, nothing starts. */
const MAY_BE_EMPTY: ReadonlySet<SlotId> = new Set([5, 8, 9, 12]);

function viewSlot({ pictures }: World, { model, configured, included }: LoadedBuild, slot: SlotId): BuildSlot {
  const part = configured.parts.find(({ optionId }) => optionId === slot);
  const worst = part && worstAbout(configured, part.skuId);
  return {
    slot,
    title: slotTitle(slot),
    part: part
      ? {
          skuId: part.skuId,
          name: part.sku.name,
          picture: part.sku.picture,
          pictureVersion: pictures.versionOf(part.sku.picture),
          quantity: part.quantity,
          isIncluded: included.some((each) => isSame(part, each)),
        }
      : null,
    mayBeEmpty: model.fromNothing || MAY_BE_EMPTY.has(slot),
    most: MOST_IN_SLOT[slot],
    cls: worst?.cls ?? null,
  };
}

async function viewVerdict(world: World, loaded: LoadedBuild, verdict: Verdict): Promise<BuildVerdict> {
  const { rule, cls, have, limit, unit, margin, by, parts } = verdict;
  return {
    rule,
    cls,
    have: shown(have),
    limit: shown(limit),
    unit,
    margin,
    by,
    text: verdictText(verdict),
    slots: loaded.chosen.filter(({ skuId }) => parts.includes(String(skuId))).map(({ optionId }) => optionId),
    keepsFromSale: isHeavy(verdict),
    fixes: cls === "blocker" ? await listFixes(world, loaded, rule) : [],
  };
}

function shown(fact: Verdict["have"]): BuildVerdict["have"] {
  return typeof fact === "object" && fact !== null ? [...fact] : fact;
}

/** Where a part of the category goes first. */
function slotOf(category: PartCategory): number {
  const found = Object.entries(CATEGORY_OF_OPTION).find(([, each]) => each === category);
  return Number(found?.[0] ?? 0);
}
