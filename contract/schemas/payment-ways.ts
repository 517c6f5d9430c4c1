import { z } from "zod";
import { METHOD_REFUSALS } from "#rules/payment/payment-methods.ts";
import { PAYMENT_TYPES } from "#rules/payment/payment-types.ts";
import type * as wire from "../checkout.ts";
import { WireMoney } from "./numbers.ts";

export const PaymentMethod = z.object({
  Type: z.enum(PAYMENT_TYPES),
  Title: z.string(),
  Detail: z.string(),
  Available: z.boolean(),
  Why: z.string().nullable(),
  Reason: z.enum(METHOD_REFUSALS).nullable(),
  Min: WireMoney.nullable(),
  Max: WireMoney.nullable(),
  ToPay: WireMoney,
}) satisfies z.ZodType<wire.PaymentMethod>;

export const CardFieldsPlace = z.object({
  Origin: z.string(),
  Url: z.string(),
  Script: z.string(),
  Key: z.string(),
}) satisfies z.ZodType<wire.CardFieldsPlace>;
