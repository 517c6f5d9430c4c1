import { COMPONENT_OPTIONS } from "#rules/build/component-options.ts";
import type { CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";

/** The words a product is found by: its name, what it is, its summary, its parts and SKU codes. */
export function searchText(product: CatalogueProduct): string {
  return [
    product.name,
    KIND_WORDS[product.kind],
    ...ownWords(product),
    product.summary,
    ...product.skus.flatMap(({ code, title }) => [code, title]),
  ].join(" ");
}

const KIND_WORDS: Record<CatalogueProduct["kind"], string> = {
  pc: "gaming pc computer desktop tower",
  laptop: "gaming laptop notebook",
  part: "part component",
  gear: "gear",
};

function ownWords(product: CatalogueProduct): string[] {
  if (product.kind === "pc") return product.parts.map(({ part }) => part.replaceAll("-", " "));
  if (product.kind === "laptop") return [product.facts.graphics.chip, product.facts.processor.name];
  return product.kind === "part" ? [COMPONENT_OPTIONS[product.optionId]] : [product.facts.type];
}
