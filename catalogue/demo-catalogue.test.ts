import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { storeConfig } from "../store.config.ts";
import type {
  CataloguePart,
  CataloguePc,
  CatalogueProduct,
} from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { checkCatalogue } from "./check-catalogue.ts";
import { COMPONENT_OPTIONS, REQUIRED_OPTIONS, type ComponentOptionId } from "#rules/build/component-options.ts";
import { demoCatalogue } from "./demo-catalogue.ts";
import { GEAR_CATEGORIES, MODEL_TYPES } from "#rules/catalog/wire-ids.ts";

const { products } = demoCatalogue;
const pictures = new Set(
  readdirSync(new URL("./pictures/", import.meta.url)).flatMap((file) =>
    file.endsWith(".webp") ? [file.slice(0, -5)] : [],
  ),
);
const pcs = products.filter((product) => product.kind === "pc");
const laptops = products.filter((product) => product.kind === "laptop");
const parts = products.filter((product) => product.kind === "part");
const gear = products.filter((product) => product.kind === "gear");
const partOf = new Map(parts.map((part) => [part.slug, part]));
const skus = products.flatMap((product) => product.skus.map((sku) => ({ product, sku })));

function pcsOfType(modelType: CataloguePc["modelType"]): CataloguePc[] {
  return pcs.filter((pc) => pc.modelType === modelType);
}

function priceOf(product: CatalogueProduct | undefined): number {
  return product?.skus.find(({ skuId }) => skuId === product.defaultSkuId)?.price ?? Number.NaN;
}

function partFitted(pc: CataloguePc, option: ComponentOptionId): CataloguePart | undefined {
  return partOf.get(pc.parts.find(({ optionId }) => optionId === option)?.part ?? "");
}

/** What a person reads; other people's names are not ours to word: one maker ends in an exclamation mark. */
function textsOf(product: CatalogueProduct): string[] {
  const { summary, description, faq, reviews } = product;
  const name = product.name.replace((product.kind === "part" && product.maker) || "", "");
  const condition =
    "condition" in product && product.condition ? [product.condition.notes, product.condition.originalUse] : [];
  return [
    name,
    summary,
    ...description,
    ...faq.flatMap((entry) => [entry.question, entry.answer]),
    ...(reviews?.latest ?? []).map(({ text }) => text),
    ...condition,
  ];
}

test("every product follows the schema, repeats no id and points at nothing missing", () => {
  expect(checkCatalogue(demoCatalogue, { pictureNames: pictures })).toEqual([]);
});

test("the shop sells gaming PCs of four kinds, laptops, components and gear", () => {
  expect(pcs.length).toBeGreaterThanOrEqual(24);
  expect(laptops.length).toBeGreaterThanOrEqual(8);
  expect(parts.length).toBeGreaterThanOrEqual(150);
  expect(gear.length).toBeGreaterThanOrEqual(60);
});

describe("model types", () => {
  test("model type 1 is a prebuilt PC, ready-made", () => {
    expect(MODEL_TYPES.prebuild).toBe(1);
    expect(pcsOfType(1).length).toBeGreaterThanOrEqual(8);
    expect(pcsOfType(1).every((pc) => pc.readyMade && pc.buildDays === 0)).toBe(true);
  });
  test("model type 2 is a custom PC, built in five business days", () => {
    expect(MODEL_TYPES.custom).toBe(2);
    expect(pcsOfType(2).length).toBeGreaterThanOrEqual(6);
    expect(pcsOfType(2).every((pc) => !pc.readyMade && pc.buildDays === 5)).toBe(true);
  });
  test("model type 3 is a refurbished PC, with its condition", () => {
    expect(MODEL_TYPES.refurb).toBe(3);
    expect(pcsOfType(3).length).toBeGreaterThanOrEqual(4);
    expect(pcsOfType(3).every((pc) => pc.condition !== null)).toBe(true);
  });
  test("model type 4 is an easy-builder PC", () => {
    expect(MODEL_TYPES.easyBuilder).toBe(4);
    expect(pcsOfType(4).length).toBeGreaterThanOrEqual(4);
    expect(pcsOfType(4).every((pc) => !pc.readyMade)).toBe(true);
  });
});

test.each([
  ["gaming-monitors", 113],
  ["gaming-setup", 152],
  ["refurbished-components", 156],
  ["rigsmith-gear", 157],
  ["gaming-accessories", 161],
  ["pc-maintenance", 166],
  ["bundle-deals", 168],
  ["pc-parts", 169],
] as const)("gear category %s is %i and holds at least five items", (slug, id) => {
  expect(GEAR_CATEGORIES[slug]).toBe(id);
  expect(gear.filter(({ gearCategoryId }) => gearCategoryId === id).length).toBeGreaterThanOrEqual(5);
});

const OPTIONS: [ComponentOptionId, string, number][] = [
  [1, "case", 8],
  [2, "processor", 12],
  [3, "motherboard", 12],
  [4, "memory", 10],
  [5, "video card", 12],
  [7, "power supply", 8],
  [8, "cooling", 8],
  [9, "case fans", 2],
  [11, "storage", 8],
  [12, "second storage", 4],
  [24, "monitor", 4],
  [26, "keyboard", 4],
  [27, "mouse", 4],
  [28, "operating system", 3],
  [29, "warranty", 2],
  [30, "rush service", 1],
  [39, "headset", 4],
  [111, "mouse pad", 4],
  [127, "gaming setup", 3],
  [152, "gaming chair", 3],
  [159, "upgrade kit", 3],
  [160, "services", 4],
];
test.each(OPTIONS)("component option %i is %s and offers a choice", (optionId, name, atLeast) => {
  expect(COMPONENT_OPTIONS[optionId].toLowerCase()).toBe(name);
  expect(parts.filter((part) => part.optionId === optionId).length).toBeGreaterThanOrEqual(atLeast);
});

