import { refuse } from "#rules/refusal.ts";
import type { deleteCartItem as call } from "#contract/carts.ts";
import type { Handler } from "../http/route.ts";
import { deleteItem } from "./carts-table.ts";
import { changeCart } from "./change-cart.ts";

export const deleteCartItem: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, async (tx, { cart, lines }) => {
    if (!lines.some(({ id }) => id === body.cartItemId)) return refuse("line_unknown");
    await deleteItem(tx, cart, body.cartItemId);
    return { lines: lines.filter(({ id }) => id !== body.cartItemId) };
  });
