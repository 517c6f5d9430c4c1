import type { StoreConfig } from "../config/store-config.ts";
import { cents } from "../money/cents.ts";
import { shippingOptionsFor } from "../shipping/shipping-options.ts";
import type { CartToPrice } from "../pricing/cart-to-price.ts";
import type { Coupon } from "../discounts/apply-coupon.ts";
import type { Destination } from "../address/destination.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";

/** What the plain model says of a cart; compared with `priceCart`, cent for cent. */
export interface PlainBill {
  amounts: number[];
  discounts: number[];
  taxes: number[];
  shipping: number;
  fees: number;
  pointsUsed: number;
  pointsEarned: number;
  total: number;
}

interface Row {
  line: LineToPrice;
  amount: number;
  /** Zero or negative. */
  discount: number;
}

/** A second pricing, for tests only: whole numbers and fractions of them, nothing shared with the rules but shipping. */
export function plainBill(cart: CartToPrice, config: StoreConfig, on: string): PlainBill {
  let rows: Row[] = cart.lines.map((line) => ({ line, amount: unit(line, config) * line.quantity, discount: 0 }));
  const verified = cart.idVerification?.verified ? cart.idVerification : null;
  const coupon = cart.coupon && !verified && works(cart.coupon, cart.pricedAt, rows) ? cart.coupon : null;
  if (verified)
    rows = rows.map((row) => ({
      ...row,
      discount: row.line.isPreOrderDeposit ? 0 : 0 - times(row.amount, verified.discountPpm),
    }));
  if (coupon) rows = afterCoupon(coupon, rows);
  const left = (row: Row) => (row.line.isPreOrderDeposit ? 0 : row.amount + row.discount);
  const pointsUsed = points(cart, sum(rows.map(left)), config);
  rows = takeOff(rows, nearestEven(BigInt(pointsUsed) * BigInt(config.points.dollarPpmPerPoint), 10_000n), left);
  const merchandise = sum(rows.map(left));
  const paid = sum(rows.map(({ amount, discount }) => amount + discount));
  const taxes = rows.map((row) => lineTax(cart, row, paid, config, on));
  const shipping = shippingFee(cart, paid, coupon?.kind === "free_shipping", config);
  const shippingTax = taxOnShipping(cart, shipping, config, on);
  const fees = stateFees(cart, paid);
  return {
    amounts: rows.map(({ amount }) => amount),
    discounts: rows.map(({ discount }) => discount),
    taxes,
    shipping,
    fees,
    pointsUsed,
    pointsEarned: Math.floor((merchandise * config.points.earnedPerDollar) / 100),
    total: paid + sum(taxes) + shipping + shippingTax + fees + cart.insurancePremium,
  };
}

function unit(line: LineToPrice, { operatingSystemPrices }: StoreConfig): number {
  if (line.freeWithLineId !== null) return 0;
  if (line.isPreOrderDeposit) return line.unitPrice;
  const chosen = line.operatingSystemGroup;
  const included = line.includedOperatingSystemGroup;
  const system =
    chosen === null ? 0 : operatingSystemPrices[chosen] - (included === null ? 0 : operatingSystemPrices[included]);
  return (
    Math.max(0, line.unitPrice + system) +
    line.warrantyPrice +
    line.shippingWarrantyPrice +
    line.extendedWarrantyPrice +
    (line.rushService === "rush" ? line.rushPrice : 0)
  );
}

/** Nearest whole, ties to even: a half is added first and taken back when that made an odd tie. */
function nearestEven(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + denominator;
  const up = doubled / (2n * denominator);
  return Number(doubled % (2n * denominator) === 0n && up % 2n === 1n ? up - 1n : up);
}

