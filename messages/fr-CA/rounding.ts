import type { Cents } from "#rules/money/cents.ts";
import type { Ppm } from "#rules/money/round-half-even.ts";
import { formatCents, percent } from "./money.ts";

/** How one multiplication was rounded: both factors, the exact product, and the cents where they differ from it. */
export function roundingText(amount: Cents, ratePpm: Ppm, rounded: Cents): string {
  const digits = String(BigInt(Math.abs(amount)) * BigInt(ratePpm)).padStart(9, "0");
  const fraction = digits.slice(-8).replace(/0{1,6}$/, "");
  const whole = digits.slice(0, -8).replace(/\B(?=(?:\d{3})+$)/g, "\u00a0");
  const exact = `${amount < 0 ? "−" : ""}${whole},${fraction}\u00a0$\u00a0US`;
  const product = `${formatCents(amount)} × ${percent(ratePpm / 1_000_000)} = `;
  return fraction.length === 2
    ? `${product}${formatCents(rounded)}`
    : `${product}${exact}, arrondi à ${formatCents(rounded)}`;
}
