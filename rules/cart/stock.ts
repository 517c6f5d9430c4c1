/** What the wire's `Stock` number means for a line (S246, S247, A14). */
export type StockState = "unlimited" | "not_available" | "in_stock" | "out_of_stock";

/** Stock on the wire: -99 is a state, not a count. */
export const STOCK_SPECIAL = -99;

/** The one number that means two things: parts and gear without a count, and models that cannot be had. */
const SPECIAL_STOCK: Readonly<Record<"model" | "sku", StockState>> = {
  model: "not_available",
  sku: "unlimited",
};

/** `modelId` above 0 is a PC or laptop; everything else is a SKU of gear or a part. */
export function stockState(line: { modelId: number; stock: number }): StockState {
  if (line.stock === STOCK_SPECIAL) return SPECIAL_STOCK[line.modelId > 0 ? "model" : "sku"];
  return line.stock > 0 ? "in_stock" : "out_of_stock";
}

/** Units that may be ordered: null is no limit. */
export function unitsLeft(line: { modelId: number; stock: number }): number | null {
  const state = stockState(line);
  if (state === "unlimited") return null;
  return state === "in_stock" ? line.stock : 0;
}
