import type { Rating } from "#contract/catalog.ts";

/** `3 reviews`, or `3 sample reviews` where nobody bought the product. */
export function reviewCount({ count, sample }: Rating): string {
  return `${count} ${sample ? "sample " : ""}${count === 1 ? "review" : "reviews"}`;
}
