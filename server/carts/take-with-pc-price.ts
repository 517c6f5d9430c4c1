import { refuse } from "#rules/refusal.ts";
import type { takeWithPcPrice as call } from "#contract/carts.ts";
import type { Handler } from "../http/route.ts";
import { cartLines } from "./cart-lines.ts";
import { addItem, deleteItem } from "./carts-table.ts";
import { changeCart } from "./change-cart.ts";
import { newUuid } from "./new-uuid.ts";
import { withPcPrices } from "./with-pc-price.ts";

export const takeWithPcPrice: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, async (tx, { cart, lines }) => {
    const line = lines.find(({ id }) => id === body.cartItemId);
    if (!line) return refuse("line_unknown");
    const offer = (await withPcPrices(tx, lines)).get(line.id);
    if (!offer) return refuse("with_pc_not_offered");
    await deleteItem(tx, cart, line.id);
    await addItem(tx, {
      id: newUuid(world),
      cartId: cart.id,
      skuId: offer.sku.skuId,
      quantity: line.quantity,
      warrantyId: 0,
      fromCompleteYourPurchase: true,
      now: world.now(),
    });
    // The twin may be held by an unpaid order of this cart, and then counts as left to it: only a read knows.
    return { lines: await cartLines(tx, cart) };
  });
