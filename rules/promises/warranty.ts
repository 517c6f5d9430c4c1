import type { Cents } from "../money/cents.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";

/** What decides which warranties a product has. */
export const COVERED_KINDS = ["desktop", "laptop", "refurbished", "gear"] as const;
export type CoveredKind = (typeof COVERED_KINDS)[number];

/** One warranty of the store. Price 0 with id 0 is the included one; the others are longer and cost more. */
export interface Warranty {
  warrantyId: number;
  covers: CoveredKind;
  /** From delivery, the included time within it. */
  months: number;
  detail: string;
  price: Cents;
}

const OPERATING_SYSTEM = 28;

/** Which kind of warranty a product has; null for software, which does not wear. */
export function coveredAs(product: {
  kind: LineToPrice["kind"];
  optionId: number;
  isRefurbished: boolean;
}): CoveredKind | null {
  if (product.kind === "part" && product.optionId === OPERATING_SYSTEM) return null;
  if (product.isRefurbished) return "refurbished";
  return product.kind === "desktop" || product.kind === "laptop" ? product.kind : "gear";
}

/** What a product of this kind is offered, the included one first. */
export function warrantiesFor(covered: CoveredKind | null, warranties: readonly Warranty[]): readonly Warranty[] {
  return warranties.filter(({ covers }) => covers === covered).toSorted((a, b) => a.months - b.months);
}

/** The warranty that counts: the chosen one where the product is offered it, else the included one; null for software. */
export function warrantyOf(
  covered: CoveredKind | null,
  warrantyId: number,
  warranties: readonly Warranty[],
): Warranty | null {
  const offered = warrantiesFor(covered, warranties);
  return offered.find((warranty) => warranty.warrantyId === warrantyId) ?? offered[0] ?? null;
}
