import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";

/** A code that its maker shows to everybody, while it holds. */
export interface Promotion {
  CouponCode: string;
  Kind: "amount" | "percent" | "free_shipping";
  /** Of `amount`; 0 otherwise. */
  Amount: WireMoney;
  /** Of `percent`, as a fraction: 0.1; 0 otherwise. */
  Percent: number;
  /** What the items it is for must come to; 0 for any amount. */
  Minimum: WireMoney;
  /** Its last day at the store, `YYYY-MM-DD`; null where it has no end. */
  Until: string | null;
  /** It is not for everything. */
  IsForSome: boolean;
  /** What it takes off one of the product that was asked for; null where none was. */
  Saving: WireMoney | null;
}

/** Those that one of a SKU alone may have; with 0, every such code. */
export const getPromotions = call<{
  query: { sku: number };
  reply: { Success: true; Promotions: Promotion[] };
}>("GET", "/api/catalog/promotions");
