import type { Build, Fitted } from "../build/build-of-parts.ts";
import type { SlotId } from "../build/chosen-parts.ts";
import type { PartCategory } from "../build/facts/part-categories.ts";
import type { Cents } from "../money/cents.ts";

/** Slots that the easy builder fills, and what goes in; case, fans, system and second drive stay as in the PC. */
export const FREE_SLOTS = {
  processor: 2,
  card: 5,
  motherboard: 3,
  memory: 4,
  cooler: 8,
  drives: 11,
  supply: 7,
} as const satisfies Partial<Record<PartCategory, SlotId>>;

export type FreeCategory = keyof typeof FREE_SLOTS;
export const FREE_CATEGORIES = Object.keys(FREE_SLOTS) as FreeCategory[];

/** What follows processor and card, in the order in which it is chosen: the supply last, since all draw from it. */
export const FINISHING = ["motherboard", "memory", "cooler", "drives", "supply"] as const satisfies FreeCategory[];

/** A part that may stand in its slot of a PC. */
export interface Offer<Category extends FreeCategory = FreeCategory> {
  category: Category;
  part: Fitted<Category>;
  skuId: number;
  /** Slug of its product: indices of processors go by it. */
  slug: string;
  /** Of all its units. */
  price: Cents;
}

export type Offers = { readonly [Category in FreeCategory]: readonly Offer<Category>[] };

/** A PC of ours whose parts may be chosen. */
export interface BasePc {
  skuId: number;
  /** What it costs without what stands in its free slots. */
  framePrice: Cents;
  /** What stays as it is. */
  fixed: Build;
  /** Ids of all that it includes: of those among themselves nothing is unknown, since it was built. */
  asBuilt: ReadonlySet<string>;
  /** What may be chosen, the cheapest first. */
  offers: Offers;
}

/** A whole build of a PC. */
export interface FoundBuild {
  base: BasePc;
  chosen: { readonly [Category in FreeCategory]: Offer<Category> };
  build: Build;
  price: Cents;
  /** Low end of the slowest chosen game. */
  fps: number;
}
