import type { CartLine } from "../carts/cart-lines.ts";

/** What stands under a line's name: the variant, and that it is a deposit when it is one. */
export function describeLine(line: CartLine): string {
  const words = [
    line.variantTitle === line.name ? "" : line.variantTitle,
    line.isPreOrderDeposit ? "Pre-order deposit" : "",
  ];
  return words.filter((word) => word !== "").join(", ");
}
