import type { CheckoutLimits } from "../cart/checkout-blocks.ts";
import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import type { CartToPrice } from "../pricing/cart-to-price.ts";
import { ok, refuse, type Result } from "../refusal.ts";
import type { ShippingMethodId } from "../shipping/shipping-config.ts";

/** What is to be other than it was paid for; what is not named stays. */
export interface CartChange {
  /** Units of a line by its number in the order, from 1; none takes it off. */
  lines: readonly { line: number; units: number }[];
  destination: Destination | null;
  shippingMethodId: ShippingMethodId | null;
}

export type CartChangeReason = "change_line_unknown" | "change_only_fewer" | "change_nothing_left" | "gear_needs_pc";

/** The parts of an order that its price came from, as they were before the change. */
export interface PaidCart {
  cart: CartToPrice;
  /** Id and units of each line of the order in its order, also of one that an earlier change took off. */
  lines: readonly { lineId: string; units: number }[];
  pointsUsed: number;
}

/**
 * The paid cart with a change, for the same `priceCart` at the order's own instant. Lines become fewer, never more: what
 * is added is another order. Gear that is sold with a PC does not stay without one.
 */
export function reviseCart(
  { cart, lines, pointsUsed }: PaidCart,
  change: CartChange,
  limits: Pick<CheckoutLimits, "gearOnly">,
): Result<{ cart: CartToPrice; units: number[] }, CartChangeReason> {
  const units = lines.map((line) => line.units);
  for (const { line, units: wanted } of change.lines) {
    const had = units[line - 1];
    if (had === undefined) return refuse("change_line_unknown", { line });
    if (wanted > had) return refuse("change_only_fewer", { line, units: had });
    units[line - 1] = wanted;
  }
  const left = cart.lines.flatMap((line): LineToPrice[] => {
    const quantity = units[lines.findIndex(({ lineId }) => lineId === line.lineId)] ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if (left.length === 0) return refuse("change_nothing_left");
  if (needsPc(left, limits) && !needsPc(cart.lines, limits)) return refuse("gear_needs_pc");
  return ok({
    cart: {
      ...cart,
      lines: left,
      destination: change.destination ?? cart.destination,
      shippingMethodId: change.shippingMethodId ?? cart.shippingMethodId,
      // A change spends no more points than the order did.
      points: { ...cart.points, asked: Math.min(cart.points.asked, pointsUsed) },
    },
    units,
  });
}

function needsPc(lines: readonly LineToPrice[], { gearOnly }: Pick<CheckoutLimits, "gearOnly">): boolean {
  const hasPc = lines.some(({ modelId }) => modelId > 0);
  return !hasPc && (gearOnly === "block" || lines.some(({ requiresPc }) => requiresPc));
}
