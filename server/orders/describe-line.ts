import type { StoreConfig } from "#rules/config/store-config.ts";
import type { CartLine } from "../carts/cart-lines.ts";
import { warrantyText } from "../carts/line-warranty.ts";
import { wordsOf } from "#messages/words-of.ts";

const { dayText } = wordsOf("en-US").days;

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
  const day = preOrderShipsOn === null ? "" : ` on ${dayText(preOrderShipsOn)}`;
  return `pre-order deposit, ships separately${day} once the rest is paid`;
}
