import { refuse } from "#rules/refusal.ts";
import type { removeSku as call } from "#contract/carts.ts";
import type { Handler } from "../http/route.ts";
import { changeCart } from "./change-cart.ts";

export const removeSku: Handler<typeof call> = ({ world, principal, body }) =>
  changeCart(world, principal, ({ lines }) => {
    const left = lines.filter(({ skuId }) => skuId !== body.SkuID);
    return left.length < lines.length ? { lines: left } : refuse("line_unknown");
  });
