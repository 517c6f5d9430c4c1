import { isLaptop, isWithinLaptopLimit, type LaptopLimit } from "./laptop-limit.ts";
import type { LineToPrice } from "./line-to-price.ts";
import { type Reason, type Refusal, refuse } from "../refusal.ts";
import { isService } from "./service-line.ts";
import { stockState, unitsLeft } from "./stock.ts";

/** A line with its stock as the wire has it: a count, or -99. */
export type LineToCheck = Pick<
  LineToPrice,
  "lineId" | "modelId" | "skuId" | "kind" | "description" | "quantity" | "requiresPc" | "longerWarranty"
> & {
  stock: number;
};

/** The owner's two choices (A29, A30). */
export interface CheckoutLimits {
  laptops: LaptopLimit;
  /** `completeYourPurchase`: only items sold with a PC need one. `block`: every cart without a PC is refused. */
  gearOnly: "completeYourPurchase" | "block";
}

/** Why checkout is closed, and the lines it is about. */
export interface BlockedCheckout {
  refusal: Refusal<CheckoutBlock>;
  lineIds: readonly string[];
}

export const CHECKOUT_BLOCKS = [
  "cart_empty",
  "laptop_limit",
  "gear_needs_pc",
  "model_not_available",
  "out_of_stock",
  "longer_warranty_taken",
  "build_invalid",
  "build_not_offered",
  "build_part_not_offered",
  "build_does_not_fit",
  "build_not_lit",
] as const satisfies readonly Reason[];
export type CheckoutBlock = (typeof CHECKOUT_BLOCKS)[number];

/** Blocks that are about a line by itself, not about what is beside it. */
export const LINE_BLOCKS = [
  "out_of_stock",
  "model_not_available",
  "longer_warranty_taken",
  "build_invalid",
  "build_not_offered",
  "build_part_not_offered",
  "build_does_not_fit",
  "build_not_lit",
] as const satisfies readonly CheckoutBlock[];
export type LineBlock = (typeof LINE_BLOCKS)[number];

/** Everything that keeps a cart from checkout, empty when nothing does. */
export function checkoutBlocks(lines: readonly LineToCheck[], limits: CheckoutLimits): readonly BlockedCheckout[] {
  if (lines.length === 0) return [{ refusal: refuse("cart_empty"), lineIds: [] }];
  return [
    ...laptopLimit(lines, limits),
    ...gearNeedsPc(lines, limits),
    ...modelsNotAvailable(lines),
    ...outOfStock(lines),
  ];
}

function laptopLimit(lines: readonly LineToCheck[], limits: CheckoutLimits): BlockedCheckout[] {
  if (isWithinLaptopLimit(lines, limits.laptops)) return [];
  return [{ refusal: refuse("laptop_limit"), lineIds: idsOf(lines.filter(isLaptop)) }];
}

function gearNeedsPc(lines: readonly LineToCheck[], limits: CheckoutLimits): BlockedCheckout[] {
  if (lines.some(({ modelId }) => modelId > 0)) return [];
  const needing =
    limits.gearOnly === "block"
      ? lines.filter((line) => !isService(line))
      : lines.filter(({ requiresPc }) => requiresPc);
  if (needing.length === 0) return [];
  return [{ refusal: refuse("gear_needs_pc"), lineIds: idsOf(needing) }];
}

function modelsNotAvailable(lines: readonly LineToCheck[]): BlockedCheckout[] {
  return lines
    .filter((line) => stockState(line) === "not_available")
    .map(({ lineId, description }) => ({
      refusal: refuse("model_not_available", { name: description }),
      lineIds: [lineId],
    }));
}

/** Lines of one SKU share its stock, whatever else was chosen on them. */
function outOfStock(lines: readonly LineToCheck[]): BlockedCheckout[] {
  const bySku = Map.groupBy(lines, (line) => (isService(line) ? line.lineId : line.skuId));
  return [...bySku.values()].flatMap((same): BlockedCheckout[] => {
    const [first] = same as [LineToCheck];
    const left = unitsLeft(first);
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0);
    if (left === null || wanted <= left || stockState(first) === "not_available") return [];
    if (isService(first))
      return [{ refusal: refuse("longer_warranty_taken", { name: first.description, left }), lineIds: idsOf(same) }];
    return [{ refusal: refuse("out_of_stock", { name: first.description, left, at: "cart" }), lineIds: idsOf(same) }];
  });
}

function idsOf(lines: readonly LineToCheck[]): string[] {
  return lines.map(({ lineId }) => lineId);
}
