import { type Build, choosePart } from "../build/build-of-parts.ts";
import type { Circumstances } from "../build/circumstances.ts";
import { cents } from "../money/cents.ts";
import { type BasePc, FINISHING, type FoundBuild, type Offer, type Offers } from "./search-space.ts";
import { standsWith } from "./stands-with.ts";
import { mayHave, type Virtue } from "./virtues.ts";

/** Where in its list the first offer of a category stands that goes with a part: none before it ever does. */
export type FirstOf = Readonly<Record<(typeof FINISHING)[number], number>>;

/** A processor and a card in a PC. */
export interface Pair {
  base: BasePc;
  processor: Offer<"processor">;
  card: Offer<"card">;
  first: FirstOf;
  fps: number;
}

/** What is asked of a whole build beside its parts fitting. */
export interface Wanted {
  circumstances: Circumstances;
  memoryGb: number;
  driveGb: number;
  /** All of these. */
  virtues: readonly Virtue[];
  /** The cart's own word, asked of what would win. */
  proves: (found: FoundBuild) => boolean;
}

/** The part with the others. */
export const withOffer = (build: Build, { category, part }: Offer): Build => choosePart(build, category, part);

/**
 * The cheapest build with a pair that costs less than `below`; null where there is none. Every choice is tried, the
 * cheapest first, until what remains cannot get below it: so it is exact.
 */
export function finishPair(
  { base, processor, card, first, fps }: Pair,
  below: number,
  wanted: Wanted,
): FoundBuild | null {
  const start = withOffer(withOffer(base.fixed, processor), card);
  if (!stands(base, start, "processor", wanted) || !stands(base, start, "card", wanted)) return null;
  const bare = base.framePrice + processor.price + card.price;
  const priceAt = (category: keyof FirstOf, place: number) =>
    base.offers[category][place]?.price ?? Number.POSITIVE_INFINITY;
  const from: Record<keyof FirstOf, number> = { ...first };
  let floor = FINISHING.reduce((sum, category) => sum + priceAt(category, first[category]), bare);
  for (const category of wanted.virtues.length > 0 ? FINISHING.toReversed() : []) {
    if (floor >= below) return null;
    from[category] = firstWith(base, start, category, wanted, first[category]);
    floor += priceAt(category, from[category]) - priceAt(category, first[category]);
  }
  const least = FINISHING.map((category) => priceAt(category, from[category]));
  // What is still to come costs at least this, from each step on.
  const ahead = least.map((_, at) => least.slice(at + 1).reduce<number>((sum, price) => sum + price, 0));
  let best: FoundBuild | null = null;
  let limit = below;
  const chosen: Partial<Record<keyof Offers, Offer>> = { processor, card };
  if (floor < below) step(0, start, bare);
  return best;

  function step(at: number, build: Build, price: number): void {
    const category = FINISHING[at];
    if (category === undefined) {
      const found: FoundBuild = {
        base,
        chosen: { ...chosen } as FoundBuild["chosen"],
        build,
        price: cents(price),
        fps,
      };
      if (!wanted.proves(found)) return;
      best = found;
      limit = price;
      return;
    }
    const offers: readonly Offer[] = base.offers[category];
    for (let place = from[category]; place < offers.length; place += 1) {
      const offer = offers[place];
      if (!offer || price + offer.price + (ahead[at] ?? 0) >= limit) return;
      if (!isEnough(offer, wanted)) continue;
      const then = withOffer(build, offer);
      if (!stands(base, then, category, wanted)) continue;
      chosen[category] = offer;
      step(at + 1, then, price + offer.price);
    }
  }
}

/** The place of the cheapest of a category that stands with what is there, past the end where none does. */
export function firstWith(base: BasePc, build: Build, category: keyof Offers, wanted: Wanted, from = 0): number {
  const offers: readonly Offer[] = base.offers[category];
  for (let place = from; place < offers.length; place += 1) {
    const offer = offers[place];
    if (offer && isEnough(offer, wanted) && stands(base, withOffer(build, offer), category, wanted)) return place;
  }
  return offers.length;
}

function isEnough({ part, category }: Offer, { memoryGb, driveGb }: Wanted): boolean {
  if (category === "memory") return capacityOf(part) >= memoryGb;
  return category !== "drives" || capacityOf(part) >= driveGb;
}

function capacityOf({ quantity, facts }: Offer["part"]): number {
  return "capacityGb" in facts ? quantity * (facts.capacityGb ?? 0) : 0;
}

function stands(base: BasePc, build: Build, category: keyof Offers, { virtues, circumstances }: Wanted): boolean {
  return virtues.every((virtue) => mayHave(virtue, build)) && standsWith(build, category, base.asBuilt, circumstances);
}
