import type { ReceiptStep, Totals } from "#contract/carts.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { cents, NO_CENTS } from "#rules/money/cents.ts";
import type { PricedCart, PriceStep } from "#rules/pricing/priced-cart.ts";
import { notChargedWords, shopperWords } from "./shopper-words.ts";

/** A priced cart or a stored order's price in the specification's words (S214), with the steps that explain it. */
export function wireTotals(priced: PricedCart): Totals {
  return {
    Total: toWireMoney(priced.total),
    ShippingFee: toWireMoney(priced.shippingFee),
    Tax: toWireMoney(priced.tax ?? NO_CENTS),
    Recycling: toWireMoney(priced.recyclingFee),
    Saving: toWireMoney(cents(-priced.totalDiscount)),
    KatapultShippingFee: toWireMoney(priced.shippingFee),
    SubTotal: toWireMoney(priced.subtotal),
    AfterDiscountSubTotal: toWireMoney(priced.afterDiscountSubtotal),
    DeliveryFee: toWireMoney(priced.deliveryFee),
    Insurance: toWireMoney(priced.insurance),
    TaxKnown: priced.tax !== null,
    TaxRate: rate(priced.taxRatePpm),
    Steps: priced.steps.map(wireStep),
    NotCharged: priced.notCharged.map((each) => ({ rule: each.rule, why: notChargedWords(each) })),
  };
}

function wireStep(step: PriceStep): ReceiptStep {
  return {
    kind: step.kind,
    rule: step.rule,
    label: step.label,
    amount: toWireMoney(step.amount),
    lineId: step.lineId,
    rate: rate(step.ratePpm),
    validFrom: step.validFrom,
    ...shopperWords(step),
    shares: step.shares.map(({ lineId, amount }) => ({ lineId, amount: toWireMoney(amount) })),
  };
}

function rate(partsPerMillion: number | null): number | null {
  return partsPerMillion === null ? null : partsPerMillion / 1_000_000;
}
