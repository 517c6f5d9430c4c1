import type { ReactNode } from "react";
import type { CartItem } from "#contract/carts.ts";
import type { CheckoutBlock } from "#rules/cart/checkout-blocks.ts";
import { Sentence } from "#ui/sentence.tsx";
import { cartBlockWords } from "#words/cart.ts";
import { LIST_PATHS } from "../list-paths.ts";
import type { CartBill } from "./browser-cart.ts";
import { Notice } from "../shell/notice.tsx";

/** Why the checkout is closed: each block with its exact message, before the shopper presses anything. */
export function BlockList({ bill, items }: { bill: CartBill; items: readonly CartItem[] }) {
  return bill.Blocks.filter(({ reason }) => reason !== "cart_empty").map((block) => (
    <Notice key={block.reason} tone={block.icon} say="now" title={block.message}>
      {help(items, block.reason, block.cartItemIds)}
    </Notice>
  ));
}

function help(inCart: readonly CartItem[], reason: CheckoutBlock, cartItemIds: readonly string[]): ReactNode {
  const items = inCart.filter((item) => cartItemIds.includes(item.CartItemId));
  const names = cartBlockWords.names(items.map((item) => item.ItemDescription));
  switch (reason) {
    case "laptop_limit":
      return cartBlockWords.laptops(names);
    case "gear_needs_pc":
      return (
        <Sentence
          of={cartBlockWords.needsPc(
            names,
            items.length,
            <a className="text-button" href={LIST_PATHS["gaming-pcs"]}>
              {cartBlockWords.addPc}
            </a>,
          )}
        />
      );
    case "model_not_available":
    case "out_of_stock":
    case "longer_warranty_taken":
    case "build_invalid":
    case "build_not_offered":
    case "build_part_not_offered":
    case "build_does_not_fit":
    case "build_not_lit":
      return cartBlockWords.remove(names);
    case "cart_empty":
      return null;
  }
}
