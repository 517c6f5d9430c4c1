import { z } from "zod";
import { isSlot } from "#rules/build/chosen-parts.ts";
import { RULE_IDS } from "#rules/build/rule-ids.ts";
import { VERDICT_CLASSES } from "#rules/build/verdict.ts";
import { RESOLUTIONS } from "#rules/frames/frame-table.ts";
import * as wire from "../configurator.ts";
import { BuildCode } from "./build-code.ts";
import { Rate } from "./frame-rate.ts";
import { Picture } from "./picture.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";

const BuildPart = z.object({
  skuId: z.int(),
  name: z.string(),
  picture: z.string(),
  pictureVersion: z.string(),
  quantity: z.int(),
  isIncluded: z.boolean(),
});

const Fact = z.union([z.number(), z.string(), z.array(z.string())]).nullable();

const BuildFix = z.object({
  slot: z.int(),
  skuId: z.int().nullable(),
  text: z.string(),
  build: z.string(),
  difference: WireMoney,
});

const BuildVerdict = heldTo<wire.BuildVerdict>()(
  z.object({
    rule: z.enum(RULE_IDS),
    cls: z.enum(VERDICT_CLASSES),
    have: Fact,
    limit: Fact,
    unit: z.enum(["mm", "W", "GB", "MHz", "Gb/s", "GB/s", "g", "slots"]).nullable(),
    margin: z.number().nullable(),
    by: z.enum(["we", "you"]).nullable(),
    text: z.string(),
    slots: z.array(z.int()),
    keepsFromSale: z.boolean(),
    fixes: z.array(BuildFix),
  }),
);

const Sku = WholeNumber.min(1);
const AskedFrames = { game: z.string().min(1).max(120).optional(), resolution: z.enum(RESOLUTIONS).optional() };

export const judgeBuild = endpoint(wire.judgeBuild, {
  summary: "A PC with chosen parts: its price, its ship date, and what the compatibility rules say",
  named: "ours",
  query: z.strictObject({
    sku: Sku.optional(),
    build: BuildCode.optional(),
    ...AskedFrames,
    seen: z.iso.datetime({ error: "is no instant such as 2026-11-27T06:30:00Z" }).optional(),
  }),
  reply: z.object({
    skuId: z.int(),
    slug: z.string(),
    name: z.string(),
    link: z.string(),
    fromNothing: z.boolean(),
    at: z.string(),
    build: z.string(),
    price: WireMoney,
    standing: WireMoney,
    changes: z.array(z.object({ text: z.string(), amount: WireMoney })),
    slots: z.array(
      z.object({
        slot: z.int(),
        title: z.string(),
        part: BuildPart.nullable(),
        mayBeEmpty: z.boolean(),
        most: z.int(),
        cls: z.enum(VERDICT_CLASSES).nullable(),
      }),
    ),
    frames: z
      .object({
        sample: z.boolean(),
        games: z.array(z.object({ slug: z.string(), name: z.string() })),
        game: z.string(),
        resolution: z.enum(RESOLUTIONS),
        rate: Rate.nullable(),
      })
      .nullable(),
    light: z
      .object({
        color: z.string().nullable().describe("Six hex characters, such as `ff8000`"),
        slots: z.array(z.int()),
      })
      .nullable(),
    checks: z.int(),
    fits: z.int(),
    verdicts: z.array(BuildVerdict),
    missing: z.array(z.object({ slot: z.int(), text: z.string() })),
    ships: z.string(),
    waitsFor: z.string().nullable(),
    news: z.array(z.object({ slot: z.int().nullable(), text: z.string() })),
    keptOut: z
      .object({
        states: z.array(z.string()),
        kwhPerYear: z.int().nullable(),
        kwhAllowed: z.int().nullable(),
        fixes: z.array(BuildFix),
      })
      .nullable(),
    samePc: z.object({ name: z.string(), link: z.string(), price: WireMoney }).nullable(),
    problem: z.string().nullable(),
  }),
});

export const listBuildOptions = endpoint(wire.listBuildOptions, {
  summary: "Options of a slot of a build: price difference, the worst verdict, and why the others do not fit",
  named: "ours",
  query: z.strictObject({
    sku: Sku.optional(),
    build: BuildCode.optional(),
    slot: z.int().refine(isSlot, "is no slot of a build"),
    show: z.enum(["fits", "all"]).optional(),
    page: z.int().min(1).max(1000).optional(),
    ...AskedFrames,
  }),
  reply: z.object({
    slot: z.int(),
    title: z.string(),
    total: z.int(),
    fits: z.int(),
    reasons: z.array(z.object({ rule: z.enum(RULE_IDS), text: z.string(), count: z.int() })),
    page: z.int(),
    pages: z.int(),
    options: z.array(
      BuildPart.extend({
        isChosen: z.boolean(),
        left: z.int().nullable(),
        difference: WireMoney,
        fits: z.boolean(),
        cls: z.enum(VERDICT_CLASSES),
        rule: z.enum(RULE_IDS).nullable(),
        text: z.string().nullable(),
        frames: z.object({ rate: Rate, more: z.int().nullable() }).nullable(),
        build: z.string(),
      }),
    ),
  }),
});

export const describeBuild = endpoint(wire.describeBuild, {
  summary: "A build part by part: facts, pictures, the rules that are content, and the watts it draws",
  named: "ours",
  query: z.strictObject({ sku: Sku.optional(), build: BuildCode.optional() }),
  reply: z.object({
    name: z.string(),
    build: z.string(),
    parts: z.array(
      z.object({
        slot: z.int(),
        title: z.string(),
        name: z.string(),
        quantity: z.int(),
        link: z.string().nullable(),
        facts: z.array(z.object({ label: z.string(), value: z.string() })),
        pictures: z.array(Picture),
      }),
    ),
    passes: z.array(z.object({ rule: z.enum(RULE_IDS), text: z.string() })),
    power: z
      .object({ sustained: z.number(), gaming: z.number(), isWhole: z.boolean(), supply: z.number().nullable() })
      .nullable(),
  }),
});
