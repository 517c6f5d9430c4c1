import { expect, test } from "vitest";
import type { CataloguePart } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { demoCatalogue } from "./demo-catalogue.ts";
import { missingFacts } from "./missing-facts.ts";
import { readCatalogueFile } from "./read-catalogue-file.ts";

const parts = demoCatalogue.products.filter((product): product is CataloguePart => product.kind === "part");
const partOf = (slug: string) => parts.find((part) => part.slug === slug);

function told(part: object): string[] {
  const text = JSON.stringify({ ...demoCatalogue, products: [part], faqs: {} });
  const read = readCatalogueFile("shop.json", text);
  return read.errors.map(({ field, message }) => `${field}: ${message}`);
}

const offered = (slug: string, facts: object) => {
  const part = partOf(slug);
  return { ...part, pcLab: true, facts: { ...part?.facts, ...facts } };
};

test("a part that PC Lab offers names itself and each fact that a rule needs and nobody knows", () => {
  expect(told(offered("case-forge-black", { maxGpuMm: null, maxCoolerMm: null }))).toEqual([
    "products[0].facts.maxGpuMm: of Rigsmith Forge, black mesh case is not known, and a rule of PC Lab needs it: find it, or take the part out of PC Lab",
    "products[0].facts.maxCoolerMm: of Rigsmith Forge, black mesh case is not known, and a rule of PC Lab needs it: find it, or take the part out of PC Lab",
  ]);
});

test("the same part is sold as a component without them", () => {
  expect(told({ ...offered("case-forge-black", { maxGpuMm: null }), pcLab: false })).toEqual([]);
});

test.each([
  [
    "one plug among several",
    "psu-850-gold",
    { connectors: { eps8: 2, pcie8: null, pcie16: 1, sata: 8 } },
    ["connectors", "pcie8"],
  ],
  [
    "an M.2 slot's generation",
    "board-b850i",
    { m2: [{ name: "M2_1", sizes: ["2280"], generation: null, lanes: 4, sata: false, sharing: [] }] },
    ["m2", 0, "generation"],
  ],
  [
    "a board of which no M.2 slot is known to take nothing away",
    "board-b850i",
    { m2: [{ name: "M2_1", sizes: ["2280"], generation: 5, lanes: 4, sata: false, sharing: null }] },
    ["m2", 0, "sharing"],
  ],
] as const)("%s is found inside a fact", (_what, slug, facts, path) => {
  expect(missingFacts(partOf(slug)?.optionId ?? 0, { ...partOf(slug)?.facts, ...facts })).toContainEqual(path);
});

test("what is not asked of a part is not missed: a radiator of an air cooler, the room for memory of a liquid one", () => {
  const air = missingFacts(8, partOf("cooler-air-single")?.facts ?? {});
  const liquid = missingFacts(8, partOf("cooler-360-black")?.facts ?? {});
  expect(air).toEqual([["memoryClearanceMm"]]);
  expect(liquid).toEqual([]);
});

test("every component of which all is known is offered in PC Lab, and no other", () => {
  const wrong = parts.filter(
    ({ optionId, facts, pcLab }) => pcLab !== (!Array.isArray(facts) && missingFacts(optionId, facts).length === 0),
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
  expect(checkCatalogue(demoCatalogue)).toEqual([]);
});
