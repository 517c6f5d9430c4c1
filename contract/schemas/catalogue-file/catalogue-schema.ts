import { z } from "zod";
import { COMPONENT_OPTIONS, type ComponentOptionId } from "#rules/build/component-options.ts";
import { GEAR_CATEGORIES, MODEL_TYPES } from "#rules/catalog/wire-ids.ts";
import { isGtin } from "#rules/catalog/gtin.ts";
import { FrameRates } from "./frame-rates-schema.ts";
import * as facts from "./part-facts-schema.ts";

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens")
  .max(120, "is longer than 120 characters");
const line = z.string().trim().min(1, "must not be empty").max(300, "is longer than 300 characters");
const paragraph = z.string().trim().min(1, "must not be empty").max(4000, "is longer than 4000 characters");
const day = z.iso.date("must be a day like 2026-11-30");
const money = z
  .number()
  .min(0, "must be 0 or more")
  .max(1_000_000, "is above 1,000,000")
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, "has more than two decimals");
const id = z.int("must be a whole number").positive("must be above 0").max(2_147_483_647, "is too large");

/** Stock -99 means unlimited (gear and parts only); 0 is sold out. */
export const UNLIMITED_STOCK = -99;

const CatalogueSku = z.strictObject({
  skuId: id,
  /** What is printed on the box, like RS-FRG90-BK. */
  code: z
    .string()
    .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, "must be capitals and digits joined by hyphens")
    .max(60, "is longer than 60 characters"),
  title: line,
  price: money,
  /** What it really cost before the shop had it, one after the other; of a SKU that the shop knows it is not read. */
  charged: z
    .array(
      z
        .strictObject({ price: money, from: day, until: day })
        .refine(({ from, until }) => from <= until, { error: "ends before it starts", path: ["until"] }),
    )
    .max(50, "holds at most 50 prices")
    .refine((prices) => prices.every(({ from }, at) => at === 0 || (prices[at - 1]?.until ?? "") < from), {
      error: "must follow one another",
    })
    .default([]),
  stock: z
    .int("must be a whole number")
    .max(1_000_000, "is above 1,000,000")
    .refine((stock) => stock >= 0 || stock === UNLIMITED_STOCK, "must be 0 or more, or -99 for unlimited"),
  weightGrams: z.int("must be a whole number").min(0, "must be 0 or more").max(200_000, "is above 200,000"),
  recycleFee: money,
  leasable: z.boolean(),
  /** The trade item's number on its box (EAN or UPC), digits only; left out where it has none. */
  gtin: z
    .string()
    .refine(isGtin, "is no EAN or UPC: 8, 12, 13 or 14 digits, the last of which checks the others")
    .optional(),
  color: line.optional(),
  picture: line.optional(),
});
export type CatalogueSku = z.infer<typeof CatalogueSku>;

const review = z.strictObject({
  author: line,
  rating: z.int().min(1, "is below 1").max(5, "is above 5"),
  on: day,
  text: paragraph,
});

/** `sample` true: written for the demo, and shown as such. Average and count are made of `latest`, never stated. */
const CatalogueReviews = z.strictObject({
  sample: z.boolean(),
  latest: z.array(review).min(1, "has no review: write null instead").max(50, "holds at most 50 reviews"),
});

export const CatalogueFaq = z.strictObject({ question: line, answer: paragraph });
export type CatalogueFaq = z.infer<typeof CatalogueFaq>;

/** What we know about a used unit. A has no marks at arm's length, B has marks that the notes name. */
const Condition = z.strictObject({
  grade: z.enum(["A", "B"]),
  testedOn: day,
  replacedParts: z.array(line),
  batteryHealth: z.int().min(1).max(100).optional(),
  originalUse: line,
  notes: paragraph,
});

const common = {
  slug,
  /** False keeps it from the lists and from sale; published where it is left out. */
  published: z.boolean().optional(),
  name: line.max(200, "is longer than 200 characters"),
  summary: line,
  description: z.array(paragraph).min(1, "has no paragraph").max(100, "has more than 100 paragraphs"),
  pictures: z.array(slugWithAngle()).min(1, "has no picture"),
  skus: z.array(CatalogueSku).min(1, "has no SKU"),
  defaultSkuId: id,
  requiresPc: z.boolean(),
  reviews: CatalogueReviews.nullable(),
  faq: z.array(CatalogueFaq),
};

