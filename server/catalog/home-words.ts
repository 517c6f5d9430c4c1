import type { SectionCounts } from "#contract/home.ts";
import type { CatalogueReader, ProductFilter } from "./catalogue-reader.ts";
import { rangeOf } from "./sections.ts";
import type { ShopProduct } from "./shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { headlineWords } = spoken.shopFront;

export interface HomeWords {
  /** The headline, line by line. */
  title: readonly string[];
  lead: string;
}

/** What the home page says of the shop at the top: only what is true of its catalogue. */
export function homeWords(counts: SectionCounts): HomeWords {
  const range = rangeOf(counts);
  if (counts["gaming-pcs"] > 0) {
    const { title, lead, leadWithLaptops } = headlineWords.pcs;
    return { title, lead: counts["gaming-laptops"] > 0 ? leadWithLaptops : lead };
  }
  if (counts["gaming-laptops"] > 0)
    return { title: headlineWords.laptops.title, lead: headlineWords.laptops.lead(range) };
  if (range) return { title: headlineWords.gear.title, lead: headlineWords.gear.lead(range) };
  return headlineWords.nothing;
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
