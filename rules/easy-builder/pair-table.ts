import { firstWith, type FirstOf, type Wanted, withOffer } from "./finish-pair.ts";
import type { BasePc, Offer } from "./search-space.ts";

/** A processor with the least that board, memory and cooler cost for it in a PC; a card with the least that its supply does. */
interface Floor<Category extends "processor" | "card"> {
  offer: Offer<Category>;
  first: Partial<FirstOf>;
  least: number;
}

/** Cards of one chip, which play alike, the cheapest with its supply first. */
interface ChipCards {
  name: string;
  chip: string;
  videoMemoryGb: number;
  cards: Floor<"card">[];
}

/** A processor with all cards of a chip, which reach the same. */
export interface PairGroup {
  base: BasePc;
  /** Place of its drive. */
  drive: number;
  processor: Floor<"processor">;
  chip: string;
  videoMemoryGb: number;
  cards: readonly Floor<"card">[];
  /** Its place among what is scored. */
  score: number;
  /** What a build costs at least beside its card and supply. */
  least: number;
  /** With the cheapest of the cards. */
  floor: number;
}

/** What no question changes: made once for a catalogue, a smallest memory and a smallest drive. */
export interface PairTable {
  /** The lowest floor first. */
  groups: readonly PairGroup[];
  /** How many are scored. */
  scores: number;
}

/** How many frames a processor and a chip reach in what was asked. */
export type ScoreOf = (processor: string, chip: string, videoMemoryGb: number) => number;

export function makePairTable(bases: readonly BasePc[], wanted: Wanted): PairTable {
  const places = new Places();
  const groups = bases.flatMap((base): PairGroup[] => {
    const drive = firstWith(base, base.fixed, "drives", wanted);
    const price = base.offers.drives[drive]?.price;
    if (price === undefined) return [];
    const processors = base.offers.processor.flatMap((offer) =>
      floorOf(base, offer, ["motherboard", "memory", "cooler"], wanted),
    );
    const cards = base.offers.card.flatMap((offer) => floorOf(base, offer, ["supply"], wanted));
    const byChip = Map.groupBy(cards, ({ offer }) => `${offer.part.facts.chip}|${offer.part.facts.memoryGb}`);
    const chips = [...byChip].flatMap(([name, alike]) => chipCards(name, alike));
    return chips.flatMap(({ name, chip, videoMemoryGb, cards: alike }) =>
      processors.map((processor): PairGroup => {
        const least = base.framePrice + price + processor.least;
        const floor = least + (alike[0]?.least ?? Number.POSITIVE_INFINITY);
        const score = places.of(`${processor.offer.slug}|${name}`);
        return { base, drive, processor, chip, videoMemoryGb, cards: alike, score, least, floor };
      }),
    );
  });
  return { groups: groups.sort((one, other) => one.floor - other.floor), scores: places.count };
}

/** The same of some PCs alone. */
export function pairsOf({ groups, scores }: PairTable, isWanted: (base: BasePc) => boolean): PairTable {
  const wanted = new Set([...new Set(groups.map(({ base }) => base))].filter(isWanted));
  return { groups: groups.filter(({ base }) => wanted.has(base)), scores };
}

/** Names by their place, in the order in which they come. */
class Places {
  readonly #places = new Map<string, number>();

  of(name: string): number {
    const place = this.#places.get(name) ?? this.#places.size;
    this.#places.set(name, place);
    return place;
  }

  get count(): number {
    return this.#places.size;
  }
}

function chipCards(name: string, alike: Floor<"card">[]): ChipCards[] {
  const { chip = null, memoryGb = null } = alike[0]?.offer.part.facts ?? {};
  if (chip === null || memoryGb === null) return [];
  return [{ name, chip, videoMemoryGb: memoryGb, cards: alike.toSorted((one, other) => one.least - other.least) }];
}

function floorOf<Category extends "processor" | "card">(
  base: BasePc,
  offer: Offer<Category>,
  others: readonly (keyof FirstOf)[],
  wanted: Wanted,
): Floor<Category>[] {
  const build = withOffer(base.fixed, offer);
  const first: Partial<Record<keyof FirstOf, number>> = {};
  let least: number = offer.price;
  for (const category of others) {
    const place = firstWith(base, build, category, wanted);
    const other: Offer | undefined = base.offers[category][place];
    if (!other) return [];
    first[category] = place;
    least += other.price;
  }
  return [{ offer, first, least }];
}

/** Frames of every processor with every chip, by their places; asked once a question. */
export function scorePairs({ groups, scores: count }: PairTable, scoreOf: ScoreOf): Float64Array {
  const scores = new Float64Array(count).fill(-1);
  for (const { processor, chip, videoMemoryGb, score } of groups)
    if ((scores[score] ?? 0) < 0) scores[score] = scoreOf(processor.offer.slug, chip, videoMemoryGb);
  return scores;
}
