import { deleteCartItem } from "#contract/schemas/carts.ts";
import { route } from "../http/route.ts";
import { deleteItem, itemsOf } from "./carts-table.ts";
import { changeCart, lineUnknown } from "./change-cart.ts";

export const deleteCartItemRoute = route(
  deleteCartItem,
  { who: "cart", rate: "change", cache: "private", crossSite: "refuse" },
  ({ world, principal, body }) =>
    changeCart(world, principal, async (tx, cart) => {
      const items = await itemsOf(tx, cart);
      if (!items.some(({ id }) => id === body.cartItemId)) return lineUnknown();
      await deleteItem(tx, cart, body.cartItemId);
      return {};
    }),
);
