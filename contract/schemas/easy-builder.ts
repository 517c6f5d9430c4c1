import { z } from "zod";
import { EASY_LIMITS, SUGGESTED_AS } from "#rules/easy-builder/easy-answers.ts";
import { VIRTUES } from "#rules/easy-builder/virtues.ts";
import { RESOLUTIONS } from "#rules/frames/frame-table.ts";
import * as wire from "../easy-builder.ts";
import { endpoint } from "./endpoint.ts";
import { Rate } from "./frame-rate.ts";
import { WireMoney } from "./numbers.ts";
import { Picture } from "./picture.ts";

const { least, most } = EASY_LIMITS.budget;

export const suggestBuilds = endpoint(wire.suggestBuilds, {
  summary: "Up to three builds for some games, a screen and a budget, each checked and priced, and why each part",
  named: "ours",
  query: z.strictObject({
    games: z
      .string()
      .max(640)
      .regex(/^[a-z0-9-]+(?:,[a-z0-9-]+)*$/, "must be slugs joined by commas")
      .refine((games) => games.split(",").length <= EASY_LIMITS.games, `names at most ${EASY_LIMITS.games} games`)
      .optional(),
    resolution: z.enum(RESOLUTIONS),
    fps: z.int().min(30).max(500),
    budget: z.int().min(least).max(most),
    look: z
      .string()
      .max(60)
      .regex(/^[a-z0-9-]+$/)
      .optional(),
  }),
  reply: z.object({
    sample: z.boolean(),
    games: z.array(z.object({ slug: z.string(), name: z.string() })),
    looks: z.array(z.object({ value: z.string(), label: z.string() })),
    builds: z.array(
      z.object({
        as: z.array(z.enum(SUGGESTED_AS)),
        skuId: z.int(),
        slug: z.string(),
        name: z.string(),
        link: z.string(),
        build: z.string(),
        picture: Picture,
        price: WireMoney,
        isWithinBudget: z.boolean(),
        fps: z.int(),
        reaches: z.boolean(),
        rates: z.array(z.object({ game: z.string(), name: z.string(), rate: Rate })),
        parts: z.array(z.object({ slot: z.int(), title: z.string(), name: z.string(), why: z.string() })),
        room: z.array(z.enum(VIRTUES)),
        keptOutOf: z.array(z.string()),
      }),
    ),
    faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
});
