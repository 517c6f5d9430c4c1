import { cents, type Cents } from "./cents.ts";

/** 259999 → `2599.99`, the form in which PayPal and Amazon Pay write an amount. */
export function decimalAmount(amount: Cents): string {
  const size = Math.abs(amount);
  return `${amount < 0 ? "-" : ""}${Math.floor(size / 100)}.${String(size % 100).padStart(2, "0")}`;
}

/** `2599.99`, `2599.9` or `2599` → 259999, 259990, 259900; null for anything else, a negative amount too. */
export function readDecimalAmount(text: string): Cents | null {
  const [, whole = "", part = ""] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === "" ? null : cents(Number(whole) * 100 + Number(part.padEnd(2, "0")));
}
