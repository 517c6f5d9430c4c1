import { z } from "zod";

/** Dollars with at most two decimals (A9). */
export const WireMoney = z
  .number()
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
    message: "an amount has at most two decimals",
  })
  // Beyond this a number has no exact cents.
  .refine((dollars) => Number.isSafeInteger(Math.round(dollars * 100)), { message: "this amount is too large" });
