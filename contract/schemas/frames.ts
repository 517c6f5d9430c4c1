import { z } from "zod";
import { PRESETS, RESOLUTIONS } from "#rules/frames/frame-table.ts";
import * as wire from "../frames.ts";
import { BuildCode } from "./build-code.ts";
import { ProductCard } from "./catalog.ts";
import { endpoint } from "./endpoint.ts";
import { KnownRate, Rate } from "./frame-rate.ts";

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

/** Said by a form of the home page, where anything that is no choice is the default. */
const Said = z.string().max(120).optional();

export const getFrameLadder = endpoint(wire.getFrameLadder, {
  summary: "PCs by the frames a second they make of one game: one a video card, or every one that reaches a rate",
  named: "ours",
  query: z.strictObject({
    game: Said,
    resolution: Said,
    fps: Said,
    rungs: z.enum(["cards", "reaching"]).optional(),
  }),
  reply: z.object({
    sample: z.boolean(),
    games: z.array(z.object({ slug: z.string(), name: z.string() })),
    wish: z.object({ game: z.string(), resolution: z.enum(RESOLUTIONS), fps: z.int() }),
    rungs: z.array(z.object({ product: ProductCard, rate: KnownRate, short: z.int() })),
    bestSkuId: z.int().nullable(),
    reaching: z.int(),
  }),
});
