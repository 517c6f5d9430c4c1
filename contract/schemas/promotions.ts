import { z } from "zod";
import * as wire from "../promotions.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";

export const getPromotions = endpoint(wire.getPromotions, {
  summary: "Codes that the shop shows to everybody, while they hold; with a SKU, those that one of it may have",
  named: "ours",
  query: z.strictObject({ sku: WholeNumber.default(0) }),
  reply: z.object({
    Success: z.literal(true),
    Promotions: z.array(
      z.object({
        CouponCode: z.string(),
        Kind: z.enum(["amount", "percent", "free_shipping"]),
        Amount: WireMoney,
        Percent: z.number(),
        Minimum: WireMoney,
        Until: z.string().nullable(),
        IsForSome: z.boolean(),
        Saving: WireMoney.nullable(),
      }),
    ),
  }),
});
