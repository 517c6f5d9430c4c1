import type { CartItem } from "#contract/carts.ts";

/** Dollars of a line before discounts; the unit's price has everything in it that was chosen on the line. Shown, never sent. */
export function lineAmount(item: CartItem): number {
  return (Math.round(item.Price * 100) * item.Quantity) / 100;
}

/** Dollars of one unit without its warranty. */
export function bareUnitAmount(item: CartItem): number {
  return (Math.round(item.Price * 100) - Math.round(item.AdditionalWarrantyPrice * 100)) / 100;
}
