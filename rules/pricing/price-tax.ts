import { isService } from "../cart/service-line.ts";
import type { PricingConfig } from "../config/pricing-config.ts";
import { NO_CENTS, cents, sumCents, type Cents } from "../money/cents.ts";
import { timesRate } from "../money/round-half-even.ts";
import { type AskedPart, type AskedTax, coversCart, partsOfBase, type TaxBy } from "../tax/asked-tax.ts";
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
  /** Null where the table served. */
  by: TaxBy | null;
}

/** What is taxed of a line, and its taxes. */
interface TaxedLine {
  lineId: string;
  base: Cents;
  parts: readonly AskedPart[];
}

/**
 * Tax of each line on what is paid for it, rounded once a line and a named part: one sales tax in the USA, GST, HST,
 * PST or QST in Canada. Deposits are never taxed now (S534); holidays are the USA's (S529). Shipping is taxed where the
 * region says so, as a step of its own. A provider's answer for this place and these lines is taken instead of the
 * region's rates; what is exempt, free or a deposit is so under both.
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
    const isFreed = holiday && isFree(holiday, entry, base, cart, afterDiscountSubtotal);
    return { lineId: entry.line.lineId, base: isFreed ? NO_CENTS : base };
  });
  const freed = sumCents(bases.map(({ base }) => base)) < sumCents(taxable) ? holiday : null;
  const asked = exemption ? null : answerFor(cart, bases, shippingFee);
  const lines = bases.map((line): TaxedLine => ({ ...line, parts: partsOf(line, region, asked) }));
  const rates = asked ? ratesOf(lines) : region.parts;
  const shipping = exemption ? [] : shippingSteps(region, asked, shippingFee);
  const noState = asked ? [] : noStateTax(region);
  return {
    steps: [
      ...rates
        .filter(({ ratePpm }) => ratePpm > 0)
        .map((rate) => taxStep(rate, region, lines, asked, exemption !== null)),
      ...shipping,
    ],
    byLine: lines.map(({ parts }) => sumCents(parts.map(({ amount }) => amount))),
    ratePpm: asked ? Math.max(0, ...lines.map(({ parts }) => sumOfRates(parts))) : sumOfRates(region.parts),
    notCharged: [...noState, ...untaxed(billed, exemption, freed)],
    by: asked && { provider: asked.provider, calculation: asked.calculation },
  };
}

/** The provider's answer where it is one for this cart, and anything is taxed at all. */
function answerFor(
  { askedTax, destination }: CartToPrice,
  bases: readonly Omit<TaxedLine, "parts">[],
  shippingFee: Cents,
): AskedTax | null {
  if (!askedTax || !destination || bases.every(({ base }) => base === 0)) return null;
  return coversCart(askedTax, destination, bases, shippingFee) ? askedTax : null;
}

function partsOf(
  { lineId, base }: Omit<TaxedLine, "parts">,
  region: TaxRegion,
  asked: AskedTax | null,
): readonly AskedPart[] {
  if (!asked) return region.parts.map((part) => ({ ...part, amount: timesRate(base, part.ratePpm) }));
  const answer = asked.lines.find((line) => line.lineId === lineId);
  return answer ? partsOfBase(answer, base) : [];
}

/** Each tax that a line has, once; one tax by two rates is two. */
function ratesOf(lines: readonly TaxedLine[]): TaxPart[] {
  const all = lines.flatMap(({ base, parts }) => (base > 0 ? parts : []));
  return [...new Map(all.map((part) => [`${part.name} ${part.ratePpm}`, part])).values()];
}

function sumOfRates(parts: readonly TaxPart[]): number {
  return parts.reduce((sum, { ratePpm }) => sum + ratePpm, 0);
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
  if (isService(line)) return false;
  const unitAfterDiscount = cents(Math.ceil(paid / line.quantity));
  return isFreedByHoliday(holiday, line, cart.lines, { unitAfterDiscount, afterDiscountSubtotal });
}

function taxStep(
  rate: TaxPart,
  region: TaxRegion,
  lines: readonly TaxedLine[],
  asked: AskedTax | null,
  isExempt: boolean,
): PriceStep {
  const having = lines.map(({ base, parts }) => {
    const part = parts.find(({ name, ratePpm }) => name === rate.name && ratePpm === rate.ratePpm);
    return { base: part ? base : NO_CENTS, share: part?.amount ?? NO_CENTS };
  });
  const bases = having.map(({ base }) => base);
  const shares = having.map(({ share }) => share);
  const facts = taxed(rate, region, asked, sumCents(bases));
  return {
    ...facts,
    // Who owes the state nothing is not told of cities and counties.
    leavesOutLocalTax: facts.leavesOutLocalTax && !isExempt,
    rule: "tax",
    amount: sumCents(shares),
    lineId: null,
    isRoundedByItem: bases.filter((base) => base > 0).length !== 1,
    shares: sharesOf(
      lines.map(({ lineId }) => lineId),
      shares,
    ),
  };
}

function shippingSteps(region: TaxRegion, asked: AskedTax | null, fee: Cents): PriceStep[] {
  if (fee === 0 || (!asked && !region.taxesShipping)) return [];
  const parts = asked
    ? partsOfBase(asked.shipping, fee)
    : region.parts.map((part) => ({ ...part, amount: timesRate(fee, part.ratePpm) }));
  return parts
    .filter(({ ratePpm }) => ratePpm > 0)
    .map((part) => ({
      ...OF_THE_ORDER,
      ...taxed(part, region, asked, fee),
      rule: "tax-on-shipping",
      amount: part.amount,
    }));
}

function taxed({ name, ratePpm }: TaxPart, region: TaxRegion, asked: AskedTax | null, base: Cents): Taxed {
  const { country, state, from } = region;
  const facts = { kind: "tax", tax: name, country, state, ratePpm, base } as const;
  if (asked) return { ...facts, validFrom: null, leavesOutLocalTax: false, calculation: asked.calculation };
  return { ...facts, validFrom: from, leavesOutLocalTax: leavesOutLocalTax(region) };
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
