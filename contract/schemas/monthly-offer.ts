import { z } from "zod";
import type * as wire from "#contract/monthly-offer.ts";

export const MonthlyOffer = z.object({ Title: z.string(), Detail: z.string() }) satisfies z.ZodType<wire.MonthlyOffer>;
