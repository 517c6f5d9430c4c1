import type { Availability } from "#contract/catalog.ts";
import type { ShipDays } from "./ship-days.ts";
import type { ShopProduct, ShopSku } from "./shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { dayText } = spoken.days;
const { availabilityWords, shipsWords } = spoken.availability;

/** What a card and a page say of one SKU's delivery. */
export function availabilityOf(product: ShopProduct, sku: ShopSku, shipDays: ShipDays): Availability {
  const left = sku.stock.policy === "tracked" ? sku.stock.available : null;
  if (sku.stock.policy === "unavailable" || left === 0)
    return { state: "sold_out", text: availabilityWords.sold_out, shipsOn: null, left: 0 };
  if (sku.deposit !== null) {
    const shipsOn = product.preOrderShipsOn;
    return {
      state: "pre_order",
      text: shipsOn ? shipsWords.pre_order(dayText(shipsOn)) : availabilityWords.pre_order,
      shipsOn,
      left,
    };
  }
  const shipsOn = shipDays.shipsOn(product);
  const day = dayText(shipsOn);
  if (product.kind === "pc" && product.modelType === 3)
    return { state: "refurbished", text: shipsWords.refurbished(day), shipsOn, left };
  if (product.kind === "pc" && !product.readyMade)
    return { state: "built_to_order", text: shipsWords.built_to_order(day), shipsOn, left };
  if (product.kind === "pc") return { state: "ready", text: shipsWords.ready(day), shipsOn, left };
  return { state: "in_stock", text: shipsWords.in_stock(day), shipsOn, left };
}
