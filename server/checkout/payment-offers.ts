import { cents, type Cents } from "#rules/money/cents.ts";
import { LEAST_CHARGE, MOST_CHARGE } from "#rules/payment/charge-limits.ts";
import { leasableTotal, type PaymentMethodOffer, paymentMethodsFor } from "#rules/payment/payment-methods.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { refuseType } from "../payments/refuse-type.ts";
import type { World } from "../world.ts";

export interface OfferedMethod extends Omit<PaymentMethodOffer, "refusal"> {
  /** Null when the order may be paid so. */
  refusal: PaymentMethodOffer["refusal"] | Refusal<"method_not_connected">;
}

/** Every way to pay with why it is not open: by the owner's limits, or since the store has nobody for it. */
export function offeredMethods(
  world: Pick<World, "config" | "payments">,
  input: CartToPrice,
  priced: Pick<PricedCart, "lines">,
  charge: Cents,
  hasApplePay: boolean,
): OfferedMethod[] {
  const { config, payments } = world;
  const order = {
    total: charge,
    leasableTotal: leasableTotal(
      input.lines.map(({ lineId, leasable }) => {
        const line = priced.lines.find((candidate) => candidate.lineId === lineId);
        return { leasable, amount: cents((line?.amount ?? 0) + (line?.discount ?? 0)) };
      }),
    ),
    country: input.destination?.country ?? null,
    hasApplePay,
  };
  return paymentMethodsFor(order, config.payment.methods, config.limits.amazonGiftCard).map((method) => ({
    ...method,
    refusal: payments.of(method.type) ? method.refusal : refuseType(world, method.type),
  }));
}

/** Why an order may not be charged so. The page's list is only what it shows; whether a browser has a wallet it says itself. */
export function refuseCharge(
  world: Pick<World, "config" | "payments">,
  type: PaymentType,
  input: CartToPrice,
  priced: Pick<PricedCart, "lines">,
  charge: Cents,
): Refusal | null {
  if (charge === 0) return null;
  const method = offeredMethods(world, input, priced, charge, true).find((one) => one.type === type);
  if (!method) return refuseType(world, type);
  if (method.refusal) return method.refusal;
  if (charge > MOST_CHARGE) return refuse("charge_too_large", { mostCents: MOST_CHARGE });
  return charge < LEAST_CHARGE ? refuse("charge_too_small", { leastCents: LEAST_CHARGE }) : null;
}
