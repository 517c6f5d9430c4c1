import type { Cents } from "../money/cents.ts";

/** What makes one product stand in for another. */
export interface Comparable {
  slug: string;
  /** Products of one group do the same job: gaming PCs, laptops, headsets. */
  group: string;
  price: Cents;
  /** The graphics card of a computer, null for anything else. */
  graphics: string | null;
  inStock: boolean;
}

/** Another graphics card counts as much as this share of the price. */
const OTHER_GRAPHICS = 0.15;

/** Products to offer instead of one that is sold out: of its group, in stock, nearest by price and graphics card. */
export function nearestInStock<Product extends Comparable>(
  wanted: Comparable,
  others: readonly Product[],
  most: number,
): Product[] {
  const distance = ({ price, graphics }: Comparable) =>
    Math.abs(price - wanted.price) / Math.max(1, wanted.price) + (graphics === wanted.graphics ? 0 : OTHER_GRAPHICS);
  return others
    .filter(({ slug, group, inStock }) => inStock && group === wanted.group && slug !== wanted.slug)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most);
}
