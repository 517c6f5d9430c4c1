import { isCounted, type ShopifyProduct } from "./shopify-product.ts";
import type { ShopifyColumn, ShopifyRow } from "./shopify-rows.ts";

/** What is wrong with a cell of Shopify's own columns. */
export interface CellFault {
  row: ShopifyRow;
  column: ShopifyColumn;
  message: string;
}

const NUMBERS = [
  ["price", /^\d+(?:\.\d{1,2})?$/, "must be an amount like 129.99"],
  ["grams", /^\d+(?:\.\d+)?$/, "must be a weight in grams"],
  ["quantity", /^-?\d+$/, "must be a whole number"],
] as const;

/** What hinders a product by itself: what is missing, and what is no figure. */
export function cellFaults({ first, variants }: ShopifyProduct): CellFault[] {
  const missing = (["handle", "title", "picture"] as const).filter((column) => first.cells[column] === "");
  return [
    ...missing.map((column) => ({ row: first, column, message: "is missing" })),
    ...variants.flatMap(variantFaults),
  ];
}

const STATUSES: ReadonlySet<string> = new Set(["", "active", "draft", "archived", "unlisted"]);

/** What a product's rows contradict each other in, and a status that would leave it out of the shop without a word. */
export function productFaults({ first, variants, rows }: ShopifyProduct): CellFault[] {
  const faults: CellFault[] = [];
  if (!STATUSES.has(first.cells.status.toLowerCase()))
    faults.push({
      row: first,
      column: "status",
      message: `is "${first.cells.status}", but must be active, draft or archived`,
    });
  for (const row of rows.slice(1)) {
    if (row.cells.title !== "" && row.cells.title !== first.cells.title)
      faults.push({
        row,
        column: "handle",
        message: `${row.cells.handle} is another product's already, on line ${first.line}`,
      });
  }
  const seen = new Map<string, number>();
  for (const row of variants) {
    const options = [row.cells.option1, row.cells.option2, row.cells.option3]
      .filter((value) => value !== "")
      .join(", ");
    const before = seen.get(options);
    if (before !== undefined)
      faults.push({
        row,
        column: "option1",
        message: `${options || "a variant without options"} stands on line ${before} already`,
      });
    else seen.set(options, row.line);
  }
  return faults;
}

/** Stores with several locations export quantities in another file: a counted variant without one is a fault, not sold out. */
function variantFaults(row: ShopifyRow): CellFault[] {
  return NUMBERS.flatMap(([column, pattern, message]): CellFault[] => {
    const cell = row.cells[column];
    if (cell !== "") return pattern.test(cell) ? [] : [{ row, column, message }];
    const isNeeded = column === "price" || (column === "quantity" && isCounted(row.cells));
    return isNeeded ? [{ row, column, message: "is missing" }] : [];
  });
}
