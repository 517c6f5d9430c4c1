import type { LineToPrice } from "./line-to-price.ts";

/**
 * Laptops in one order: 1 as the message says, 5 as the specification's check compares (A29). The words say one
 * whatever the owner chose: they are the specification's.
 */
export type LaptopLimit = 1 | 5;

export function isLaptop({ kind }: Pick<LineToPrice, "kind">): boolean {
  return kind === "laptop";
}

/** Counted by units, whatever the models. */
export function isWithinLaptopLimit(
  lines: readonly Pick<LineToPrice, "kind" | "quantity">[],
  limit: LaptopLimit,
): boolean {
  return lines.filter(isLaptop).reduce((units, { quantity }) => units + quantity, 0) <= limit;
}
