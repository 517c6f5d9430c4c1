import type { CellFault } from "./shopify-faults.ts";
import type { ShopifyColumn, ShopifyRow } from "./shopify-rows.ts";

/** True where the cell keeps the product from sale, false where it does not, null where it cannot be read. */
type Reading = (cell: string, now: Date) => boolean | null;

const STATUSES: Readonly<Record<string, boolean>> = { active: false, draft: true, archived: true, unlisted: true };
const ANSWERS: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

/** What of Shopify's columns withholds a product from sale. An empty cell, and a column that is not there, says nothing. */
const WITHHOLDS: readonly { column: ShopifyColumn; isWithheld: Reading; right: string }[] = [
  { column: "status", isWithheld: (cell) => STATUSES[cell] ?? null, right: "active, draft, archived or unlisted" },
  { column: "published", isWithheld: (cell) => negated(ANSWERS[cell]), right: "TRUE or FALSE" },
  // Here it would be a thing that is shipped; this shop's own are vouchers.
  { column: "giftCard", isWithheld: (cell) => ANSWERS[cell] ?? null, right: "TRUE or FALSE" },
  {
    column: "publishedAt",
    isWithheld: (cell, now) => (Number.isNaN(Date.parse(cell)) ? null : Date.parse(cell) > now.getTime()),
    right: "a date like 2026-11-30",
  },
];

/** Whether the product is not published: neither listed nor sold. */
export function isWithheld(row: ShopifyRow, now: Date): boolean {
  const isInNoMarket = row.markets.length > 0 && row.markets.every((cell) => ANSWERS[cell.toLowerCase()] === false);
  return isInNoMarket || readings(row, now).some(({ reading }) => reading === true);
}

/** Words in those columns that say neither: it would be a guess whether the product is for sale. */
export function withheldFaults(row: ShopifyRow, now: Date): CellFault[] {
  return readings(row, now).flatMap(({ column, right, reading }) =>
    reading === null ? [{ row, column, message: `is "${row.cells[column]}", but must be ${right}` }] : [],
  );
}

function readings(row: ShopifyRow, now: Date) {
  return WITHHOLDS.filter(({ column }) => row.cells[column] !== "").map(({ column, isWithheld, right }) => ({
    column,
    right,
    reading: isWithheld(row.cells[column].toLowerCase(), now),
  }));
}

function negated(answer: boolean | undefined): boolean | null {
  return answer === undefined ? null : !answer;
}
