import type { ReceiptStep, Totals } from "#contract/carts.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { cents, type Cents, NO_CENTS } from "#rules/money/cents.ts";
import type { Words } from "#messages/words-of.ts";
import type { PriceStep } from "#rules/pricing/price-step.ts";
import type { Bill } from "#rules/pricing/priced-cart.ts";
import { spoken } from "../languages/spoken.ts";

const ownWords = spoken.priceSteps;

type StepWords = Words["priceSteps"];

/** A priced cart or a stored order's price in the specification's names (S214), with the steps that explain it in a language's words (decision 16); `voucher` is what a gift voucher pays of it. */
export function wireTotals(priced: Bill, voucher: Cents, words: StepWords = ownWords): Totals {
  return {
    Total: toWireMoney(priced.total),
    ShippingFee: toWireMoney(priced.shippingFee),
    Tax: toWireMoney(priced.tax ?? NO_CENTS),
    Recycling: toWireMoney(priced.recyclingFee),
    Saving: toWireMoney(cents(-priced.totalDiscount)),
    KatapultShippingFee: toWireMoney(priced.leasedShippingFee ?? priced.shippingFee),
    SubTotal: toWireMoney(priced.subtotal),
    AfterDiscountSubTotal: toWireMoney(priced.afterDiscountSubtotal),
    DeliveryFee: toWireMoney(priced.deliveryFee),
    Insurance: toWireMoney(priced.insurance),
    TaxKnown: priced.tax !== null,
    TaxRate: rate(priced.taxRatePpm),
    GiftVoucher: toWireMoney(voucher),
    ToPay: toWireMoney(cents(priced.total - voucher)),
    Steps: priced.steps.map((step) => wireStep(step, words)),
    NotCharged: priced.notCharged.map((each) => ({ rule: each.rule, why: words.notChargedText(each) })),
  };
}

function wireStep(step: PriceStep, { stepWords }: StepWords): ReceiptStep {
  return {
    kind: step.kind,
    rule: step.rule,
    ...stepWords(step),
    amount: toWireMoney(step.amount),
    lineId: step.lineId,
    rate: "ratePpm" in step ? rate(step.ratePpm) : null,
    validFrom: "validFrom" in step ? step.validFrom : null,
    shares: step.shares.map(({ lineId, amount }) => ({ lineId, amount: toWireMoney(amount) })),
  };
}

function rate(partsPerMillion: number | null): number | null {
  return partsPerMillion === null ? null : partsPerMillion / 1_000_000;
}
