import type { CartToPrice, LineToPrice } from "../pricing/cart-to-price.ts";
import type { ShippedKind } from "./shipping-config.ts";

/** PCs and laptops: everything with a model (S148). */
export function isSystem(line: Pick<LineToPrice, "modelId">): boolean {
  return line.modelId > 0;
}

/** What carriers must be able to take; `gearOnly` alone when there is no system. */
export function shippedKinds(cart: Pick<CartToPrice, "lines">): readonly ShippedKind[] {
  const systems = cart.lines.filter(isSystem);
  if (systems.length === 0) return ["gearOnly"];
  return [...new Set(systems.map(systemKind))];
}

export function systemKind(line: Pick<LineToPrice, "kind">): "desktop" | "laptop" {
  return line.kind === "laptop" ? "laptop" : "desktop";
}

/** Lines that leave the warehouse now: a pre-order's deposit is only money. */
export function shippedLines(cart: Pick<CartToPrice, "lines">): readonly LineToPrice[] {
  return cart.lines.filter((line) => !line.isPreOrderDeposit);
}