test("Windows Home is operating system group 117 and Pro is 169", () => {
  const groups = parts.flatMap((part) => (part.optionId === 28 ? [[part.facts.edition, part.facts.groupId]] : []));
  expect(groups).toEqual([
    ["Home", 117],
    ["Pro", 169],
    ["None", null],
  ]);
});

test("a PC has one of every part it needs, and its system group is that of its system", () => {
  const incomplete = pcs.flatMap((pc) =>
    REQUIRED_OPTIONS.filter((option) => pc.parts.filter(({ optionId }) => optionId === option).length !== 1).map(
      (option) => `${pc.slug} option ${option}`,
    ),
  );
  expect(incomplete).toEqual([]);
  const systems = pcs.map((pc) => [pc.slug, partFitted(pc, 28)?.facts]);
  expect(systems).toEqual(pcs.map((pc) => [pc.slug, expect.objectContaining({ groupId: pc.facts.osGroup })]));
});

test("a PC costs at least 85% of its parts, and more than its parts when it is new", () => {
  const shares = pcs.map((pc) => {
    const partsTotal = pc.parts.reduce((sum, { part, quantity }) => sum + priceOf(partOf.get(part)) * quantity, 0);
    return { pc, share: priceOf(pc) / partsTotal };
  });
  const outside = shares.filter(({ pc, share }) => share < (pc.modelType === 3 ? 0.85 : 1) || share > 1.25);
  expect(outside.map(({ pc, share }) => `${pc.slug} ${share}`)).toEqual([]);
});

test("a PC stands in the case of its look", () => {
  const cases = pcs.map((pc) => [pc.slug, partFitted(pc, 1)?.facts]);
  expect(cases).toEqual(pcs.map((pc) => [pc.slug, expect.objectContaining({ color: pc.look.finish })]));
});

test("refurbished units say how they were used, tested and mended", () => {
  const used = [...pcs, ...laptops, ...gear].filter((product) => product.condition !== null);
  expect(used.length).toBeGreaterThanOrEqual(10);
  expect(
    laptops.filter(({ modelType }) => modelType === 3).every(({ condition }) => (condition?.batteryHealth ?? 0) > 0),
  ).toBe(true);
  expect(gear.filter(({ gearCategoryId }) => gearCategoryId === 156).every(({ condition }) => condition !== null)).toBe(
    true,
  );
});

test("stock covers unlimited, plenty, few and none, and no computer is unlimited", () => {
  const stocks = skus.map(({ sku }) => sku.stock);
  expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(2);
  expect(stocks.filter((stock) => stock > 0 && stock <= 5).length).toBeGreaterThanOrEqual(5);
  expect(stocks.filter((stock) => stock === -99).length).toBeGreaterThanOrEqual(2);
  expect(
    skus.filter(({ product, sku }) => (product.kind === "pc" || product.kind === "laptop") && sku.stock === -99),
  ).toEqual([]);
});

test("there are old prices with dates, colors to choose, a pre-order, accessories for PC owners and PCs to lease", () => {
  expect(skus.filter(({ sku }) => sku.charged.some(({ price }) => price > sku.price)).length).toBeGreaterThanOrEqual(5);
  expect(gear.filter((item) => new Set(item.skus.map(({ color }) => color)).size > 1).length).toBeGreaterThanOrEqual(5);
  expect(gear.filter(({ preOrder }) => preOrder !== null)).toHaveLength(1);
  expect(gear.filter(({ requiresPc }) => requiresPc).length).toBeGreaterThanOrEqual(1);
  expect(pcs.filter((pc) => pc.skus.some(({ leasable }) => leasable)).length).toBeGreaterThanOrEqual(6);
});

test.each(["gaming-pcs", "prebuilt-gaming-pcs", "gaming-laptops", "easy-pc-builder"] as const)(
  "the page %s has six to eight answers",
  (page) => {
    expect(demoCatalogue.faqs[page]?.length).toBeGreaterThanOrEqual(6);
    expect(demoCatalogue.faqs[page]?.length).toBeLessThanOrEqual(8);
  },
);

test("texts keep the house's voice: no exclamation marks, no boasts, no urgency", () => {
  const answers = Object.values(demoCatalogue.faqs).flatMap((entries) =>
    entries.flatMap(({ question, answer }) => [question, answer]),
  );
  const loud = [...products.flatMap(textsOf), ...answers].filter((text) =>
    /!|\b(?:ultimate|insane|unleash|epic|hurry|act now|last chance|beast)\b/i.test(text),
  );
  expect(loud).toEqual([]);
});

test("no two products are described in the same words", () => {
  const described = products.filter(({ kind }) => kind !== "part");
  expect(new Set(described.map(({ summary }) => summary)).size).toBe(described.length);
  expect(new Set(described.map(({ description }) => description.join(" "))).size).toBe(described.length);
  expect(described.filter(({ description }) => description.join(" ").length < 60).map(({ slug }) => slug)).toEqual([]);
});

test("reviews in the demo are marked as samples", () => {
  const reviewed = products.filter(({ reviews }) => reviews !== null);
  expect(reviewed.length).toBeGreaterThanOrEqual(30);
  expect(reviewed.every(({ reviews }) => reviews?.sample)).toBe(true);
});

test("the rush service of the settings is the catalogue's: the same price for the same days", () => {
  const { rush } = storeConfig.shipping.buildBusinessDays;
  const service = parts.find(({ slug }) => slug === `rush-build-${rush}-days`);
  expect(priceOf(service) * 100).toBe(storeConfig.rushPrice);
});
