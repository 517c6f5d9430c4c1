import { refuse } from "#rules/refusal.ts";
import type { changeWarrantyBundle as call } from "#contract/carts.ts";
import type { Handler } from "../http/route.ts";
import { type CartLine, withChoice } from "./cart-lines.ts";
import { changeCart } from "./change-cart.ts";
import { offersWarranty } from "./line-warranty.ts";

/** All of them as one version of the cart, or none. */
export const changeWarrantyBundle: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, ({ lines }) => {
    let after: readonly CartLine[] = lines;
    for (const { cartItemId, warrantyId } of body.Items) {
      const line = after.find(({ id }) => id === cartItemId);
      if (!line) return refuse("line_unknown");
      if (!offersWarranty(line, warrantyId, world.config)) return refuse("warranty_unknown");
      const changed = withChoice(after, line, { warrantyId });
      if ("reason" in changed) return changed;
      after = changed;
    }
    return { lines: after };
  });
