import type { Cents } from "../money/cents.ts";

/** The marketing service's money: whole cents, price times 100 (S536), always US dollars (S537, A41). */
export interface MarketingPrice {
  price: number;
  currency: "USD";
}

export function marketingPrice(amount: Cents): MarketingPrice {
  return { price: amount, currency: "USD" };
}
