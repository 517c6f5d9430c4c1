import { isService } from "../cart/service-line.ts";
import { checkQuantity, QUANTITY } from "../cart/quantity.ts";
import type { PricingConfig } from "../config/pricing-config.ts";
import { NO_CENTS, cents, sumCents, type Cents } from "../money/cents.ts";
import { earnedPoints } from "../points/use-points.ts";
import { ok, refuse, type Result } from "../refusal.ts";
import { localTime } from "../shipping/warehouse-day.ts";
import { taxRegionOf } from "../tax/tax-region.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import { type Discounts, priceDiscounts } from "./price-discounts.ts";
import { priceFees } from "./price-fees.ts";
import { type BilledLine, priceLines } from "./price-lines.ts";
import { priceShipping } from "./price-shipping.ts";
import { type PricedTax, priceTax } from "./price-tax.ts";
import type { PriceStep } from "./price-step.ts";
import type { PricedCart, PricedLine } from "./priced-cart.ts";
import { amountAt, OF_THE_ORDER, sumOf } from "./steps.ts";

/**
 * The one total. Named steps in the order of a receipt: lines, discounts, shipping, insurance, recycling, tax, delivery
 * fees; they sum to the total, and each says which rule, rate and day it comes from. Rounding happens once at each
 * named amount, half to even (A46). Refuses a quantity that is not 1–99 and a place no tax table knows.
 */
export function priceCart(
  cart: CartToPrice,
  config: PricingConfig,
): Result<PricedCart, "quantity_invalid" | "destination_unknown"> {
  if (!cart.lines.every(({ quantity }) => checkQuantity(quantity).ok)) return refuse("quantity_invalid", QUANTITY);
  const { on } = localTime(cart.pricedAt, config.shipping.warehouse.timeZone);
  const region = cart.destination && taxRegionOf(cart.destination, on, config.tax.regions);
  if (cart.destination && !region) return refuse("destination_unknown");

  const { billed, steps: lineSteps } = priceLines(cart.lines, config.operatingSystemPrices);
  const subtotal = sumCents(billed.map(({ amount }) => amount));
  const discounts = priceDiscounts(cart, billed, config.points, config.shipping.warehouse.timeZone);
  const afterDiscountSubtotal = cents(subtotal + sumCents(discounts.byLine));
  const shipping = priceShipping(cart, afterDiscountSubtotal, discounts.freesShipping, config);
  const tax = region && priceTax(cart, region, billed, discounts.byLine, sumOf(shipping.steps, "shipping"), config);
  const fees = priceFees(cart, afterDiscountSubtotal, on, config.fees);
  const recycling = fees.steps.filter(({ kind }) => kind === "recycling");
  const delivery = fees.steps.filter(({ kind }) => kind === "delivery_fee");
  const insurance = insuranceSteps(cart.insurancePremium);
  const steps = [
    ...lineSteps,
    ...discounts.steps,
    ...shipping.steps,
    ...insurance,
    ...recycling,
    ...(tax?.steps ?? []),
    ...delivery,
  ];
  const shippingFee = sumOf(steps, "shipping");
  return ok({
    steps,
    notCharged: [...(tax?.notCharged ?? []), ...fees.notCharged],
    lines: pricedLines(billed, discounts, tax),
    subtotal,
    ...discountTotals(steps, discounts),
    afterDiscountSubtotal,
    pointsEarned: earnedPoints(merchandisePaid(billed, discounts), config.points),
    shippingFee,
    ...(shipping.leasedFee !== shippingFee && { leasedShippingFee: shipping.leasedFee }),
    insurance: sumOf(steps, "insurance"),
    recyclingFee: sumOf(steps, "recycling"),
    deliveryFee: sumOf(steps, "delivery_fee"),
    tax: tax && sumOf(steps, "tax"),
    taxRatePpm: tax && tax.ratePpm,
    ...(tax?.by && { taxBy: tax.by }),
    total: sumCents(steps.map(({ amount }) => amount)),
    shippingOptions: shipping.options,
    shippingMethodId: shipping.chosen?.methodId ?? null,
    couponOutcome: discounts.couponOutcome,
    configVersion: config.version,
  });
}

function pricedLines(billed: readonly BilledLine[], discounts: Discounts, tax: PricedTax | null): PricedLine[] {
  return billed.map(({ line, unitPrice, amount }, at) => ({
    lineId: line.lineId,
    unitPrice,
    quantity: line.quantity,
    amount,
    discount: amountAt(discounts.byLine, at),
    tax: tax ? amountAt(tax.byLine, at) : NO_CENTS,
  }));
}

function discountTotals(
  steps: readonly PriceStep[],
  discounts: Discounts,
): Pick<PricedCart, "couponDiscount" | "idDiscount" | "pointsDiscount" | "totalDiscount" | "pointsUsed"> {
  return {
    couponDiscount: sumOf(steps, "coupon"),
    idDiscount: sumOf(steps, "id_discount"),
    pointsDiscount: sumOf(steps, "points"),
    totalDiscount: sumCents(discounts.byLine),
    pointsUsed: discounts.pointsUsed,
  };
}

/**
 * Points are earned on what is really paid for things; deposits earn when the rest is paid. A service earns none: points
 * count from the day their order ships.
 */
function merchandisePaid(billed: readonly BilledLine[], discounts: Discounts): Cents {
  return sumCents(
    billed.map(({ line, amount }, at) =>
      line.isPreOrderDeposit || isService(line) ? NO_CENTS : cents(amount + amountAt(discounts.byLine, at)),
    ),
  );
}

function insuranceSteps(premium: Cents): PriceStep[] {
  if (premium === 0) return [];
  return [{ ...OF_THE_ORDER, kind: "insurance", rule: "ups-insurance", amount: premium }];
}
