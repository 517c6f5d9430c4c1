import { z } from "zod";
import { cents, type Cents } from "#rules/money/cents.ts";

/** Money on the wire: US dollars as a number with at most two decimals (docs/spec/readings.md). */
export const WireMoney = z
  .number()
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, {
    message: "an amount has at most two decimals",
  })
  // Beyond this a number has no exact cents.
  .refine((dollars) => Number.isSafeInteger(Math.round(dollars * 100)), { message: "this amount is too large" });
export type WireMoney = z.infer<typeof WireMoney>;

export function toWireMoney(amount: Cents): WireMoney {
  return amount / 100;
}

export function fromWireMoney(dollars: WireMoney): Cents {
  return cents(Math.round(dollars * 100));
}
