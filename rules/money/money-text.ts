import type { Cents } from "./cents.ts";
import type { Ppm } from "./round-half-even.ts";

/** `$1,299.00`, a true minus sign in front of a negative amount. */
export function moneyText(amount: Cents): string {
  const size = Math.abs(amount);
  const dollars = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${amount < 0 ? "−" : ""}$${dollars}.${String(size % 100).padStart(2, "0")}`;
}

/** 88750 → `8.875 %`. */
export function rateText(ratePpm: Ppm): string {
  return `${ratePpm / 10_000}%`;
}

/** How one multiplication was rounded: both factors, the exact product, and the cents where they differ from it. */
export function roundingText(amount: Cents, ratePpm: Ppm, rounded: Cents): string {
  const digits = String(BigInt(Math.abs(amount)) * BigInt(ratePpm)).padStart(9, "0");
  const fraction = digits.slice(-8).replace(/0{1,6}$/, "");
  const exact = `${amount < 0 ? "−" : ""}$${digits.slice(0, -8)}.${fraction}`;
  const product = `${moneyText(amount)} × ${rateText(ratePpm)} = `;
  return fraction.length === 2
    ? `${product}${moneyText(rounded)}`
    : `${product}${exact}, rounded to ${moneyText(rounded)}`;
}
