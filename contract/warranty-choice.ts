import { z } from "zod";
import { WireMoney } from "./wire-money.ts";

/** A warranty that a product is offered. */
export const WarrantyChoice = z.object({
  warrantyId: z.int(),
  title: z.string(),
  detail: z.string(),
  price: WireMoney,
  included: z.boolean(),
});
export type WarrantyChoice = z.infer<typeof WarrantyChoice>;
