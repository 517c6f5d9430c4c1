import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CartView } from "#contract/carts.ts";
import { LIST_PATHS } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";

/** Why the checkout is closed: each block with its exact message, before the shopper presses anything. */
export function CartBlocks({ view }: { view: CartView }) {
  return view.Blocks.filter(({ reason }) => reason !== "cart_empty").map((block) => (
    <Notice key={block.reason} tone={block.icon} say="now" title={block.message}>
      {help(view, block.reason, block.cartItemIds)}
    </Notice>
  ));
}

function help(view: CartView, reason: string, cartItemIds: readonly string[]): ReactNode {
  const items = view.Items.filter((item) => cartItemIds.includes(item.CartItemId));
  const names = NAMES.format(items.map((item) => item.ItemDescription));
  const isOne = items.length === 1;
  switch (reason) {
    case "laptop_limit":
      return `In your cart: ${names || "more than one laptop"}. Keep one here and order the other separately.`;
    case "gear_needs_pc":
      return (
        <>
          {names || "These items"} {isOne ? "is" : "are"} sold only with a PC.{" "}
          <Link className="text-button" to={LIST_PATHS["gaming-pcs"]}>
            Add a PC
          </Link>
          , or remove {isOne ? "it" : "them"} to check out.
        </>
      );
    default:
      return names === "" ? "Remove it to check out." : `Remove ${names} to check out, or pick something else.`;
  }
}

const NAMES = new Intl.ListFormat("en-US", { type: "conjunction" });
