import type { changeSystemWarranty as call } from "#contract/carts.ts";
import { MAX_QUANTITY, QUANTITY_MESSAGE } from "#rules/cart/quantity.ts";
import { type Handler, refused } from "../http/route.ts";
import { cartLines } from "./cart-lines.ts";
import { deleteItem, setQuantity, setWarranty } from "./carts-table.ts";
import { changeCart, lineUnknown } from "./change-cart.ts";
import { offersWarranty } from "./line-warranty.ts";

export const changeSystemWarranty: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, async (tx, cart) => {
    const lines = await cartLines(tx, cart);
    const line = lines.find(({ id }) => id === body.cartItemId);
    if (!line) return lineUnknown();
    if (!offersWarranty(line, body.warrantyId, world.config))
      return refused(422, "warranty_unknown", "This warranty isn’t available for this item.");
    const same = lines.find(
      (other) =>
        other.id !== line.id &&
        other.skuId === line.skuId &&
        other.warrantyId === body.warrantyId &&
        other.fromCompleteYourPurchase === line.fromCompleteYourPurchase,
    );
    // Two lines of one SKU that now have the same warranty become one.
    if (same && same.quantity + line.quantity > MAX_QUANTITY)
      return refused(422, "quantity_invalid", QUANTITY_MESSAGE, { Icon: "warning" });
    if (same) {
      await deleteItem(tx, cart, line.id);
      await setQuantity(tx, cart, same.id, same.quantity + line.quantity);
    } else await setWarranty(tx, cart, line.id, body.warrantyId);
    return {};
  });
