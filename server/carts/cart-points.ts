import type { CartPoints } from "#contract/carts.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { pointsValue } from "#rules/points/use-points.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import type { World } from "../world.ts";
import type { LoadedCart } from "./load-cart.ts";
import { priceLoadedCart } from "./price-loaded-cart.ts";

/** What the cart's member may spend on it; null for a guest. */
export function viewCartPoints(
  world: Pick<World, "config" | "now">,
  loaded: LoadedCart,
  priced: PricedCart,
): CartPoints | null {
  if (loaded.cart.memberId === null) return null;
  const { points } = world.config;
  const most = usableOn(world, loaded, loaded.pointBalance);
  return {
    Balance: loaded.pointBalance,
    Used: priced.pointsUsed,
    Saving: toWireMoney(cents(-priced.pointsDiscount)),
    Most: most,
    MostSaving: toWireMoney(pointsValue(most, points)),
    Step: points.spentInStepsOf,
  };
}

/** How many of the asked points this cart can take, with its coupon as it is. */
export function usableOn(world: Pick<World, "config" | "now">, loaded: LoadedCart, asked: number): number {
  if (asked < world.config.points.spentInStepsOf || loaded.lines.length === 0) return 0;
  return priceLoadedCart(world, { ...loaded, cart: { ...loaded.cart, usedPoints: asked } }, null).priced.pointsUsed;
}
