import type { StoreConfig } from "#rules/config/store-config.ts";
import { rushOf } from "#rules/shipping/rush-choices.ts";
import type { OrderLineFacts } from "#rules/order/order-line-facts.ts";
import type { CartLine } from "../carts/cart-lines.ts";
import { isCardApart } from "../carts/card-boxes.ts";
import { lineWarranty } from "../carts/line-warranty.ts";

/** What stands under a line's name, as facts: the variant, its warranty, that it is a deposit when it is one, and that its card travels in a box of its own. */
export function describeLine(
  line: CartLine,
  config: Pick<StoreConfig, "warranties" | "rushPrice" | "shipping">,
  cardsApart: boolean,
): OrderLineFacts {
  const { rushService } = rushOf(line, config);
  const light = line.configured?.light ?? null;
  return {
    variant: line.longer || line.variantTitle === line.name ? null : line.variantTitle,
    warrantyMonths: lineWarranty(line, config)?.months ?? null,
    deposit: line.isPreOrderDeposit ? { shipsOn: line.preOrderShipsOn } : null,
    ...(rushService !== "none" && { rush: rushService }),
    ...(light !== null && { light }),
    ...(isCardApart(line, cardsApart) && { cardApart: true }),
    ...(line.longer && { covers: { orderNumber: line.longer.orderNumber, months: line.longer.months } }),
  };
}
