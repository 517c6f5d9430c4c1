import type { SectionCounts } from "#contract/home.ts";
import type { CatalogueReader, ProductFilter } from "./catalogue-reader.ts";
import { rangeWords } from "./sections.ts";
import type { ShopProduct } from "./shop-product.ts";

export interface HomeWords {
  /** The headline, line by line. */
  title: readonly string[];
  lead: string;
}

/** What the home page says of the shop at the top: only what is true of its catalogue. */
export function homeWords(counts: SectionCounts): HomeWords {
  const range = rangeWords(counts);
  if (counts["gaming-pcs"] > 0)
    return {
      title: ["Every part named.", "Every number explained."],
      lead:
        counts["gaming-laptops"] > 0
          ? "Gaming PCs with the maker, model and price of every part, laptops with what is inside, and a ship date that comes with its reason."
          : "Gaming PCs with the maker, model and price of every part, and a ship date that comes with its reason.",
    };
  if (counts["gaming-laptops"] > 0)
    return {
      title: ["Every number", "explained."],
      lead: `${range} with the watts of the graphics, the nits of the screen and a ship date that comes with its reason.`,
    };
  if (range)
    return {
      title: ["Good gear,", "plainly described."],
      lead: `${range}. Each page says what it is, what it costs and when it ships.`,
    };
  return {
    title: ["We are stocking", "our shelves."],
    lead: "Nothing is for sale yet. Please check back soon.",
  };
}

/** What stands at the top is the first of the best there is: a ready-made PC, a PC, a laptop, gear, a part. */
const HEROES: readonly ProductFilter[] = [
  { kind: "pc", readyMade: true, modelType: 1 },
  { kind: "pc" },
  { kind: "laptop" },
  { kind: "gear", requiresPc: false },
  {},
];

/** The product at the top of the home page, null while there is nothing to sell. */
export async function homeHero(catalogue: CatalogueReader): Promise<ShopProduct | null> {
  for (const filter of HEROES) {
    const [hero] = await catalogue.find({ ...filter, sort: "featured", most: 1 });
    if (hero) return hero;
  }
  return null;
}
