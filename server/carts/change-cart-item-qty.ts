import { refuse } from "#rules/refusal.ts";
import type { changeCartItemQty as call } from "#contract/carts.ts";
import type { Handler } from "../http/route.ts";
import { checkParts } from "./part-units.ts";
import { changeCart } from "./change-cart.ts";
import { checkUnits } from "./cart-lines.ts";

export const changeCartItemQty: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, ({ lines }) => {
    const line = lines.find(({ id }) => id === body.cartItemId);
    if (!line) return refuse("line_unknown");
    const others = lines
      .filter(({ skuId, id, longer }) => skuId === line.skuId && id !== line.id && !longer)
      .reduce((units, { quantity }) => units + quantity, 0);
    // Fewer is always allowed, also when less than that is left.
    const refusal = body.quantity > line.quantity ? checkUnits(line, others + body.quantity) : null;
    const after = lines.map((each) => (each === line ? { ...line, quantity: body.quantity } : each));
    const short = refusal ?? (body.quantity > line.quantity ? checkParts(after) : null);
    return short ?? { lines: after };
  });
