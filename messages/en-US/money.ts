import type { Cents } from "#rules/money/cents.ts";

const WITH_CENTS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const WHOLE = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** Dollars as a person reads them, with a true minus sign: `1299` → `$1,299.00`, `-200` → `−$200.00`. */
export function formatMoney(dollars: number): string {
  return WITH_CENTS.format(dollars).replace("-", "−");
}

/** Whole cents as a person reads them: `129900` → `$1,299.00`. */
export function formatCents(amount: Cents): string {
  return formatMoney(amount / 100);
}

/** Without cents where there are none: `1299` → `$1,299`, `1299.5` → `$1,299.50`. */
export function formatMoneyShort(dollars: number): string {
  return (Number.isInteger(dollars) ? WHOLE : WITH_CENTS).format(dollars).replace("-", "−");
}

/** A share of one as a rate: `0.08875` → `8.875%`. */
export function percent(rate: number): string {
  return `${Number((rate * 100).toFixed(4))}%`;
}

const COUNT = new Intl.NumberFormat("en-US");

/** `12000` → `12,000`. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}
