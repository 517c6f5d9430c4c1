import { expect, test } from "vitest";
import { readCatalogueFile, type ReadProducts } from "./read-catalogue-file.ts";

const HEAD =
  "Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status,Gift Card,Published At,Included / United States,Included / Canada";
const COLUMNS = HEAD.split(",");

/** A row of a sound product, but for what is given. */
const row = (cells: Readonly<Record<string, string>>) => {
  const all: Readonly<Record<string, string>> = {
    Handle: "pad",
    Title: "Pad",
    "Option1 Name": "Color",
    "Option1 Value": "Sand",
    "Variant Inventory Qty": "4",
    "Variant Price": "9.00",
    "Image Src": "x.jpg",
    ...cells,
  };
  return COLUMNS.map((column) => `"${all[column] ?? ""}"`).join(",");
};
const NOW = new Date("2026-11-20T12:00:00Z");

function read(...rows: string[]): ReadProducts {
  const known = { handles: new Map(), units: new Map(), products: new Map([["pad", null]]), skus: new Map() };
  const answer = readCatalogueFile("shop.csv", `${[HEAD, ...rows].join("\n")}\n`, { known, now: NOW });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer;
}

const sold = ({ catalogue }: ReadProducts) => catalogue.products.map(({ slug }) => slug);

test.each([
  ["a draft", { Status: "Draft" }],
  ["archived", { Status: "archived", Published: "TRUE" }],
  ["unlisted", { Status: "unlisted" }],
  ["active and not published", { Status: "active", Published: "FALSE" }],
  ["to be published later", { "Published At": "2026-12-01T00:00:00Z" }],
  ["a gift card", { "Gift Card": "true" }],
  ["in no market", { "Included / United States": "FALSE", "Included / Canada": "false" }],
])("what is %s is not sold, and whatever else is wrong with it hinders nobody", (_what, cells) => {
  const answer = read(row({ ...cells, "Variant Price": "soon" }), row({ Handle: "mat", Title: "Mat" }));
  expect([sold(answer), answer.withheld, answer.errors]).toEqual([["mat"], ["pad"], []]);
});

test("what is published in every word, and by a date that is past, is sold", () => {
  const published = { Status: "ACTIVE", Published: "true", "Gift Card": "FALSE", "Published At": "2026-11-01" };
  const answer = read(row({ ...published, "Included / United States": "TRUE", "Included / Canada": "FALSE" }));
  expect([sold(answer), answer.withheld]).toEqual([["pad"], []]);
});

test.each([
  ["Published", "maybe", "TRUE or FALSE"],
  ["Status", "activ", "active, draft, archived or unlisted"],
  ["Published At", "soon", "a date like 2026-11-30"],
])("%s that says %s is no guess: the product is told and stays as it is", (column, word, right) => {
  const answer = read(row({ [column]: word }), row({ Handle: "mat", Title: "Mat" }));
  expect([sold(answer), answer.withheld, answer.leftOut]).toEqual([["mat"], [], ["pad"]]);
  expect(answer.errors).toEqual([
    { file: "shop.csv", line: 2, field: column, message: `is "${word}", but must be ${right}` },
  ]);
});

test("one bad row names itself and blocks its product alone, which is never loaded in half", () => {
  const answer = read(
    row({ "Variant SKU": "A" }),
    row({ "Variant SKU": "B", "Option1 Value": "Coal", "Variant Price": "9,50" }),
    row({ Handle: "", Title: "Nobody's" }),
    row({ Handle: "", Title: "Nobody's either" }),
    `${row({ Handle: "wide", Title: "Wide" })},more`,
    row({ Handle: "mat", Title: "Mat" }),
  );
  expect(sold(answer)).toEqual(["mat"]);
  expect(answer.errors.map(({ line, field, message }) => `${line} ${field}: ${message}`)).toEqual([
    "3 Variant Price: must be an amount like 129.99",
    "4 Handle: is missing",
    "5 Handle: is missing",
    '6 (row): has more cells than the header has columns, first "more": a comma without quotes?',
  ]);
});

test("rows that only look odd hinder nothing: blank and repeated SKUs, emoji, quotes of inches, names in any letters", () => {
  const long = `${"A pad of wool that lies flat, ".repeat(9)}and warm ${"🔥".repeat(40)}`;
  const text = [
    "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Body (HTML)",
    `pad,Pad,Size,S/M,,4,9.00,x.jpg,"${long}"`,
    "pad,,Size,S M,,4,9.00,,",
    "pad,,Size,大,,4,9.00,,",
    "pad,,Size,🔥,AB 1,4,9.00,,",
    'mat,Mat 27" wide,Size,L,AB-1,4,9.00,x.jpg,<p>One</p>',
    "mat,,Size,XL,AB-1,4,9.00,,",
    "日本,日本,Title,Default Title,,4,9.00,x.jpg,",
    "café,Café,Title,Default Title,ab_1,4,9.00,x.jpg,",
    "cafe,Cafe,Title,Default Title,,4,9.00,x.jpg,",
  ].join("\n");
  const answer = readCatalogueFile("shop.csv", text);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  expect(answer.errors).toEqual([]);
  const { products } = answer.catalogue;
  expect(products.map(({ slug, skus }) => [slug, ...skus.map(({ code }) => code)])).toEqual([
    ["pad", "PAD-S-M", "PAD-S-M-2", "PAD", "AB-1-3"],
    ["mat", "AB-1", "AB-1-2"],
    ["product", "SKU"],
    ["cafe-2", "AB-1-4"],
    ["cafe", "CAFE"],
  ]);
  expect(products[0]?.summary).toMatch(/🔥…$/u);
  expect(products[0]?.summary.isWellFormed()).toBe(true);
});
