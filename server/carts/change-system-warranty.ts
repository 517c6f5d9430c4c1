import { refuse } from "#rules/refusal.ts";
import type { changeSystemWarranty as call, removeSystemsExtendWarranty as removeCall } from "#contract/carts.ts";
import type { Handler } from "../http/route.ts";
import { withChoice } from "./cart-lines.ts";
import { changeCart } from "./change-cart.ts";
import { offersWarranty } from "./line-warranty.ts";

export const changeSystemWarranty: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, ({ lines }) => {
    const line = lines.find(({ id }) => id === body.cartItemId);
    if (!line) return refuse("line_unknown");
    if (!offersWarranty(line, body.warrantyId, world.config)) return refuse("warranty_unknown");
    const after = withChoice(lines, line, { warrantyId: body.warrantyId });
    return "reason" in after ? after : { lines: after };
  });

/** A line without a longer warranty has the included one, which is 0 (S400). */
export const removeSystemsExtendWarranty: Handler<typeof removeCall> = ({ body, ...rest }) =>
  changeSystemWarranty({ ...rest, body: { ...body, warrantyId: 0 } });
