import type { StoreConfig } from "#rules/config/store-config.ts";
import { wordsOf } from "#messages/words-of.ts";
import type { CartLine } from "../carts/cart-lines.ts";
import { warrantyText } from "../carts/line-warranty.ts";

const { dayText } = wordsOf("en-US").days;
const { orderDetailWords } = wordsOf("en-US").orderLines;

/** What stands under a line's name: the variant, its warranty, and that it is a deposit when it is one. */
export function describeLine(line: CartLine, config: Pick<StoreConfig, "warranties">): string {
  const words = [
    line.variantTitle === line.name ? "" : line.variantTitle,
    warrantyText(line, config),
    depositText(line),
  ];
  return words.filter((word) => word !== "").join(", ");
}

function depositText({ isPreOrderDeposit, preOrderShipsOn }: CartLine): string {
  if (!isPreOrderDeposit) return "";
  return orderDetailWords.deposit(preOrderShipsOn === null ? null : dayText(preOrderShipsOn));
}
