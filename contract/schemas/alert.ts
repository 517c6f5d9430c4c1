import { z } from "zod";
import type { Reason } from "#rules/refusal.ts";
import type * as wire from "../alert.ts";
import { REFUSALS } from "../refusals.ts";

const REASONS = Object.keys(REFUSALS) as Reason[];

export const Alert = z.object({
  IsSuccess: z.literal(false),
  Message: z.string(),
  Title: z.string(),
  Icon: z.enum(["error", "warning", "info", "success"]),
  Button: z.string(),
  Reason: z.enum(REASONS),
  Facts: z.record(z.string(), z.unknown()),
  Fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  Redirect: z.string().optional(),
  CallBack: z.string().optional(),
}) satisfies z.ZodType<Omit<wire.Alert, "Facts">>;
