import type { PricingConfig } from "../config/pricing-config.ts";
import { NO_CENTS, cents, sumCents, type Cents } from "../money/cents.ts";
import { timesRate } from "../money/round-half-even.ts";
import { isFreedByHoliday, taxHolidayAt, type TaxHoliday } from "../tax/tax-holiday.ts";
import { leavesOutLocalTax, type TaxPart, type TaxRegion } from "../tax/tax-region.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { BilledLine } from "./price-lines.ts";
import type { NotCharged, PriceStep, Taxed } from "./price-step.ts";
import { amountAt, OF_THE_ORDER, sharesOf } from "./steps.ts";

export interface PricedTax {
  steps: PriceStep[];
  byLine: readonly Cents[];
  ratePpm: number;
  notCharged: NotCharged[];
}

/**
 * Tax of each line on what is paid for it, rounded once a line and a named part: one sales tax in the USA, GST, HST,
 * PST or QST in Canada. Deposits are never taxed now (S534); holidays are the USA's (S529). Shipping is taxed where the
 * region says so, as a step of its own.
 */
export function priceTax(
  cart: CartToPrice,
  region: TaxRegion,
  billed: readonly BilledLine[],
  discounts: readonly Cents[],
  shippingFee: Cents,
  config: PricingConfig,
): PricedTax {
  const paid = billed.map(({ amount }, at) => cents(amount + amountAt(discounts, at)));
  const holiday = holidayOf(cart, config);
  const exemption = cart.taxExemption?.state === region.state ? cart.taxExemption : null;
  const afterDiscountSubtotal = sumCents(paid);
  const taxable = paid.map((base, at) => (exemption || cart.lines[at]?.isPreOrderDeposit ? NO_CENTS : base));
  const bases = billed.map((entry, at) => {
    const base = amountAt(taxable, at);
    return holiday && isFree(holiday, entry, base, cart, afterDiscountSubtotal) ? NO_CENTS : base;
  });
  const freed = sumCents(bases) < sumCents(taxable) ? holiday : null;
  const parts = region.parts.map((part) => ({ ...part, shares: bases.map((base) => timesRate(base, part.ratePpm)) }));
  const ids = billed.map(({ line }) => line.lineId);
  const shipping = region.taxesShipping && !exemption ? shippingSteps(region, shippingFee) : [];
  return {
    steps: [
      ...parts
        .filter(({ ratePpm }) => ratePpm > 0)
        .map((part) => taxStep(part, region, bases, ids, exemption !== null)),
      ...shipping,
    ],
    byLine: billed.map((_line, at) => sumCents(parts.map(({ shares }) => amountAt(shares, at)))),
    ratePpm: region.parts.reduce((sum, { ratePpm }) => sum + ratePpm, 0),
    notCharged: [...noStateTax(region), ...untaxed(billed, exemption, freed)],
  };
}

function holidayOf(cart: CartToPrice, config: PricingConfig): TaxHoliday | null {
  if (cart.destination?.country !== "USA") return null;
  return taxHolidayAt(
    cart.destination.state,
    cart.pricedAt,
    cart.testMode,
    config.tax.holidays,
    config.tax.freeHolidays,
  );
}

/** A unit's price after discounts is rounded up: a cent of rounding must not free what is above the limit. */
function isFree(
  holiday: TaxHoliday,
  { line }: BilledLine,
  paid: Cents,
  cart: CartToPrice,
  afterDiscountSubtotal: Cents,
): boolean {
  const unitAfterDiscount = cents(Math.ceil(paid / line.quantity));
  return isFreedByHoliday(holiday, line, cart.lines, { unitAfterDiscount, afterDiscountSubtotal });
}

function taxStep(
  part: TaxPart & { shares: readonly Cents[] },
  region: TaxRegion,
  bases: readonly Cents[],
  ids: readonly string[],
  isExempt: boolean,
): PriceStep {
  const facts = taxed(part, region, sumCents(bases));
  return {
    ...facts,
    // Who owes the state nothing is not told of cities and counties.
    leavesOutLocalTax: facts.leavesOutLocalTax && !isExempt,
    rule: "tax",
    amount: sumCents(part.shares),
    lineId: null,
    isRoundedByItem: bases.filter((base) => base > 0).length !== 1,
    shares: sharesOf(ids, part.shares),
  };
}

function shippingSteps(region: TaxRegion, fee: Cents): PriceStep[] {
  const parts = region.parts.filter(({ ratePpm }) => ratePpm > 0 && fee > 0);
  return parts.map((part) => ({
    ...OF_THE_ORDER,
    ...taxed(part, region, fee),
    rule: "tax-on-shipping",
    amount: timesRate(fee, part.ratePpm),
  }));
}

function taxed({ name, ratePpm }: TaxPart, region: TaxRegion, base: Cents): Taxed {
  const { country, state, from } = region;
  const leavesOut = leavesOutLocalTax(region);
  return { kind: "tax", tax: name, country, state, ratePpm, validFrom: from, base, leavesOutLocalTax: leavesOut };
}

/** A state without a tax of its own whose cities have one: Alaska. */
function noStateTax(region: TaxRegion): NotCharged[] {
  if (!leavesOutLocalTax(region) || region.parts.some(({ ratePpm }) => ratePpm > 0)) return [];
  return [{ rule: "no-state-tax", state: region.state }];
}

function untaxed(
  billed: readonly BilledLine[],
  exemption: CartToPrice["taxExemption"],
  holiday: TaxHoliday | null,
): NotCharged[] {
  if (exemption) return [{ rule: "tax-exemption", certificate: exemption.certificate }];
  const notCharged: NotCharged[] = [];
  if (billed.some(({ line }) => line.isPreOrderDeposit)) notCharged.push({ rule: "tax-of-deposit" });
  if (holiday) notCharged.push({ rule: "tax-holiday", state: holiday.state, until: holiday.endDate });
  return notCharged;
}
