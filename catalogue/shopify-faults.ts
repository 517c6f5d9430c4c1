import { isCounted, type ShopifyProduct } from "./shopify-product.ts";
import type { ShopifyColumn, ShopifyRow } from "./shopify-rows.ts";

/** What is wrong with a cell of Shopify's own columns. */
export interface CellFault {
  row: ShopifyRow;
  /** Or the row as such. */
  column: ShopifyColumn | "(row)";
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

/** What a product's rows contradict each other in. */
export function productFaults({ first, variants, rows }: ShopifyProduct): CellFault[] {
  const faults = rows.flatMap((row): CellFault[] => {
    const beyond = row.beyond?.trim().slice(0, 40);
    const message = `has more cells than the header has columns, first "${beyond}": a comma without quotes?`;
    return beyond === undefined ? [] : [{ row, column: "(row)", message }];
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
    const options = [row.cells.option1, row.cells.option2, row.cells.option3].filter((value) => value !== "");
    const key = JSON.stringify(options);
    const before = seen.get(key);
    if (before !== undefined)
      faults.push({
        row,
        column: "option1",
        message: `${options.join(", ") || "a variant without options"} stands on line ${before} already`,
      });
    else seen.set(key, row.line);
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
