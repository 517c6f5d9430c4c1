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
