import type { WireMoney } from "#rules/money/wire-money.ts";

/** A total in its parts, as a page shows it: any `Totals` is one. `Saving` is above zero. */
export interface TotalBreakdown {
  Total: WireMoney;
  SubTotal: WireMoney;
  Saving: WireMoney;
  ShippingFee: WireMoney;
  Tax: WireMoney;
  Recycling: WireMoney;
  DeliveryFee: WireMoney;
  Insurance: WireMoney;
}

/** The parts alone, of totals that say more. */
export function totalBreakdown(totals: TotalBreakdown): TotalBreakdown {
  const { Total, SubTotal, Saving, ShippingFee, Tax, Recycling, DeliveryFee, Insurance } = totals;
  return { Total, SubTotal, Saving, ShippingFee, Tax, Recycling, DeliveryFee, Insurance };
}
