import type { deleteCartItem as call } from "#contract/carts.ts";
import type { Handler } from "../http/route.ts";
import { deleteItem, itemsOf } from "./carts-table.ts";
import { changeCart, lineUnknown } from "./change-cart.ts";

export const deleteCartItem: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, async (tx, cart) => {
    const items = await itemsOf(tx, cart);
    if (!items.some(({ id }) => id === body.cartItemId)) return lineUnknown();
    await deleteItem(tx, cart, body.cartItemId);
    return {};
  });
