import { z } from "zod";

export const KnownRate = z.object({
  evidence: z.enum(["measured", "between", "estimate"]),
  average: z.int(),
  low: z.int(),
  high: z.int(),
  tolerance: z.int(),
  slowest: z.int().nullable(),
  limitedBy: z.enum(["processor", "card", "both"]),
  processorAlone: z.int(),
  cardAlone: z.int(),
  measuredOn: z.string().nullable(),
  runs: z.int(),
});

/** A frame rate with how it is known, or why there is none. */
export const Rate = z.union([
  KnownRate,
  z.object({ evidence: z.literal("none"), why: z.literal("not_tested") }),
  z.object({ evidence: z.literal("none"), why: z.literal("video_memory"), needsGb: z.number() }),
]);
