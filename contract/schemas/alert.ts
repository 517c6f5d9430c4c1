import { z } from "zod";
import type * as wire from "../alert.ts";
import { TotalBreakdown } from "./total-breakdown.ts";
import { WireMoney } from "./wire-money.ts";

export const Alert = z.object({
  IsSuccess: z.literal(false),
  Message: z.string(),
  Title: z.string(),
  Icon: z.enum(["error", "warning", "info", "success"]),
  Button: z.string(),
  Reason: z.string(),
  Fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  TotalChange: z.object({ Expected: WireMoney, Now: TotalBreakdown }).optional(),
  Places: z.array(z.object({ State: z.string(), City: z.string() })).optional(),
  Redirect: z.string().optional(),
  CallBack: z.string().optional(),
}) satisfies z.ZodType<wire.Alert>;
