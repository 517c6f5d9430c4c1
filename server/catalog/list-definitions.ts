import type { FacetKey } from "#rules/catalog/facets.ts";
import type { List } from "#rules/catalog/lists.ts";
import { GEAR_CATEGORIES, type GearCategorySlug } from "#rules/catalog/wire-ids.ts";
import type { ShopProduct } from "./shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { listIntros } = spoken.listTexts;
const { listWords } = spoken.lists;

export interface ListDefinition {
  title: string;
  intro: string;
  link: string;
  /** FAQ page whose texts stand under the list; null where there are none (S15–S18). */
  faqPage: string | null;
  facets: readonly FacetKey[];
  contains(product: ShopProduct): boolean;
}

const COMPUTER: readonly FacetKey[] = [
  "delivery",
  "kind",
  "madeFor",
  "graphics",
  "processor",
  "memory",
  "storage",
  "case",
];
const GEAR: readonly FacetKey[] = ["stock", "type", "screen", "refresh", "color"];

/** Its title and its words are those of the language that is spoken when they are read. */
function titled(list: List, rest: Omit<ListDefinition, "title" | "intro">): ListDefinition {
  return {
    ...rest,
    get title() {
      return listWords[list].title;
    },
    get intro() {
      return listIntros[list];
    },
  };
}

function gearList(slug: GearCategorySlug): ListDefinition {
  const categoryId = GEAR_CATEGORIES[slug];
  return titled(slug, {
    link: `/gear-store/${slug}`,
    faqPage: null,
    facets: slug === "pc-parts" ? ["type", "stock"] : GEAR,
    contains: (product) =>
      product.gearCategoryId === categoryId || (slug === "pc-parts" && product.kind === "part" && isListed(product)),
  });
}

const OPERATING_SYSTEM = 28;

/** A part that is offered beside a PC at that price, or installed on one, is found there and on no list. */
export function isListed({ kind, optionId, requiresPc }: ShopProduct): boolean {
  return kind !== "part" || (!requiresPc && optionId !== OPERATING_SYSTEM);
}

/** Every list of the shop: what it is called, what it holds, what narrows it. */
export const LIST_DEFINITIONS: Record<List, ListDefinition> = {
  "gaming-pcs": titled("gaming-pcs", {
    link: "/gaming-pcs",
    faqPage: "gaming-pcs",
    facets: COMPUTER,
    contains: (product) => product.kind === "pc",
  }),
  "prebuilt-gaming-pcs": titled("prebuilt-gaming-pcs", {
    link: "/gaming-pcs/prebuilt-gaming-pcs",
    faqPage: "prebuilt-gaming-pcs",
    facets: COMPUTER.filter((facet) => facet !== "kind"),
    contains: (product) => product.kind === "pc" && product.modelType === 1,
  }),
  "gaming-laptops": titled("gaming-laptops", {
    link: "/gaming-laptops",
    faqPage: "gaming-laptops",
    facets: ["delivery", "graphics", "processor", "memory", "storage", "screen", "refresh"],
    contains: (product) => product.kind === "laptop",
  }),
  "gear-store": titled("gear-store", {
    link: "/gear-store",
    faqPage: null,
    facets: ["category", ...GEAR],
    contains: (product) => product.kind === "gear" && product.gearCategoryId !== GEAR_CATEGORIES["pc-parts"],
  }),
  "gaming-monitors": gearList("gaming-monitors"),
  "gaming-setup": gearList("gaming-setup"),
  "refurbished-components": gearList("refurbished-components"),
  "rigsmith-gear": gearList("rigsmith-gear"),
  "gaming-accessories": gearList("gaming-accessories"),
  "pc-maintenance": gearList("pc-maintenance"),
  "bundle-deals": gearList("bundle-deals"),
  "pc-parts": gearList("pc-parts"),
  search: titled("search", {
    link: "/search",
    faqPage: null,
    facets: ["category", "type", "graphics", "stock"],
    contains: isListed,
  }),
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
