import type { Section } from "#rules/catalog/lists.ts";
import type { SectionCounts } from "#contract/home.ts";
import { LIST_DEFINITIONS } from "./list-definitions.ts";
import type { ShopProduct } from "./shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { rangeWords } = spoken.shopFront;

/** What the shop sells, as a sentence would begin. */
export function rangeOf(counts: SectionCounts): string {
  if (counts["gaming-pcs"] > 0) return counts["gaming-laptops"] > 0 ? rangeWords.pcsAndLaptops : rangeWords.pcs;
  if (counts["gaming-laptops"] > 0) return rangeWords.laptops;
  if (counts["gear-store"] > 0) return counts["pc-parts"] > 0 ? rangeWords.gearAndParts : rangeWords.gear;
  return counts["pc-parts"] > 0 ? rangeWords.parts : "";
}

/** A narrowed list is read from its facet, so that a link to it and its count cannot disagree. */
export function sectionContains(section: Exclude<Section, "pc-lab">): (product: ShopProduct) => boolean {
  if (section === "built-to-order")
    return ({ kind, facets }) => kind === "pc" && hasValue(facets.delivery, "built-to-order");
  if (section === "refurbished-pcs") return ({ kind, facets }) => kind === "pc" && hasValue(facets.kind, "refurbished");
  return LIST_DEFINITIONS[section].contains;
}

function hasValue(facet: readonly { value: string }[] | undefined, wanted: string): boolean {
  return facet?.some(({ value }) => value === wanted) ?? false;
}
