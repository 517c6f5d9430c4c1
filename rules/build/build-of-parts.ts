import type { Fact } from "./facts/fact.ts";
import type { FactsOf, PartCategory } from "./facts/part-categories.ts";

/** A part in a build. Equal ids are the same part number. */
export interface Fitted<Category extends PartCategory> {
  id: string;
  /** 1 for what stands in a build once. */
  quantity: number;
  /** As it is packed. */
  weightGrams: Fact<number>;
  facts: FactsOf[Category];
}

/** What stands in a build once, and what may stand in it several times. */
export const SINGLE_PARTS = ["case", "processor", "motherboard", "card", "supply", "cooler", "system"] as const;
export const LISTED_PARTS = ["memory", "drives", "fans", "monitors"] as const;
export type SinglePart = (typeof SINGLE_PARTS)[number];
export type ListedPart = (typeof LISTED_PARTS)[number];

/** What is inside the computer, and so in its box. */
export const PARTS_INSIDE = [
  "case",
  "processor",
  "motherboard",
  "card",
  "supply",
  "cooler",
  "memory",
  "drives",
  "fans",
] as const satisfies readonly PartCategory[];

export type Build = { readonly [Category in SinglePart]: Fitted<Category> | null } & {
  readonly [Category in ListedPart]: readonly Fitted<Category>[];
};

export const EMPTY_BUILD: Build = {
  case: null,
  processor: null,
  motherboard: null,
  card: null,
  supply: null,
  cooler: null,
  system: null,
  memory: [],
  drives: [],
  fans: [],
  monitors: [],
};

export const isListed = (category: PartCategory): category is ListedPart =>
  (LISTED_PARTS as readonly string[]).includes(category);

/** The build once the part is chosen: beside the others of its kind where there may be several, else in their place. */
export function choosePart<Category extends PartCategory>(
  build: Build,
  category: Category,
  part: Fitted<Category>,
): Build {
  if (!isListed(category)) return { ...build, [category]: part };
  return { ...build, [category]: [...build[category], part] };
}

/** All parts of a category, several or one or none. */
export function partsOf(build: Build, category: PartCategory): readonly Fitted<PartCategory>[] {
  if (isListed(category)) return build[category];
  const part = build[category];
  return part === null ? [] : [part];
}

/** Lists in the order of their ids, so that the order in which a shopper chose does not show. */
export function inOrder(build: Build): Build {
  return {
    ...build,
    memory: byId(build.memory),
    drives: byId(build.drives),
    fans: byId(build.fans),
    monitors: byId(build.monitors),
  };
}

/** In the order of their ids. */
export function byId<Part extends Fitted<PartCategory>>(parts: readonly Part[]): readonly Part[] {
  if (parts.length < 2) return parts;
  return parts.toSorted((one, other) => compare(one.id, other.id) || compare(one.quantity, other.quantity));
}

function compare<Value extends string | number>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
