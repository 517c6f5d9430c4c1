import type { WireMoney } from "#rules/money/wire-money.ts";
import type { Handover } from "#rules/shipping/shipping-config.ts";

/** A way that an order may travel, as the checkout and a change of an order offer it. */
export interface ShippingChoice {
  ShippingMethodID: number;
  ShippingMethodName: string;
  Fee: WireMoney;
  /** Without the code that frees it; the same as `Fee` when none does. */
  ListFee: WireMoney;
  ShipsOn: string;
  ArrivesFrom: string;
  ArrivesUntil: string;
  Why: string;
  /** Ours: when it is handed over on its day. */
  Handover: Handover;
}
