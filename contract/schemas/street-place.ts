import { z } from "zod";

/** Where a parcel goes, without who gets it. */
export const StreetPlace = z.object({
  Address1: z.string(),
  Address2: z.string(),
  City: z.string(),
  State: z.string(),
  ZipCode: z.string(),
});
