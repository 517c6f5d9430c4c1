import type { LineToPrice } from "../pricing/cart-to-price.ts";
import type { CheckoutBlock } from "../pricing/priced-cart.ts";
import { stockState, unitsLeft } from "./stock.ts";

/** A line with its stock as the wire has it: a count, or -99. */
export type LineToCheck = Pick<
  LineToPrice,
  "lineId" | "modelId" | "skuId" | "kind" | "description" | "quantity" | "requiresPc"
> & {
  stock: number;
};

/** The owner's two choices (A29, A30). */
export interface CheckoutLimits {
  /** Laptops in one order: 1 as the message says, 5 as the specification's check compares. */
  laptops: number;
  /** `completeYourPurchase`: only items sold with a PC need one. `block`: every cart without a PC is refused. */
  gearOnly: "completeYourPurchase" | "block";
}

/** Why checkout is closed, with the words a person reads and the lines it is about. */
export interface BlockedCheckout {
  reason: CheckoutBlock;
  message: string;
  icon: "warning" | "error";
  lineIds: readonly string[];
}

const LAPTOP_LIMIT_MESSAGE = "Limit one laptop in an order!";
const GEAR_NEEDS_PC_MESSAGE =
  "Sorry, the Complete Your Purchase item(s) you have selected must be purchased with a PC.";

/** Everything that keeps a cart from checkout, empty when nothing does. */
export function checkoutBlocks(lines: readonly LineToCheck[], limits: CheckoutLimits): readonly BlockedCheckout[] {
  if (lines.length === 0)
    return [{ reason: "cart_empty", message: "Your cart is empty.", icon: "warning", lineIds: [] }];
  return [
    ...laptopLimit(lines, limits),
    ...gearNeedsPc(lines, limits),
    ...modelsNotAvailable(lines),
    ...outOfStock(lines),
  ];
}

/** Laptops are counted by units. The message says one whatever the setting is: those are the specification's words. */
function laptopLimit(lines: readonly LineToCheck[], limits: CheckoutLimits): BlockedCheckout[] {
  const laptops = lines.filter(({ kind }) => kind === "laptop");
  const count = laptops.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count <= limits.laptops) return [];
  return [{ reason: "laptop_limit", message: LAPTOP_LIMIT_MESSAGE, icon: "warning", lineIds: idsOf(laptops) }];
}

function gearNeedsPc(lines: readonly LineToCheck[], limits: CheckoutLimits): BlockedCheckout[] {
  if (lines.some(({ modelId }) => modelId > 0)) return [];
  const needing = limits.gearOnly === "block" ? lines : lines.filter(({ requiresPc }) => requiresPc);
  if (needing.length === 0) return [];
  return [{ reason: "gear_needs_pc", message: GEAR_NEEDS_PC_MESSAGE, icon: "warning", lineIds: idsOf(needing) }];
}

function modelsNotAvailable(lines: readonly LineToCheck[]): BlockedCheckout[] {
  return lines
    .filter((line) => stockState(line) === "not_available")
    .map(({ lineId, description }) => ({
      reason: "model_not_available",
      message: `${description} can’t be ordered right now.`,
      icon: "error",
      lineIds: [lineId],
    }));
}

/** Lines of one SKU share its stock, whatever else was chosen on them. */
function outOfStock(lines: readonly LineToCheck[]): BlockedCheckout[] {
  const bySku = Map.groupBy(lines, ({ skuId }) => skuId);
  return [...bySku.values()].flatMap((same): BlockedCheckout[] => {
    const [first] = same as [LineToCheck];
    const left = unitsLeft(first);
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0);
    if (left === null || wanted <= left || stockState(first) === "not_available") return [];
    const message = left === 0 ? `${first.description} is sold out.` : `Only ${left} of ${first.description} left.`;
    return [{ reason: "out_of_stock", message, icon: "error", lineIds: idsOf(same) }];
  });
}

function idsOf(lines: readonly LineToCheck[]): string[] {
  return lines.map(({ lineId }) => lineId);
}
