import { z } from "zod";
import type * as wire from "../total-breakdown.ts";
import { WireMoney } from "./wire-money.ts";

export const TotalBreakdown = z.object({
  Total: WireMoney,
  SubTotal: WireMoney,
  Saving: WireMoney,
  ShippingFee: WireMoney,
  Tax: WireMoney,
  Recycling: WireMoney,
  DeliveryFee: WireMoney,
  Insurance: WireMoney,
}) satisfies z.ZodType<wire.TotalBreakdown>;
