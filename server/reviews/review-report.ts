import { dayAt } from "#rules/shipping/warehouse-day.ts";
import type { ReviewToModerate } from "./reviews-table.ts";

/** What waits to be read, as a person at a terminal reads it. What a decision names is the review with its version. */
export function reviewReport(reviews: readonly ReviewToModerate[], timeZone: string): string {
  if (reviews.length === 0) return "No review waits.";
  return reviews
    .map(({ id, version, rating, product, author, orderNumber, at, headline, body, pictures }) => {
      const withPictures = pictures.length === 0 ? "" : `, ${pictures.length} pictures (look at them at the desk)`;
      return `${id}:${version}  ${rating} of 5  ${product}\n  ${author}, order ${orderNumber}, ${dayAt(at, timeZone)}${withPictures}${headline === "" ? "" : `\n  ${headline}`}\n  ${body.replaceAll("\n", "\n  ")}`;
    })
    .join("\n\n");
}
