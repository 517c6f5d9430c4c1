import { z } from "zod";

/** An id, a version or a count that a caller sends: what the database's 32 bits hold, and no less than 0. */
export const WholeNumber = z.int().min(0).max(2_147_483_647);

/** Dollars with at most two decimals (A9). */
export const WireMoney = z
  .number()
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
    message: "Enter an amount with two decimals at most.",
  })
  // Beyond this a number has no exact cents.
  .refine((dollars) => Number.isSafeInteger(Math.round(dollars * 100)), { message: "This amount is too large." });
