import type { SectionCounts } from "#contract/home.ts";
import type { Catalogue } from "./catalogue.ts";
import { sorted } from "./narrow.ts";
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
const HEROES: readonly ((product: ShopProduct) => boolean)[] = [
  ({ kind, readyMade, modelType }) => kind === "pc" && readyMade && modelType === 1,
  ({ kind }) => kind === "pc",
  ({ kind }) => kind === "laptop",
  ({ kind, requiresPc }) => kind === "gear" && !requiresPc,
  () => true,
];

/** The product at the top of the home page, null while there is nothing to sell. */
export function homeHero({ products }: Pick<Catalogue, "products">): ShopProduct | null {
  const best = HEROES.find((holds) => products.some(holds));
  return best ? (sorted(products.filter(best), "featured")[0] ?? null) : null;
}
