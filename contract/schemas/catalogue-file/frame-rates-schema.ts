import { z } from "zod";
import { type FrameTable, PRESETS, RESOLUTIONS } from "#rules/frames/frame-table.ts";

const name = z.string().trim().min(1, "must not be empty").max(120, "is longer than 120 characters");
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens")
  .max(120, "is longer than 120 characters");
/** A divisor: nothing is infinitely slow. */
const index = z.number().min(0.01, "must be 0.01 or more").max(100, "is above 100");
const milliseconds = z.number().min(0.1, "must be 0.1 or more").max(1000, "is above 1000");
const framesASecond = z.number().min(0.1, "must be 0.1 or more").max(10_000, "is above 10,000");
const gigabytes = z.number().min(0, "must be 0 or more").max(1000, "is above 1000");

const Measurement = z.strictObject({
  game: slug,
  preset: z.enum(PRESETS),
  resolution: z.enum(RESOLUTIONS),
  processor: slug,
  chip: name,
  average: framesASecond,
  slowest: framesASecond,
  runs: z.int("must be a whole number").min(3, "must be 3 or more").max(1000, "is above 1000"),
  on: z.iso.date("must be a day like 2026-11-30"),
});

const Game = z.strictObject({
  slug,
  name,
  cpuMs: milliseconds,
  gpuMs: z.record(z.enum(PRESETS), milliseconds),
  vramGb: z.record(z.enum(PRESETS), z.record(z.enum(RESOLUTIONS), gigabytes)),
  memoryGb: gigabytes,
});

/** What frame rates are known from: indices of chips and processors, what games ask for, and measurements. */
export const FrameRates: z.ZodType<FrameTable> = z
  .strictObject({
    sample: z.boolean(),
    chips: z.record(name, index),
    processors: z.record(slug, index),
    games: z.array(Game).max(50, "holds at most 50 games"),
    measurements: z.array(Measurement).max(10_000, "holds at most 10,000 measurements"),
  })
  .superRefine(({ games, measurements }, context) => {
    const known = new Set<string>();
    for (const [at, game] of games.entries()) {
      if (known.has(game.slug))
        context.addIssue({ code: "custom", path: ["games", at, "slug"], message: "is used twice" });
      known.add(game.slug);
    }
    for (const [at, { game }] of measurements.entries())
      if (!known.has(game))
        context.addIssue({ code: "custom", path: ["measurements", at, "game"], message: "is no game of this file" });
  });
