import { z } from "zod";
import { PRESETS, RESOLUTIONS } from "#rules/frames/frame-table.ts";
import * as wire from "../frames.ts";
import { BuildCode } from "./build-code.ts";
import { endpoint } from "./endpoint.ts";
import { Rate } from "./frame-rate.ts";

const Part = z.object({
  name: z.string(),
  index: z.number().nullable(),
  place: z.int(),
  of: z.int(),
  share: z.int(),
});

export const getFrameRates = endpoint(wire.getFrameRates, {
  summary: "Frame rates of a PC in every game: the range, how it is known, and what limits it",
  named: "ours",
  query: z.strictObject({ slug: z.string().min(1).max(120).optional(), build: BuildCode.optional() }),
  reply: z.object({
    skuId: z.int(),
    slug: z.string(),
    name: z.string(),
    link: z.string(),
    sample: z.boolean(),
    processor: Part,
    card: Part,
    games: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        rates: z.array(z.object({ preset: z.enum(PRESETS), resolution: z.enum(RESOLUTIONS), rate: Rate })),
      }),
    ),
  }),
});
