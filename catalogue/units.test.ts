import { expect, test } from "vitest";
import type { CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { demoCatalogue } from "./demo-catalogue.ts";

/** `12.6 in (32 cm)`: what stands in parentheses after a measure of the United States is told twice. */
const TOLD_TWICE = /(?<=\b(?:in|ft|feet|lb|oz)|['"]) \([^)]*\)/g;
const METRIC =
  /\d[\d.,]*(?: × [\d.,]+)* ?(?:mm|cm|m|kg|g|ml|liters?|meters?)\b|\d+-liter\b|\b(?:kilograms?|meters?|centimeters?|liters?)\b/g;

/** What American shops measure in metric too, by what it is. */
const TRADE = [
  /^3\.5 mm$/, // headset plugs
  /^(?:75|100|100 × 100) mm$/, // VESA mounts
  /^(?:\d × )?(?:120|140|240|280|360|420) mm$/, // fans and radiators
  /^(?:45|55) g$/, // the force of key switches
  /^(?:4|12) g$/, // syringes of paste
  /^\d+-liter$/, // what small cases hold
  /^1\.4 mm$/, // the walls of keycaps
];

/** Cards, boards, supplies, coolers and memory are measured in mm everywhere. */
function isComponent(product: CatalogueProduct): boolean {
  return product.kind === "part" ? !Array.isArray(product.facts) : product.slug.startsWith("refurbished-");
}

function texts(product: CatalogueProduct): string[] {
  const { name, summary, description, faq, reviews, skus } = product;
  const condition = "condition" in product && product.condition;
  const details =
    product.kind === "gear"
      ? product.facts.details
      : "facts" in product && Array.isArray(product.facts)
        ? product.facts
        : [];
  return [
    name,
    summary,
    ...description,
    ...skus.map(({ title }) => title),
    ...faq.flatMap(({ question, answer }) => [question, answer]),
    ...(reviews?.latest ?? []).map(({ text }) => text),
    ...(condition ? [condition.notes, condition.originalUse, ...condition.replacedParts] : []),
    ...details.map(({ value }) => value),
  ];
}

function metricAlone(product: CatalogueProduct): string[] {
  return texts(product).flatMap((text) => {
    const measures = text.replaceAll(TOLD_TWICE, "").match(METRIC) ?? [];
    const foreign = measures.filter(
      (measure) => !TRADE.some((usual) => usual.test(measure)) && !(isComponent(product) && measure.endsWith(" mm")),
    );
    return foreign.map((measure) => `${product.slug}: ${measure} in “${text}”`);
  });
}

test("a measure is told in inches, feet, pounds or ounces first", () => {
  expect(demoCatalogue.products.flatMap(metricAlone)).toEqual([]);
});

test("a metric measure alone is found, and one that is told twice is not", () => {
  const [product] = demoCatalogue.products;
  if (!product) throw new Error("The demo shop is empty");
  const saying = (summary: string) => metricAlone({ ...product, summary });
  expect(saying("It takes 44 cm of desk.")).toHaveLength(1);
  expect(saying("It takes 17.3 in (44 cm) of desk.")).toEqual([]);
  expect(saying("A chair of 5'1\" (155 cm).")).toEqual([]);
});
