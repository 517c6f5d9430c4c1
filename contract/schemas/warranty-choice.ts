import { z } from "zod";
import type * as wire from "../warranty-choice.ts";
import { WireMoney } from "./wire-money.ts";

export const WarrantyChoice = z.object({
  warrantyId: z.int(),
  title: z.string(),
  detail: z.string(),
  price: WireMoney,
  included: z.boolean(),
}) satisfies z.ZodType<wire.WarrantyChoice>;
