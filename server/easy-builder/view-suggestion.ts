import type { SuggestedBuild } from "#contract/easy-builder.ts";
import { statesThatKeepOut } from "#rules/build/energy-law.ts";
import { sustainedOf } from "#rules/build/plan-power.ts";
import type { SuggestedAs } from "#rules/easy-builder/easy-answers.ts";
import { withOffer } from "#rules/easy-builder/finish-pair.ts";
import { FREE_CATEGORIES, FREE_SLOTS, type FoundBuild, type FreeCategory } from "#rules/easy-builder/search-space.ts";
import { standsWith } from "#rules/easy-builder/stands-with.ts";
import { virtuesOf } from "#rules/easy-builder/virtues.ts";
import { frameRate, isKnown } from "#rules/frames/frame-rate.ts";
import type { FrameHardware, FrameTable, Game, Resolution } from "#rules/frames/frame-table.ts";
import { weakestRate } from "#rules/frames/made-for.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { describePart } from "../catalog/catalogue-skus.ts";
import { ourWorkshop } from "../builds/configure.ts";
import { storeDay } from "../carts/store-day.ts";
import { productLink } from "../catalog/list-definitions.ts";
import { defaultSku } from "../catalog/shop-product.ts";
import { productPictures } from "../catalog/to-product-card.ts";
import type { World } from "../world.ts";
import type { ShopBase } from "./load-bases.ts";
import { spoken } from "../languages/spoken.ts";

const { slotTitle } = spoken.configurator;
const { whyWords } = spoken.easyBuilder;

/** What somebody wants to play, and how. */
export interface Asked {
  table: FrameTable;
  games: readonly Game[];
  resolution: Resolution;
  fps: number;
}

interface Suggestion {
  as: SuggestedAs[];
  found: FoundBuild;
  code: string;
}

/** A build that was found, explained part by part. */
export async function viewSuggestion(
  world: World,
  { as, found, code }: Suggestion,
  asked: Asked,
  budget: number,
): Promise<SuggestedBuild> {
  const { product } = found.base as ShopBase;
  const [picture] = productPictures(product, world.pictures);
  if (!picture) throw new Error(`${product.slug} has no picture`);
  const skus = await world.catalogue.skus(FREE_CATEGORIES.map((category) => found.chosen[category].skuId));
  const hardware = hardwareOf(found);
  const on = storeDay(world);
  return {
    as,
    skuId: defaultSku(product).skuId,
    slug: product.slug,
    name: product.name,
    link: productLink(product),
    build: code,
    picture,
    price: toWireMoney(found.price),
    isWithinBudget: found.price <= budget,
    fps: found.fps,
    reaches: found.fps >= asked.fps,
    rates: asked.games.map((game) => ({
      game: game.slug,
      name: game.name,
      rate: frameRate(asked.table, game, hardware, "high", asked.resolution),
    })),
    parts: FREE_CATEGORIES.map((category) => {
      const { skuId, part } = found.chosen[category];
      return {
        slot: FREE_SLOTS[category],
        title: slotTitle(FREE_SLOTS[category]),
        name: describePart(skus.get(skuId)?.name ?? "", part.quantity),
        why: whyOf(category, found, asked, on),
      };
    }),
    room: virtuesOf(found.build),
    keptOutOf: statesThatKeepOut({ standing: product.energy, build: asItStands(found) ? null : found.build }, on),
  };
}

/** With the PC's own parts it is the PC as it stands, which a certificate covers and a measurement is of. */
function asItStands({ base, chosen }: FoundBuild): boolean {
  return FREE_CATEGORIES.every((category) => base.asBuilt.has(String(chosen[category].skuId)));
}

function hardwareOf({ chosen, build }: FoundBuild): FrameHardware {
  const { chip = null, memoryGb = null } = build.card?.facts ?? {};
  return { processor: chosen.processor.slug, chip: chip ?? "", videoMemoryGb: memoryGb ?? 0 };
}

/** The two facts that decided it. */
function whyOf(category: FreeCategory, found: FoundBuild, asked: Asked, on: string): string {
  const { processor, motherboard, memory, cooler, supply, drives } = found.build;
  switch (category) {
    case "processor":
      return whyWords.processor(slowest(found, asked));
    case "card":
      return whyWords.card(nextCard(found, asked, on), asked.games.length);
    case "motherboard":
      return whyWords.motherboard(processor?.facts.socket ?? "", motherboard?.facts.m2?.length ?? 0);
    case "memory":
      return whyWords.memory(
        memory.reduce((sum, { quantity, facts }) => sum + quantity * (facts.capacityGb ?? 0), 0),
        Math.max(...asked.games.map(({ memoryGb }) => memoryGb)),
      );
    case "cooler":
      return whyWords.cooler(cooler?.facts.tdpWatts ?? 0, processor?.facts.maxWatts ?? 0);
    case "drives":
      return whyWords.drive(drives[0]?.facts.capacityGb ?? 0);
    case "supply":
      return whyWords.supply(supply?.facts.watts ?? 0, sustainedOf(found.build).atLeast);
  }
}

/** The slowest of the games, and what limits it. */
function slowest(found: FoundBuild, { table, games, resolution }: Asked) {
  const hardware = hardwareOf(found);
  const rates = games.flatMap((game) => {
    const rate = frameRate(table, game, hardware, "high", resolution);
    return isKnown(rate) ? [{ game: game.name, rate }] : [];
  });
  return rates.reduce<(typeof rates)[number] | null>(
    (least, each) => (least && least.rate.low <= each.rate.low ? least : each),
    null,
  );
}

/** The cheapest card that brings more frames with all else as it is; null where none does. */
function nextCard(found: FoundBuild, { table, games, resolution }: Asked, on: string) {
  const { base, build, chosen, fps } = found;
  const next = base.offers.card
    .map((offer) => {
      const { chip, memoryGb } = offer.part.facts;
      const hardware = { processor: chosen.processor.slug, chip: chip ?? "", videoMemoryGb: memoryGb ?? 0 };
      return { offer, more: weakestRate(table, games, hardware, "high", resolution) - fps };
    })
    .find(({ offer, more }) => more > 0 && standsWith(withOffer(build, offer), "card", base.asBuilt, ourWorkshop(on)));
  return next && { costs: toWireMoney(cents(next.offer.price - chosen.card.price)), fps: next.more };
}
