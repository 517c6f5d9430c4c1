import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readText } from "./read-text.ts";
import { readCatalogueFile } from "./read-catalogue-file.ts";

const small = readFileSync(new URL("./samples/small-shop.json", import.meta.url), "utf8");

function faultsOf(text: string, fileName = "shop.json"): string[] {
  const read = readCatalogueFile(fileName, text);
  return read.errors.map((error) => `${error.file}:${error.line} ${error.field}: ${error.message}`);
}

function changed(from: string, to: string): string {
  expect(small).toContain(from);
  return small.replace(from, to);
}

test("a merchant's JSON file becomes a catalogue", () => {
  const read = readCatalogueFile("small-shop.json", small);
  expect(read.ok && read.catalogue.products.map(({ slug }) => slug)).toEqual(["wool-pad", "ddr5-kit-32"]);
  expect(read.ok && read.catalogue.faqs["gaming-pcs"]?.[0]?.answer).toBe("Not yet.");
});

test.each([
  [
    "a text for a price",
    '"price": 39.5',
    '"price": "39.5"',
    "shop.json:17 products[0].skus[0].price: must be a number",
  ],
  [
    "a third decimal",
    '"price": 39.5',
    '"price": 39.505',
    "shop.json:17 products[0].skus[0].price: has more than two decimals",
  ],
  [
    "half a unit of stock",
    '"stock": 31',
    '"stock": 1.5',
    "shop.json:19 products[0].skus[0].stock: must be a whole number",
  ],
  [
    "stock below zero",
    '"stock": 31',
    '"stock": -3',
    "shop.json:19 products[0].skus[0].stock: must be 0 or more, or -99 for unlimited",
  ],
  ["an unknown kind", '"kind": "part"', '"kind": "thing"', "shop.json:36 products[1].kind: is not a value we know"],
  ["an unknown option", '"optionId": 4', '"optionId": 77', "shop.json:59 products[1].optionId: is not a value we know"],
  [
    "a missing fact, on the line of the object that lacks it",
    '"heightMm": 39.5,',
    "",
    "shop.json:61 products[1].facts.heightMm: is missing",
  ],
  [
    "a field of another format",
    '"lit": false',
    '"lit": false, "shiny": 1',
    "shop.json:68 products[1].facts.shiny: is not a field we know",
  ],
  [
    "an unknown memory type",
    '"type": "DDR5"',
    '"type": "DDR9"',
    "shop.json:62 products[1].facts.type: must be DDR4 or DDR5",
  ],
  [
    "an unknown gear category",
    '"gearCategoryId": 161',
    '"gearCategoryId": 1',
    "shop.json:30 products[0].gearCategoryId: must be one of 113, 152, 156, 157, 161, 166, 168, 169",
  ],
  [
    "an old price that ends before it starts",
    '"until": "2026-10-31"',
    '"until": "2026-08-31"',
    "shop.json:48 products[1].skus[0].charged[0].until: ends before it starts",
  ],
  [
    "a default SKU that does not exist",
    '"defaultSkuId": 501',
    '"defaultSkuId": 7',
    "shop.json:26 products[0].defaultSkuId: is not one of the product's SKUs",
  ],
  [
    "a code used twice",
    '"code": "KIT-32"',
    '"code": "WOOL-CH-L"',
    "shop.json:45 products[1].skus[0].code: WOOL-CH-L is used twice",
  ],
  ["another format", '"rigsmith-catalogue"', '"other"', 'shop.json:2 format: must be "rigsmith-catalogue"'],
])("%s is named by file, line and field", (_case, from, to, expected) => {
  expect(faultsOf(changed(from, to))).toEqual([expected]);
});

test("all faults of a file are told at once, in the order of its lines", () => {
  const twice = changed('"price": 39.5', '"price": -1').replace('"modules": 2', '"modules": "two"');
  expect(faultsOf(twice)).toEqual([
    "shop.json:17 products[0].skus[0].price: must be 0 or more",
    "shop.json:64 products[1].facts.modules: must be a number",
  ]);
});

test.each([
  [
    "a trailing comma",
    changed('"Not yet." }]', '"Not yet." },]'),
    "shop.json:73 (file): is not JSON: it expects a value here",
  ],
  [
    "a file cut short",
    small.slice(0, 400),
    "shop.json:14 (file): is not JSON: it expects a name in double quotes here",
  ],
  ["an empty file", "", "shop.json:1 (file): is not JSON: it ends too early"],
  ["single quotes", "{'format': 1}", "shop.json:1 (file): is not JSON: it expects a name in double quotes here"],
  ["two documents", `${small}{}`, "shop.json:76 (file): is not JSON: it has text after its end"],
  ["a very deep file", "[".repeat(5000), "shop.json:1 (file): is not JSON: it is nested deeper than 100 levels"],
])("%s is refused with its line", (_case, text, expected) => {
  expect(faultsOf(text)).toEqual([expected]);
});

