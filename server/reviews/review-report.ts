import type { ReviewToModerate } from "./reviews-table.ts";

/** What waits to be read, as a person at a terminal reads it. */
export function reviewReport(reviews: readonly ReviewToModerate[]): string {
  if (reviews.length === 0) return "No review waits.";
  return reviews
    .map(
      ({ id, rating, product, author, orderNumber, at, body }) =>
        `${id}  ${rating} of 5  ${product}\n  ${author}, order ${orderNumber}, ${at.toISOString().slice(0, 10)}\n  ${body.replaceAll("\n", "\n  ")}`,
    )
    .join("\n\n");
}
