import { z } from "zod";
import { WireMoney } from "./wire-money.ts";

/** A total in its parts, as a page shows it: any `Totals` is one. `Saving` is above zero. */
export const TotalBreakdown = z.object({
  Total: WireMoney,
  SubTotal: WireMoney,
  Saving: WireMoney,
  ShippingFee: WireMoney,
  Tax: WireMoney,
  Recycling: WireMoney,
  DeliveryFee: WireMoney,
  Insurance: WireMoney,
});
export type TotalBreakdown = z.infer<typeof TotalBreakdown>;