test("a PC with a part the file does not hold is refused", () => {
  const pc = {
    ...JSON.parse(small).products[0],
    kind: "pc",
    slug: "box",
    modelId: 9,
    modelType: 2,
    parts: [{ optionId: 2, part: "no-such-chip", quantity: 1 }],
  };
  const { gearCategoryId: _category, preOrder: _preOrder, ...rest } = pc;
  const box = {
    ...rest,
    skus: [{ ...pc.skus[0], skuId: 900, code: "BOX" }],
    defaultSkuId: 900,
    readyMade: false,
    buildDays: 5,
    look: { case: "mesh", finish: "black", palette: "off" },
    facts: {
      sizeMm: { width: 200, height: 400, depth: 400 },
      weightGrams: 9000,
      ports: { front: [], rear: [] },
      osGroup: null,
    },
  };
  const text = JSON.stringify({ format: "rigsmith-catalogue", version: 1, products: [box], faqs: {} });
  expect(faultsOf(text)).toEqual(["shop.json:1 products[0].parts[0].part: no-such-chip is no component of this file"]);
});

test("a picture the folder does not hold is refused when the folder is known", () => {
  const read = readCatalogueFile("shop.json", small, { pictureNames: new Set(["memory-cyanviolet"]) });
  expect(read.errors).toEqual([
    {
      file: "shop.json",
      line: 11,
      field: "products[0].pictures[0]",
      message: "the picture folder holds no mousepad-black-magentablue",
    },
  ]);
});

test("a file without an ending is read by its content", () => {
  expect(readCatalogueFile("upload", small).ok).toBe(true);
  expect(faultsOf("Name,Cost\nA,1\n", "upload")).toEqual(["upload:1 Handle: is missing from the header"]);
});

test.each([
  [
    "a name twice in one object",
    changed('"price": 39.5', '"price": 39.5, "price": 3'),
    ["shop.json:17 products[0].skus[0].price: stands twice in the same object: keep one"],
  ],
  [
    "a zero character",
    changed("Felted wool under", "Felted \\u0000 under"),
    ["shop.json:9 products[0].summary: holds a zero character (U+0000), which no text may hold"],
  ],
  [
    "half of a two-part character",
    changed("Felted wool under", "Felted \\ud83d under"),
    ["shop.json:9 products[0].summary: holds half of a two-part character (a lone surrogate)"],
  ],
  [
    "a name longer than the shop keeps",
    changed('"Wool pad"', `"${"W".repeat(201)}"`),
    ["shop.json:8 products[0].name: is longer than 200 characters"],
  ],
])("%s is named by file, line and field, and never stored", (_case, text, expected) => {
  expect(faultsOf(text)).toEqual(expected);
});

const LATIN = "is not UTF-8, perhaps Latin-1 or Windows-1252: save the file again as UTF-8";
const WIDE = "is saved as UTF-16: save it again as UTF-8";

test.each([
  ["Latin-1", Buffer.from("Handle,Title\na,A\nb,caf\u00e9\nc,na\u00efve\n", "latin1"), [`3 ${LATIN}`, `4 ${LATIN}`]],
  ["UTF-16 with its mark", Buffer.from("\ufeffHandle,Title\na,A\n", "utf16le"), [`1 ${WIDE}`]],
  ["UTF-16 without its mark", Buffer.from("Handle,Title\na,A\n", "utf16le"), [`1 ${WIDE}`]],
  ["UTF-16 of the other byte order", Buffer.from("Handle,Title\na,A\n", "utf16le").swap16(), [`1 ${WIDE}`]],
])("a file in %s is refused by its lines", (_name, bytes, expected) => {
  const read = readText("shop.csv", bytes);
  expect(!read.ok && read.errors.map(({ line, message }) => `${line} ${message}`)).toEqual(expected);
});

test("a file in UTF-8 is read, with and without its mark", () => {
  expect(readText("a.csv", Buffer.from("caf\u00e9"))).toEqual({ ok: true, text: "caf\u00e9" });
  expect(readText("a.csv", Buffer.from("\ufeffcaf\u00e9"))).toEqual({ ok: true, text: "caf\u00e9" });
  expect(readText("a.csv", Buffer.from(""))).toEqual({ ok: true, text: "" });
});

test("a mapping beside our own format is refused: that says itself what each product is", () => {
  const answer = readCatalogueFile("shop.json", small, {}, { file: "mapping.json", text: "{}" });
  expect(answer.errors).toEqual([
    {
      file: "mapping.json",
      line: 1,
      field: "(file)",
      message: "is for Shopify's CSV: shop.json says itself what each product is",
    },
  ]);
});
