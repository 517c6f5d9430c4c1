import type { CartView } from "#contract/carts.ts";
import { Notice } from "../notice.tsx";

/** Why the checkout is closed: each block with its exact message, before the shopper presses anything. */
export function CartBlocks({ view }: { view: CartView }) {
  return view.Blocks.filter(({ reason }) => reason !== "cart_empty").map((block) => (
    <Notice key={block.reason} tone={block.icon} say="now" title={block.message}>
      {help(view, block.reason, block.cartItemIds)}
    </Notice>
  ));
}

function help(view: CartView, reason: string, cartItemIds: readonly string[]): string {
  const names = view.Items.filter((item) => cartItemIds.includes(item.CartItemId))
    .map((item) => item.ItemDescription)
    .join(" and ");
  switch (reason) {
    case "laptop_limit":
      return `In your cart: ${names || "more than one laptop"}. Keep one here and order the other separately.`;
    case "gear_needs_pc":
      return `${names || "These items"} can be bought together with a PC. Add a PC, or remove them to go on.`;
    default:
      return names === "" ? "Remove it to go on." : `Remove ${names} to go on, or choose another.`;
  }
}
