import type { FacetKey, List } from "#rules/catalog/lists.ts";
import { GEAR_CATEGORIES, type GearCategorySlug } from "#contract/catalogue-file/gear-categories.ts";
import type { ShopProduct } from "./shop-product.ts";

export interface ListDefinition {
  title: string;
  intro: string;
  link: string;
  /** FAQ page whose texts stand under the list; null where there are none (S15–S18). */
  faqPage: string | null;
  facets: readonly FacetKey[];
  contains(product: ShopProduct): boolean;
}

const COMPUTER: readonly FacetKey[] = ["delivery", "kind", "graphics", "processor", "memory", "storage", "case"];
const GEAR: readonly FacetKey[] = ["stock", "type", "screen", "refresh", "color"];

function gearList(slug: GearCategorySlug, title: string, intro: string): ListDefinition {
  const categoryId = GEAR_CATEGORIES[slug];
  return {
    title,
    intro,
    link: `/gear-store/${slug}`,
    faqPage: null,
    facets: slug === "pc-parts" ? ["type", "stock"] : GEAR,
    contains: (product) =>
      product.gearCategoryId === categoryId || (slug === "pc-parts" && product.kind === "part" && isListed(product)),
  };
}

const OPERATING_SYSTEM = 28;

/** A part that is offered beside a PC at that price, or installed on one, is found there and on no list. */
export function isListed({ kind, optionId, requiresPc }: ShopProduct): boolean {
  return kind !== "part" || (!requiresPc && optionId !== OPERATING_SYSTEM);
}

/** Every list of the shop: what it is called, what it holds, what narrows it. */
export const LIST_DEFINITIONS: Record<List, ListDefinition> = {
  "gaming-pcs": {
    title: "Gaming PCs",
    intro: "Ready-made, built-to-order and refurbished PCs. Every part named, every price explained.",
    link: "/gaming-pcs",
    faqPage: "gaming-pcs",
    facets: COMPUTER,
    contains: (product) => product.kind === "pc",
  },
  "prebuilt-gaming-pcs": {
    title: "Prebuilt gaming PCs",
    intro: "Built, tested and boxed. A ready-made PC ships the next business day.",
    link: "/gaming-pcs/prebuilt-gaming-pcs",
    faqPage: "prebuilt-gaming-pcs",
    facets: COMPUTER.filter((facet) => facet !== "kind"),
    contains: (product) => product.kind === "pc" && product.modelType === 1,
  },
  "gaming-laptops": {
    title: "Gaming laptops",
    intro: "Each page gives graphics watts, screen brightness and weight.",
    link: "/gaming-laptops",
    faqPage: "gaming-laptops",
    facets: ["delivery", "graphics", "processor", "memory", "storage", "screen", "refresh"],
    contains: (product) => product.kind === "laptop",
  },
  "gear-store": {
    title: "Gear",
    intro: "Everything around the PC: screens, chairs, keyboards and cleaning gear.",
    link: "/gear-store",
    faqPage: null,
    facets: ["category", ...GEAR],
    contains: (product) => product.kind === "gear" && product.gearCategoryId !== GEAR_CATEGORIES["pc-parts"],
  },
  "gaming-monitors": gearList(
    "gaming-monitors",
    "Gaming monitors",
    "Flat, curved and ultrawide screens, with the refresh rate your PC can feed.",
  ),
  "gaming-setup": gearList("gaming-setup", "Gaming setup", "Chairs, desks and mounts for long sessions."),
  "refurbished-components": gearList(
    "refurbished-components",
    "Refurbished components",
    "Used parts, tested again. Each page gives its condition.",
  ),
  "rigsmith-gear": gearList("rigsmith-gear", "Rigsmith gear", "Our own keyboards, mice, headsets and pads."),
  "gaming-accessories": gearList(
    "gaming-accessories",
    "Gaming accessories",
    "The small things: cables, hubs, stands and sleeves.",
  ),
  "pc-maintenance": gearList(
    "pc-maintenance",
    "PC maintenance",
    "Cleaning, paste, filters and tools that keep a PC quiet.",
  ),
  "bundle-deals": gearList("bundle-deals", "Bundle deals", "Gear that goes together, at one price."),
  "pc-parts": gearList(
    "pc-parts",
    "PC parts",
    "Components, with the measurements and specs that decide whether they fit.",
  ),
  search: {
    title: "Search",
    intro: "",
    link: "/search",
    faqPage: null,
    facets: ["category", "type", "graphics", "stock"],
    contains: isListed,
  },
};

/** The category a product's page stands in, for breadcrumbs and its address. */
export function categoryOf(product: ShopProduct): List {
  if (product.kind === "pc") return product.modelType === 1 ? "prebuilt-gaming-pcs" : "gaming-pcs";
  if (product.kind === "laptop") return "gaming-laptops";
  if (product.kind === "part") return "pc-parts";
  return gearCategoryOf(product.gearCategoryId ?? 0);
}

/** The list of a gear category's id. Throws for an id that is none. */
export function gearCategoryOf(categoryId: number): GearCategorySlug {
  const slug = Object.entries(GEAR_CATEGORIES).find(([, id]) => id === categoryId)?.[0];
  if (!slug) throw new RangeError(`There is no gear category ${categoryId}`);
  return slug as GearCategorySlug;
}

/** Product address (specification: `Link`): `/store/{slug}` for computers, `/gear-store/{category}/{slug}` for the rest. */
export function productLink(product: ShopProduct): string {
  if (product.kind === "pc" || product.kind === "laptop") return `/store/${product.slug}`;
  return `/gear-store/${categoryOf(product)}/${product.slug}`;
}
