import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { CatalogueGear } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { plainTextOfHtml } from "./plain-text-of-html.ts";
import { readCatalogueFile } from "./read-catalogue-file.ts";

function sample(name: string): string {
  return readFileSync(new URL(`./samples/${name}`, import.meta.url), "utf8");
}

function gearOf(text: string): CatalogueGear[] {
  const read = readCatalogueFile("products.csv", text);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.catalogue.products.filter((product) => product.kind === "gear");
}

test("active products of a Shopify export become gear with their variants, drafts stay out", () => {
  const gear = gearOf(sample("shopify-export.csv"));
  expect(gear.map(({ slug, skus }) => [slug, skus.length])).toEqual([
    ["loom-27-screen", 1],
    ["wool-pad", 3],
  ]);
  expect(gear[1]?.skus.map(({ code, title, price, color }) => [code, title, price, color])).toEqual([
    ["WOOL-CH-L", "Charcoal, L", 39.5, "Charcoal"],
    ["WOOL-SA-L", "Sand, L", 39.5, "Sand"],
    ["WOOL-PAD-SAND-XL", "Sand, XL", 59, "Sand"],
  ]);
});

test("stock that is not counted is unlimited, and an oversold unit is sold out", () => {
  expect(gearOf(sample("shopify-export.csv")).flatMap(({ skus }) => skus.map(({ stock }) => stock))).toEqual([
    14, 31, 0, -99,
  ]);
});

test("the type names a gear category where it can, else the item is an accessory", () => {
  expect(gearOf(sample("shopify-export.csv")).map(({ gearCategoryId }) => gearCategoryId)).toEqual([113, 161]);
  expect(gearOf(sample("shopify-new-headers.csv")).map(({ gearCategoryId }) => gearCategoryId)).toEqual([166]);
});

test("pictures are names in the store's own folder, never another host", () => {
  expect(gearOf(sample("shopify-export.csv"))[0]?.pictures).toEqual(["loom-27-front", "loom-27-back"]);
});

test("an old price without its dates is not shown", () => {
  expect(gearOf(sample("shopify-export.csv"))[0]?.skus[0]).toMatchObject({ price: 249, charged: [] });
});

test("a description keeps its words and loses its markup and scripts", () => {
  expect(gearOf(sample("shopify-export.csv"))[0]?.description).toEqual([
    "A 27-inch screen for one desk. It rises & turns.",
    "• 2560 × 1440",
    "• 165 Hz",
  ]);
});

test("the newer headers of Shopify are read as well", () => {
  expect(gearOf(sample("shopify-new-headers.csv"))[0]).toMatchObject({
    slug: "canvas-dust-cover",
    skus: [{ code: "COVER-1", price: 24, stock: -99, weightGrams: 310 }],
  });
});

test("the same unit has the same id in the next import", () => {
  const [first, second] = [1, 2].map(() =>
    gearOf(sample("shopify-export.csv")).flatMap(({ skus }) => skus.map(({ skuId }) => skuId)),
  );
  expect(first).toEqual(second);
  expect(new Set(first).size).toBe(4);
});

test("every fault is told with file, line and column", () => {
  const read = readCatalogueFile("products.csv", sample("shopify-with-faults.csv"));
  expect(read.errors.map((error) => `${error.file}:${error.line} ${error.field}: ${error.message}`)).toEqual([
    "products.csv:4 Title: is missing",
    "products.csv:4 Variant Price: must be an amount like 129.99",
    "products.csv:4 Variant Grams: must be a weight in grams",
    "products.csv:4 Variant Inventory Qty: must be a whole number",
    "products.csv:5 Variant Inventory Qty: is missing",
    "products.csv:6 Image Src: is missing",
  ]);
});

test("a file that is not CSV is refused with the line of the fault", () => {
  const read = readCatalogueFile("products.csv", 'Handle,Title,Variant Price\na,"open\n');
  expect(read.errors.map(({ line, field }) => [line, field])).toEqual([[2, "(row)"]]);
});

test("a file without a product is refused", () => {
  const read = readCatalogueFile("products.csv", "Handle,Title,Variant Price,Status\n");
  expect(read.errors.map(({ message }) => message)).toEqual(["no product in this file"]);
});

const HEAD =
  "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status\n";
const row = (words: Partial<Record<"handle" | "title" | "option" | "sku" | "status", string>>) =>
  [
    words.handle ?? "pad",
    words.title ?? "",
    "Color",
    words.option ?? "Sand",
    words.sku ?? "",
    "4",
    "9.00",
    "x.jpg",
    words.status ?? "",
  ].join(",");

test.each([
  [
    "an unknown status",
    [row({ title: "Pad", status: "activ" })],
    '2 Status: is "activ", but must be active, draft, archived or unlisted',
  ],
  [
    "cells beyond the header",
    [`${row({ title: "Pad" })},a,b`],
    '2 (row): has more cells than the header has columns, first "a": a comma without quotes?',
  ],
  [
    "the same option twice",
    [row({ title: "Pad", sku: "A" }), row({ sku: "B" })],
    "3 Option1 Value: Sand stands on line 2 already",
  ],
  [
    "two products of one handle",
    [row({ title: "Pad" }), row({ title: "Other", option: "Coal" })],
    "3 Handle: pad is another product's already, on line 2",
  ],
])("%s is told by line and column", (_case, rows, expected) => {
  const read = readCatalogueFile("products.csv", `${HEAD}${rows.join("\n")}\n`);
  const told = read.errors.map(({ line, field, message }) => `${line} ${field}: ${message}`);
  expect(told).toContain(expected);
});

test("a column that stands twice in the header is told", () => {
  const read = readCatalogueFile("products.csv", `Title,${HEAD}Pad,${row({ title: "Pad" })}\n`);
  expect(read.errors[0]).toMatchObject({ line: 1, field: "Title", message: "stands twice in the header" });
});

test.each([
  ["<table><tr><th>W</th><td>45</td></tr><tr><td>Hz</td><td>60</td></tr></table>", ["W 45", "Hz 60"]],
  ["<p>One</p><p>Two</p>", ["One", "Two"]],
  ["a<br>b<br/>c", ["a", "b", "c"]],
  ["<scr<script>x</script>ipt>alert(1)</script>", ["alert(1)"]],
  ["<img src=x onerror=alert(1)>kept", ["kept"]],
  ["&lt;b&gt; &amp;lt; &#39;q&#39; &#x2019; &#0;", ["<b> &lt; 'q' ’"]],
  ["<style>p{}</style><!-- no --><p>yes", ["yes"]],
  ["half <a href='x", ["half"]],
  ["&Eacute;t&eacute; &frac12;&Prime; &prime; &sup2; &ne; &copy 2026", ["Été ½″ ′ ² ≠ © 2026"]],
  ["&NotEqualTilde; &CounterClockwiseContourIntegral; &nosuch; AT&T", ["≂̸ ∳ &nosuch; AT&T"]],
  ["&#128;9 &#x1F525; cut &#xD83D;", ["€9 🔥 cut"]],
  ["5 < 6 and 7 > 3", ["5 < 6 and 7 > 3"]],
])("the plain text of %s", (html, paragraphs) => {
  expect(plainTextOfHtml(html)).toEqual(paragraphs);
});
