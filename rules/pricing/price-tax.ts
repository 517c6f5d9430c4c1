import type { PricingConfig } from "../config/pricing-config.ts";
import { NO_CENTS, cents, sumCents, type Cents } from "../money/cents.ts";
import { moneyText, rateText, roundingText } from "../money/money-text.ts";
import { timesRate } from "../money/round-half-even.ts";
import { isFreedByHoliday, taxHolidayAt, type TaxHoliday } from "../tax/tax-holiday.ts";
import { leavesOutLocalTax, regionName, type TaxRegion } from "../tax/tax-region.ts";
import type { CartToPrice } from "./cart-to-price.ts";
import type { BilledLine } from "./price-lines.ts";
import type { NotCharged, PriceStep } from "./priced-cart.ts";
import { amountAt, sharesOf, step } from "./steps.ts";

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
      ...parts.filter(({ ratePpm }) => ratePpm > 0).map((part) => taxStep(part, region, bases, ids)),
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
  part: { name: string; ratePpm: number; shares: readonly Cents[] },
  region: TaxRegion,
  bases: readonly Cents[],
  ids: readonly string[],
): PriceStep {
  const taxed = bases.flatMap((base, at) => (base > 0 ? [{ base, tax: amountAt(part.shares, at) }] : []));
  const [single] = taxed;
  const base = sumCents(bases);
  return step({
    kind: "tax",
    rule: ruleOf(region),
    label: part.name,
    amount: sumCents(part.shares),
    ratePpm: part.ratePpm,
    validFrom: region.from,
    rounding:
      single && taxed.length === 1
        ? roundingText(single.base, part.ratePpm, single.tax)
        : "Rounded once for each item.",
    why: `${rateText(part.ratePpm)} of ${moneyText(base)} in ${regionName(region)}.`,
    ...(leavesOutLocalTax(region) && { leavesOutLocalTax: true as const }),
    shares: sharesOf(ids, part.shares),
  });
}

const ruleOf = ({ country, state }: TaxRegion) => `tax-${country === "USA" ? "usa" : "canada"}-${state.toLowerCase()}`;

function shippingSteps(region: TaxRegion, fee: Cents): PriceStep[] {
  const taxed = region.parts.filter(({ ratePpm }) => ratePpm > 0 && fee > 0);
  return taxed.map(({ name, ratePpm }) => {
    const amount = timesRate(fee, ratePpm);
    return step({
      kind: "tax",
      rule: ruleOf(region),
      label: `${name} on shipping`,
      amount,
      ratePpm,
      validFrom: region.from,
      rounding: roundingText(fee, ratePpm, amount),
      why: `${rateText(ratePpm)} of ${moneyText(fee)} in ${regionName(region)}. Delivery of taxed goods is taxed with them.`,
    });
  });
}

/** A state without a tax of its own whose cities have one: Alaska. */
function noStateTax(region: TaxRegion): NotCharged[] {
  if (!leavesOutLocalTax(region) || region.parts.some(({ ratePpm }) => ratePpm > 0)) return [];
  return [{ rule: ruleOf(region), why: `${regionName(region)} has no state sales tax. Local tax not included.` }];
}

function untaxed(
  billed: readonly BilledLine[],
  exemption: CartToPrice["taxExemption"],
  holiday: TaxHoliday | null,
): NotCharged[] {
  if (exemption) return [{ rule: "tax-exemption", why: `Exempt by certificate ${exemption.certificate}.` }];
  const notCharged: NotCharged[] = [];
  if (billed.some(({ line }) => line.isPreOrderDeposit)) {
    const why = "A pre-order deposit isn’t taxed. You pay the tax with the rest of the price.";
    notCharged.push({ rule: "tax-of-deposit", why });
  }
  if (holiday) {
    const until = holiday.endDate.replace("T", " ");
    notCharged.push({
      rule: "tax-holiday",
      why: `Tax holiday in ${regionName({ country: "USA", state: holiday.state })} until ${until} local time.`,
    });
  }
  return notCharged;
}
