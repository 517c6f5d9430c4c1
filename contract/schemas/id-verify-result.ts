import { z } from "zod";
import { WireMoney } from "./numbers.ts";

/** Who was verified, and what it takes off, in the specification's spelling. */
export const IdVerifyResult = z.object({
  UserId: z.string().max(200),
  GroupName: z.string().max(60),
  Verified: z.boolean(),
  DiscountPercetage: z.number(),
  AvailableApply: z.boolean(),
  IDmeDiscountCartitems: z.array(z.string().max(40)).max(500),
  IDmeTotalDiscount: WireMoney,
});
