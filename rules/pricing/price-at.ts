import type { Cents } from "../money/cents.ts";
import type { ChargedPrice } from "./struck-price.ts";

/** What was asked at an instant; null while it was not offered, and where it never had another price than today's. */
export function priceAt(charged: readonly ChargedPrice[], at: Date): Cents | null {
  const found = charged.find(({ from, until }) => from <= at && (until === null || at < until));
  return found?.price ?? null;
}