/** A picture's name without extension; `--front` and `--side` are further angles. */
function slugWithAngle() {
  return z
    .string()
    .regex(/^[a-z0-9]+(--?[a-z0-9]+)*$/, "must be a picture's name without its extension")
    .max(120, "is longer than 120 characters");
}

const optionId = z.custom<ComponentOptionId>((value) => typeof value === "number" && value in COMPONENT_OPTIONS, {
  error: "is not a component option we know",
});
const fitted = z.strictObject({ optionId, part: slug, quantity: z.int().min(1).max(16) });
const ports = z.strictObject({ front: z.array(line), rear: z.array(line) });
/** How it stands to the laws of energy of some states, who says so and when; left out, nothing is known and nothing refused. */
const energy = z.strictObject({
  is: z.enum(["certified", "exempt", "neither"]),
  /** Of a year at rest, as California's law measures it. */
  kwhPerYear: z.int().positive().max(10_000).optional(),
  kwhAllowed: z.int().positive().max(10_000).optional(),
  source: line,
  on: day,
});
const osGroup = z.literal([117, 169]).nullable();

const computer = {
  ...common,
  modelId: id,
  parts: z.array(fitted),
  /** Built, tested and in the box (RDY); `buildDays` is 0 then. */
  readyMade: z.boolean(),
  buildDays: z.int().min(0).max(60),
  condition: Condition.nullable(),
};

const PcLook = z.strictObject({
  case: z.enum(["mesh", "pano", "wood", "glassfront", "sff", "showroom"]),
  finish: z.enum(["black", "white", "cobalt", "ember", "sage", "graphite"]),
  palette: z.enum(["cyanviolet", "magentablue", "green", "amber", "white", "red", "off"]),
});

export const CataloguePc = z.strictObject({
  kind: z.literal("pc"),
  ...computer,
  modelType: z.literal(Object.values(MODEL_TYPES)),
  look: PcLook,
  facts: z.strictObject({
    sizeMm: facts.SizeMm,
    weightGrams: z.int().positive(),
    ports,
    osGroup,
    energy: energy.optional(),
  }),
});
export type CataloguePc = z.infer<typeof CataloguePc>;

/**
 * What PC Lab builds on: a computer that has no part until its parts are chosen. Its price is that of the work, its weight
 * that of the packing, and its count how many the workshop takes on. It is on no list, and is sold with chosen parts alone.
 */
const CatalogueBuild = z.strictObject({
  kind: z.literal("build"),
  ...common,
  modelId: id,
  facts: z.strictObject({ energy: energy.optional() }).optional(),
});

const laptopFacts = z.strictObject({
  processor: z.strictObject({
    name: line,
    cores: z.int().positive(),
    threads: z.int().positive(),
    boostGhz: z.number().positive(),
  }),
  graphics: z.strictObject({ chip: line, memoryGb: z.number().positive(), maxWatts: z.int().positive() }),
  memory: z.strictObject({
    capacityGb: z.number().positive(),
    type: line,
    modules: z.int().min(0),
    speedMhz: z.int().positive(),
  }),
  storage: z.strictObject({ capacityGb: z.number().positive(), interface: line, freeSlots: z.int().min(0) }),
  screen: z.strictObject({
    inches: z.number().positive(),
    resolution: line,
    refreshHz: z.int().positive(),
    panel: line,
    nits: z.int().positive(),
  }),
  batteryWh: z.number().positive(),
  chargerWatts: z.int().positive(),
  weightGrams: z.int().positive(),
  sizeMm: facts.SizeMm,
  ports: z.array(line),
  osGroup,
});

export const CatalogueLaptop = z.strictObject({
  kind: z.literal("laptop"),
  ...computer,
  isNotebook: z.literal(true),
  maker: line.optional(),
  modelType: z.literal([MODEL_TYPES.prebuild, MODEL_TYPES.refurb]),
  facts: laptopFacts,
});
export type CatalogueLaptop = z.infer<typeof CatalogueLaptop>;

