import { refuse } from "#rules/refusal.ts";
import type { changeSystemWarranty as call } from "#contract/carts.ts";
import { QUANTITY } from "#rules/cart/quantity.ts";
import type { Handler } from "../http/route.ts";
import { changeCart } from "./change-cart.ts";
import { offersWarranty } from "./line-warranty.ts";

export const changeSystemWarranty: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, ({ lines }) => {
    const line = lines.find(({ id }) => id === body.cartItemId);
    if (!line) return refuse("line_unknown");
    if (!offersWarranty(line, body.warrantyId, world.config)) return refuse("warranty_unknown");
    const same = lines.find(
      (other) =>
        other.id !== line.id &&
        other.skuId === line.skuId &&
        other.warrantyId === body.warrantyId &&
        other.fromCompleteYourPurchase === line.fromCompleteYourPurchase,
    );
    // Two lines of one SKU that now have the same warranty become one.
    if (same && same.quantity + line.quantity > QUANTITY.most) return refuse("quantity_invalid", QUANTITY);
    if (same) {
      const quantity = same.quantity + line.quantity;
      return {
        lines: lines.flatMap((each) => (each === line ? [] : each === same ? [{ ...same, quantity }] : [each])),
      };
    }
    return { lines: lines.map((each) => (each === line ? { ...line, warrantyId: body.warrantyId } : each)) };
  });
