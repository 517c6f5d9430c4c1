import type { applyPoints as call, CartView } from "#contract/carts.ts";
import { refuse } from "#rules/refusal.ts";
import type { Principal } from "../http/principal.ts";
import type { HandlerAnswer, MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { usableOn } from "./cart-points.ts";
import { changeCart } from "./change-cart.ts";

export const applyPoints: MemberHandler<typeof call> = ({ world, principal, body: { UsedPoint } }) =>
  spendPoints(world, principal, UsedPoint);

/**
 * Puts points on the visitor's cart: as many whole steps of what is asked as the balance and the cart allow. Too few for
 * a step are refused by name, and so is a guest. Nothing is taken before an order is made.
 */
export async function spendPoints(world: World, principal: Principal, asked: number): Promise<HandlerAnswer<CartView>> {
  if (asked > 0 && principal.kind !== "member") return refuse("sign_in_needed", {}, [{ field: "UsedPoint" }]);
  return changeCart(world, principal, (loaded) => {
    if (asked === 0) return { change: { usedPoints: 0 } };
    const usedPoints = usableOn(world, loaded, asked);
    const { spentInStepsOf } = world.config.points;
    if (usedPoints > 0) return { change: { usedPoints } };
    if (loaded.pointBalance < spentInStepsOf)
      return refuse("points_too_few", { balance: Math.max(0, loaded.pointBalance) });
    return refuse("points_step", { step: spentInStepsOf }, [{ field: "UsedPoint" }]);
  });
}
