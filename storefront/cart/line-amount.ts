import type { CartItem } from "#contract/carts.ts";

/** Dollars of one unit with what was chosen on the line. Shown beside the server's totals, never sent. */
export function unitAmount(item: CartItem): number {
  const cents = [item.Price, item.AdditionalWarrantyPrice, item.AdditionalShippingWarrantyPrice].map((dollars) => Math.round(dollars * 100));
  return cents.reduce((sum, amount) => sum + amount, 0) / 100;
}

/** Dollars of a line, before discounts. */
export function lineAmount(item: CartItem): number {
  return (Math.round(unitAmount(item) * 100) * item.Quantity) / 100;
}