function times(amount: number, ppm: number): number {
  return nearestEven(BigInt(amount) * BigInt(ppm), 1_000_000n);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function fits(coupon: Coupon, line: LineToPrice): boolean {
  const only = coupon.onlySkuIds.length === 0 || coupon.onlySkuIds.includes(line.skuId);
  const kind = coupon.onlyKinds.length === 0 || coupon.onlyKinds.includes(line.kind);
  return only && kind && !coupon.exceptSkuIds.includes(line.skuId) && !line.isPreOrderDeposit;
}

function works(coupon: Coupon, pricedAt: string, rows: readonly Row[]): boolean {
  const eligible = sum(rows.filter(({ line }) => fits(coupon, line)).map(({ amount }) => amount));
  const now = Date.parse(pricedAt);
  const inTime = now >= Date.parse(coupon.startsAt) && (coupon.endsAt === null || now < Date.parse(coupon.endsAt));
  return (
    inTime &&
    coupon.usesLeft !== 0 &&
    coupon.usesLeftForCustomer !== 0 &&
    eligible > 0 &&
    eligible >= coupon.minimumSubtotal
  );
}

function afterCoupon(coupon: Coupon, rows: Row[]): Row[] {
  const eligible = ({ line, amount }: Row) => (fits(coupon, line) ? amount : 0);
  if (coupon.kind === "free_shipping") return rows;
  if (coupon.kind === "percent")
    return rows.map((row) => ({ ...row, discount: 0 - Math.min(eligible(row), times(eligible(row), coupon.value)) }));
  return takeOff(rows, Math.min(coupon.value, sum(rows.map(eligible))), eligible);
}

/** Largest remainder by hand: whole cents first, then one cent at a time to whoever is owed most. */
function takeOff(rows: Row[], amount: number, weightOf: (row: Row) => number): Row[] {
  const all = BigInt(sum(rows.map(weightOf)));
  if (all === 0n) return rows;
  const parts = rows.map((row) => {
    const weight = BigInt(weightOf(row));
    const exact = BigInt(amount) * weight;
    return { row, weight, got: exact / all, owed: exact % all };
  });
  for (let spare = BigInt(amount) - parts.reduce((got, part) => got + part.got, 0n); spare > 0n; spare -= 1n) {
    const most = parts.reduce((best, part) =>
      part.owed > best.owed || (part.owed === best.owed && part.weight > best.weight) ? part : best,
    );
    most.got += 1n;
    most.owed -= all;
  }
  return parts.map(({ row, got }) => ({ ...row, discount: row.discount - Number(got) }));
}

function points(cart: CartToPrice, payable: number, { points: rules }: StoreConfig): number {
  let used = 0;
  const next = () => used + rules.spentInStepsOf;
  const worth = (count: number) => BigInt(count) * BigInt(rules.dollarPpmPerPoint) <= BigInt(payable) * 10_000n;
  while (next() <= cart.points.asked && next() <= cart.points.balance && worth(next())) used = next();
  return used;
}

function lineTax(cart: CartToPrice, row: Row, allPaid: number, config: StoreConfig, on: string): number {
  const { destination } = cart;
  if (!destination || row.line.isPreOrderDeposit || cart.taxExemption?.state === destination.state) return 0;
  if (destination.country === "USA" && holidayFrees(cart, row, allPaid, config)) return 0;
  return sum(rowsOfTax(destination, config, on).map(({ ratePpm }) => times(row.amount + row.discount, ratePpm)));
}

/** Canada taxes the way of goods as the goods. */
function taxOnShipping(cart: CartToPrice, fee: number, config: StoreConfig, on: string): number {
  const { destination } = cart;
  if (destination?.country !== "CANADA" || cart.taxExemption?.state === destination.state) return 0;
  return sum(rowsOfTax(destination, config, on).map(({ ratePpm }) => times(fee, ratePpm)));
}

function rowsOfTax(destination: Destination, config: StoreConfig, on: string) {
  const dated = config.tax.regions.filter(
    ({ country, state, from }) => country === destination.country && state === destination.state && (from ?? "") <= on,
  );
  const newest = dated
    .map(({ from }) => from ?? "")
    .toSorted()
    .at(-1);
  return dated.filter(({ from }) => (from ?? "") === newest).flatMap((region) => region.parts);
}

function utc(local: string, hours: number): number {
  return Date.parse(`${local}Z`) - hours * 3_600_000;
}

function holidayFrees(
  cart: CartToPrice,
  { line, amount, discount }: Row,
  allPaid: number,
  { tax }: StoreConfig,
): boolean {
  const now = Date.parse(cart.pricedAt);
  const holiday = tax.holidays.find(
    ({ state, testMode, startDate, endDate, timeZoneDifferenceHours: hours }) =>
      state === cart.destination?.state &&
      (cart.testMode || !testMode) &&
      utc(startDate, hours) <= now &&
      now < utc(endDate, hours) + 1000,
  );
  const gear = line.modelId <= 0;
  if (!holiday || (gear && holiday.excludeGears)) return false;
  const perItem = holiday.taxType === "PerItem";
  const asGear = perItem ? gear : cart.lines.every(({ modelId }) => modelId <= 0);
  const limit = asGear ? holiday.gearsMaxPrice : holiday.maxPrice;
  return limit === null || (perItem ? amount + discount <= limit * line.quantity : allPaid <= limit);
}

function shippingFee(cart: CartToPrice, afterDiscount: number, freed: boolean, config: StoreConfig): number {
  const options = shippingOptionsFor(cart, cents(afterDiscount), config);
  const [cheapest] = options;
  const chosen = options.find(({ methodId }) => methodId === cart.shippingMethodId) ?? cheapest;
  return chosen && !(freed && chosen === cheapest) ? chosen.fee : 0;
}

/** Rates of late 2026, written out: this model knows no tables. */
function stateFees(cart: CartToPrice, afterDiscount: number): number {
  const state = cart.destination?.country === "USA" ? cart.destination.state : "";
  const ships = cart.lines.filter((line) => !line.isPreOrderDeposit);
  const recycling = state === "CA" ? sum(ships.map((line) => line.recycleFee * line.quantity)) : 0;
  const colorado = state === "CO" && ships.length > 0 && cart.paymentType !== "Katapult" ? 28 : 0;
  return recycling + colorado + (state === "MN" && afterDiscount >= 10_000 ? 50 : 0);
}
