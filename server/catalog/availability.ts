import type { Availability } from "#contract/catalog.ts";
import type { ShipDays } from "./ship-days.ts";
import type { ShopProduct, ShopSku } from "./shop-product.ts";

/** What a card and a page say of one SKU's delivery. */
export function availabilityOf(product: ShopProduct, sku: ShopSku, shipDays: ShipDays): Availability {
  const left = sku.stock.policy === "tracked" ? sku.stock.available : null;
  if (sku.stock.policy === "unavailable" || left === 0)
    return { state: "sold_out", text: "Sold out", shipsOn: null, left: 0 };
  if (sku.deposit !== null) {
    const shipsOn = product.preOrderShipsOn;
    return { state: "pre_order", text: shipsOn ? `Pre-order, ships ${shortDay(shipsOn)}` : "Pre-order", shipsOn, left };
  }
  const shipsOn = shipDays.shipsOn(product);
  const day = shortDay(shipsOn);
  if (product.kind === "pc" && product.modelType === 3)
    return { state: "refurbished", text: `Refurbished, ships ${day}`, shipsOn, left };
  if (product.kind === "pc" && !product.readyMade)
    return { state: "built_to_order", text: `Built to order, ships ${day}`, shipsOn, left };
  if (product.kind === "pc") return { state: "ready", text: `Ready, ships ${day}`, shipsOn, left };
  return { state: "in_stock", text: `In stock, ships ${day}`, shipsOn, left };
}

const DAY = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });

/** `2026-11-23` → `Mon, Nov 23`, with spaces that do not break. */
export function shortDay(on: string): string {
  return DAY.format(new Date(`${on}T12:00:00Z`)).replaceAll(" ", "\u00a0");
}
