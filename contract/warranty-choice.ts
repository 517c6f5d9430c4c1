import type { WireMoney } from "#rules/money/wire-money.ts";

/** A warranty that a product is offered. */
export interface WarrantyChoice {
  warrantyId: number;
  title: string;
  detail: string;
  price: WireMoney;
  included: boolean;
}
