import type { Made } from "#rules/order/order-stages.ts";
import type { CartLine } from "./cart-lines.ts";

/** Whether a line is built for the order, was built before it, or needs no build. */
export function lineMade({ modelId, readyMade }: Pick<CartLine, "modelId" | "readyMade">): Made {
  if (modelId === 0) return "gear";
  return readyMade ? "ready" : "built";
}
