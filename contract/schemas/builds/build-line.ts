import { z } from "zod";
import * as facts from "../catalogue-file/part-facts-schema.ts";

/** One line of a file of builds: plain facts in, as `docs/check-builds.md` says. A fact that is left out is not known. */
const id = z.string().trim().min(1, "must not be empty").max(200, "is longer than 200 characters");

/** A part says its facts beside its id; what it does not say is null. */
function part<Facts extends z.ZodObject>(schema: Facts) {
  const unknown = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, null]));
  const withUnknown = z.preprocess(
    (given) =>
      typeof given === "object" && given !== null && !Array.isArray(given) ? { ...unknown, ...given } : given,
    schema,
  );
  return z.strictObject({
    id: id.optional(),
    quantity: z.int().min(1, "is at least 1").max(64, "is at most 64").default(1),
    weightGrams: z.int().min(0, "is 0 or more").nullable().default(null),
    facts: withUnknown,
  });
}

const single = <Facts extends z.ZodObject>(schema: Facts) => part(schema).nullable().default(null);
const listed = <Facts extends z.ZodObject>(schema: Facts) =>
  z.array(part(schema)).max(32, "holds at most 32").default([]);

export const BuildLine = z.strictObject({
  id: id.optional(),
  case: single(facts.CaseFacts),
  processor: single(facts.ProcessorFacts),
  motherboard: single(facts.MotherboardFacts),
  card: single(facts.VideoCardFacts),
  supply: single(facts.PowerSupplyFacts),
  cooler: single(facts.CoolingFacts),
  system: single(facts.OperatingSystemFacts),
  memory: listed(facts.MemoryFacts),
  drives: listed(facts.StorageFacts),
  fans: listed(facts.CaseFanFacts),
  monitors: listed(facts.MonitorFacts),
  on: z.iso.date("must be a day like 2026-11-30").optional(),
  builtBy: z.enum(["us", "shopper"], { error: "must be us or shopper" }).default("us"),
  shipTo: z
    .strictObject({
      country: z.string().length(3, "must have three letters, like USA"),
      state: z.string().min(2).max(3),
    })
    .nullable()
    .default(null),
  energyCertificate: z.boolean().nullable().default(null),
});
export type BuildLine = z.infer<typeof BuildLine>;
