import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import { isService } from "../cart/service-line.ts";
import type { ShippedKind } from "./shipping-config.ts";

/** What the way of a cart hangs on. */
export interface CartToShip {
  lines: readonly LineToPrice[];
  destination: Destination | null;
  /** The instant of pricing, ISO 8601 with `Z`. */
  pricedAt: string;
}

/** PCs and laptops: everything with a model (S148). */
export function isSystem(line: Pick<LineToPrice, "modelId">): boolean {
  return line.modelId > 0;
}

/** What carriers must be able to take; `gearOnly` alone when there is no system. */
export function shippedKinds(cart: Pick<CartToShip, "lines">): readonly ShippedKind[] {
  const systems = cart.lines.filter(isSystem);
  if (systems.length === 0) return ["gearOnly"];
  return [...new Set(systems.map(systemKind))];
}

export function systemKind(line: Pick<LineToPrice, "kind">): "desktop" | "laptop" {
  return line.kind === "laptop" ? "laptop" : "desktop";
}

/** Lines that leave the warehouse now: a pre-order's deposit is only money, and a service is no parcel. */
export function shippedLines(cart: Pick<CartToShip, "lines">): readonly LineToPrice[] {
  return cart.lines.filter((line) => !line.isPreOrderDeposit && !isService(line));
}
