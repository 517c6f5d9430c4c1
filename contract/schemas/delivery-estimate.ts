import { z } from "zod";
import * as wire from "../delivery-estimate.ts";
import { Totals } from "./carts.ts";
import { ShippingChoice } from "./checkout.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

const DeliveryEstimate = z.object({
  Success: z.literal(true),
  Version: z.int(),
  Place: z.object({
    country: z.enum(["USA", "CANADA"]),
    zipCode: z.string(),
    state: z.string(),
    city: z.string(),
  }),
  Shipping: ShippingChoice.nullable(),
  Totals,
  FreeShippingLeft: WireMoney.nullable(),
  PointsEarned: z.int(),
  IsTaxEstimate: z.boolean(),
  NotSent: z
    .object({
      name: z.string(),
      slug: z.string(),
      skuId: z.int(),
      lineId: z.string(),
      state: z.string(),
      law: z.string(),
      states: z.array(z.string()),
      kwhPerYear: z.int().nullable(),
      kwhAllowed: z.int().nullable(),
    })
    .nullable(),
}) satisfies z.ZodType<wire.DeliveryEstimate>;

export const estimateDelivery = endpoint(wire.estimateDelivery, {
  summary: "When a product arrives at a ZIP or postal code, and what it comes to with tax",
  named: "ours",
  query: z.strictObject({ skuId: WholeNumber, warrantyId: WholeNumber.default(0), zip: typedLine(10) }),
  reply: DeliveryEstimate,
});
export const estimateCart = endpoint(wire.estimateCart, {
  summary: "When the cart arrives at a ZIP or postal code, or at its own address, and what it comes to with tax",
  named: "ours",
  query: z.strictObject({ zip: typedLine(10).default("") }),
  reply: DeliveryEstimate,
});