/** Who published facts of a part, under which name, and the day they were taken over. */
const FactSource = z.strictObject({
  source: line,
  record: line,
  on: day,
  /** Their names; left out, it is all that no other source names. */
  facts: z.array(line).min(1, "names no fact").optional(),
});
export type FactSource = z.infer<typeof FactSource>;

function part<Id extends number, Facts extends z.ZodType>(ids: readonly Id[], partFacts: Facts) {
  return z.strictObject({
    kind: z.literal("part"),
    ...common,
    optionId: z.literal(ids),
    /** Who makes it and what they call it; the name begins with both. Left out where there is none, as for a service. */
    maker: line.optional(),
    model: line.optional(),
    /** SKUs of the same thing sold on its own, where this one is its price with a PC. */
    sameAs: z.array(id).min(1).optional(),
    factsFrom: z.array(FactSource),
    /** Offered where a PC is configured part by part; it has then every fact that a compatibility rule needs. */
    pcLab: z.boolean().default(false),
    /** Business days that it is on its way to our bench for a build; on the shelf where it is left out. */
    leadDays: z.int("must be a whole number").min(0, "must be 0 or more").max(60, "is above 60").optional(),
    facts: partFacts,
  });
}

export const CataloguePart = z.discriminatedUnion("optionId", [
  part([1], facts.CaseFacts),
  part([2], facts.ProcessorFacts),
  part([3], facts.MotherboardFacts),
  part([4], facts.MemoryFacts),
  part([5], facts.VideoCardFacts),
  part([7], facts.PowerSupplyFacts),
  part([8], facts.CoolingFacts),
  part([9], facts.CaseFanFacts),
  part([11, 12], facts.StorageFacts),
  part([24], facts.MonitorFacts),
  part([28], facts.OperatingSystemFacts),
  part([26, 27, 29, 30, 39, 111, 127, 152, 159, 160], facts.PlainFacts),
]);
export type CataloguePart = z.infer<typeof CataloguePart>;

export const CatalogueGear = z.strictObject({
  kind: z.literal("gear"),
  ...common,
  gearCategoryId: z.literal(Object.values(GEAR_CATEGORIES)),
  /** Who makes it; search engines are told. */
  maker: line.optional(),
  facts: z.strictObject({
    /** What a shopper would narrow by: Monitor, Headset, Cable. */
    type: line,
    monitor: facts.MonitorFacts.nullable(),
    details: facts.PlainFacts,
  }),
  condition: Condition.nullable(),
  /** A deposit now, the rest when it ships. */
  preOrder: z.strictObject({ deposit: money, shipsOn: day }).nullable(),
});
export type CatalogueGear = z.infer<typeof CatalogueGear>;

export const CatalogueProduct = z.discriminatedUnion("kind", [
  CataloguePc,
  CatalogueBuild,
  CatalogueLaptop,
  CataloguePart,
  CatalogueGear,
]);
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

/** A language's texts by those of the products: summaries, paragraphs, questions and answers, titles, colors, details. */
const TextsOfLanguage = z.record(paragraph, paragraph);

const FAQ_PAGES = ["gaming-pcs", "prebuilt-gaming-pcs", "gaming-laptops", "easy-pc-builder"] as const;

/** A merchant's catalogue file, version 1. Cross-references are checked by `checkCatalogue`. */
export const Catalogue = z.strictObject({
  format: z.literal("rigsmith-catalogue", { error: 'must be "rigsmith-catalogue"' }),
  version: z.literal(1, { error: "must be 1, the only version there is" }),
  products: z.array(CatalogueProduct),
  faqs: z.partialRecord(z.enum(FAQ_PAGES), z.array(CatalogueFaq)),
  /** What frame rates are known from; left out where the shop shows none. */
  frames: FrameRates.optional(),
  /** What they are in other languages of the store, by language, then by text; a text that is not there is shown as it is. */
  texts: z.record(z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, "is no language like fr-CA"), TextsOfLanguage).optional(),
});
export type Catalogue = z.infer<typeof Catalogue>;
