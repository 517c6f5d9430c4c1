import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCatalogueFile } from "./read-catalogue-file.ts";

const sample = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url), "utf8");
const csv = sample("shopify-pcs.csv");
const mapping = sample("shopify-pcs-mapping.json");

const read = (shop = csv, rules = mapping) =>
  readCatalogueFile("shop.csv", shop, {}, { file: "mapping.json", text: rules });

function productsOf(shop = csv, rules = mapping) {
  const answer = read(shop, rules);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer.catalogue.products;
}

function faultsOf(shop: string, rules: string): string[] {
  const answer = read(shop, rules);
  return answer.errors.map(({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`);
}

function changed(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}

test("a mapping makes PCs, laptops and parts of Shopify's rows, and what no rule fits stays gear", () => {
  expect(productsOf().map(({ kind, slug }) => [kind, slug])).toEqual([
    ["pc", "harbor-60"],
    ["laptop", "harbor-14"],
    ["part", "ryzen-7-7700"],
    ["part", "rtx-5060-ti-16"],
    ["part", "memory-32-6000"],
    ["part", "ssd-nv3-1tb"],
    ["gear", "glide-pad"],
    ["gear", "headset-perch"],
  ]);
});

test("without the mapping all of them are gear", () => {
  const answer = readCatalogueFile("shop.csv", csv);
  expect(answer.ok && new Set(answer.catalogue.products.map(({ kind }) => kind))).toEqual(new Set(["gear"]));
});

test("a PC's bill is made of handles and SKUs, its facts of cells and of the rule's values", () => {
  expect(productsOf()[0]).toMatchObject({
    modelType: 2,
    readyMade: false,
    buildDays: 5,
    parts: [
      { optionId: 2, part: "ryzen-7-7700", quantity: 1 },
      { optionId: 5, part: "rtx-5060-ti-16", quantity: 1 },
      { optionId: 4, part: "memory-32-6000", quantity: 1 },
      { optionId: 11, part: "ssd-nv3-1tb", quantity: 1 },
    ],
    facts: {
      sizeMm: { width: 225, height: 465, depth: 450 },
      weightGrams: 16800,
      ports: { front: ["2 × USB-A, 5 Gb/s", "1 × USB-C, 10 Gb/s", "Headset"] },
      osGroup: 117,
    },
  });
});

test("a part named twice is in the PC twice, and a further drive is the second storage", () => {
  const [drive = ""] = csv.match(/^ssd-nv3-1tb.*$/m) ?? [];
  const second = drive.replace("ssd-nv3-1tb", "ssd-nv3-b").replace("SSD-NV3-1TB", "SSD-NV3-B");
  const bill = "memory-32-6000; memory-32-6000; ssd-nv3-1tb; ssd-nv3-b";
  const [pc] = productsOf(`${changed(csv, "memory-32-6000; ssd-nv3-1tb", bill)}${second}\n`);
  expect(pc?.kind === "pc" && pc.parts.slice(2)).toEqual([
    { optionId: 4, part: "memory-32-6000", quantity: 2 },
    { optionId: 11, part: "ssd-nv3-1tb", quantity: 1 },
    { optionId: 12, part: "ssd-nv3-b", quantity: 1 },
  ]);
});

test("an empty cell leaves the rule's value, or none where the format has such", () => {
  const rules = changed(mapping, '"kind": "pc",', '"kind": "pc", "buildDays": 9,').replace(
    '"parts": "Parts',
    '"condition.notes": "Vendor", "condition.grade": "Tags", "parts": "Parts',
  );
  expect(faultsOf(csv, rules)).toContainEqual(expect.stringContaining("rules[0]: condition.testedOn is missing"));
  const nullable = changed(mapping, '"facts": { "osGroup": 117 }', '"buildDays": 9').replace(
    '"parts": "Parts',
    '"facts.osGroup": "Option2 Name", "parts": "Parts',
  );
  const shop = changed(csv, "ssd-nv3-1tb,5,", "ssd-nv3-1tb,,").replaceAll("Image Position", "Option2 Name");
  expect(
    productsOf(shop.replace("pc-mesh-black-cyanviolet.png,1,", "pc-mesh-black-cyanviolet.png,,"), nullable)[0],
  ).toMatchObject({ buildDays: 9, facts: { osGroup: null } });
});

test("an empty cell of a component's fact leaves it unknown", () => {
  const part = productsOf(changed(csv, "Ryzen 7 7700,AMD,AM5,8,", "Ryzen 7 7700,AMD,AM5,,"))[2];
  expect(part).toMatchObject({ slug: "ryzen-7-7700", facts: { cores: null, threads: 16, family: null } });
});

test("the first rule that fits says what a product is; all that a rule asks must be so", () => {
  const first =
    '"rules": [\n    { "when": { "type": "mouse pad", "vendor": "HARBOR SUPPLY", "tag": "Gaming Accessories" }, "product": { "kind": "gear", "gearCategoryId": 157 } },\n    { "when": { "vendor": "harbor supply", "tag": "ready to sell" }, "product": { "kind": "gear", "gearCategoryId": 113 } },\n    { "when": { "tag": "gaming accessories" }, "product": { "kind": "gear", "gearCategoryId": 166 } },';
  const products = productsOf(csv, changed(mapping, '"rules": [', first));
  expect(products.flatMap((product) => (product.kind === "gear" ? [product.gearCategoryId] : []))).toEqual([157, 161]);
});

test("variants keep the file's order, whatever their ids", () => {
  const pad = productsOf().find(({ slug }) => slug === "glide-pad");
  const ids = pad?.skus.map(({ skuId }) => skuId) ?? [];
  expect(pad?.skus.map(({ title }) => title)).toEqual(["Small", "Medium", "Large"]);
  expect(ids).not.toEqual(ids.toSorted((one, other) => one - other));
  expect(pad?.defaultSkuId).toBe(ids[0]);
});

const PARTS = "Parts (product.metafields.custom.parts)";
test("a mapping that is no JSON is told by its line", () => {
  expect(faultsOf(csv, "{")).toEqual(["mapping.json:1 (file): is not JSON: it expects a name in double quotes here"]);
});

test.each<[what: string, from: string, to: string, faults: string[]]>([
  [
    "another format",
    "rigsmith-shopify-mapping",
    "other",
    ['mapping.json:2 format: must be "rigsmith-shopify-mapping"'],
  ],
  [
    "an unknown key",
    '"when": { "type": "Laptop" }',
    '"when": { "kind": "Laptop" }',
    [
      "mapping.json:19 rules[1].when.kind: is not a field we know",
      "mapping.json:19 rules[1].when: names no type, tag or vendor",
    ],
  ],
  [
    "a rule that asks nothing",
    '"when": { "type": "Laptop" }',
    '"when": {}',
    ["mapping.json:19 rules[1].when: names no type, tag or vendor"],
  ],
  [
    "an unknown kind",
    '"kind": "laptop"',
    '"kind": "notebook"',
    ["mapping.json:20 rules[1].product.kind: must be one of pc, laptop, part, gear"],
  ],
  [
    "a value that is none",
    '"modelType": 2',
    '"modelType": 9',
    ["mapping.json:7 rules[0].product.modelType: must be one of 1, 2, 3, 4"],
  ],
  [
    "a field that is none",
    '"modelType": 2',
    '"modelType": 2, "colour": 1',
    [
      "mapping.json:7 rules[0].product.colour: is not a field that a rule may give; there are summary, requiresPc, faq, modelId, parts, readyMade, buildDays, condition, modelType, look, facts",
    ],
  ],
  [
    "a part without its slot",
    '"optionId": 11,',
    "",
    [expect.stringMatching(/^mapping\.json:103 rules\[5\]\.product\.optionId: is missing; there are 1 Case, 2 Pro/)],
  ],
  [
    "a field twice",
    '"buildDays": "Build',
    '"parts": "Tags", "buildDays": "Build',
    ["mapping.json:10 rules[0].columns.parts: stands twice in the same object: keep one"],
  ],
  [
    "a column that the CSV does not have",
    PARTS,
    "Parts (product.metafields.custom.bill)",
    [
      `mapping.json:9 rules[0].columns.parts: the CSV has no column "Parts (product.metafields.custom.bill)"; it has "${PARTS}"`,
    ],
  ],
  [
    "a column for a field that is none",
    '"facts.sizeMm.width"',
    '"facts.sizeMm.breadth"',
    [
      "mapping.json:5 rules[0]: facts.sizeMm.width is missing: give it a column under columns, or a value under product",
      "mapping.json:11 rules[0].columns.facts.sizeMm.breadth: is not a field that a rule may give; there are facts.sizeMm.width, facts.sizeMm.height, facts.sizeMm.depth",
    ],
  ],
  [
    "a column for what no cell can say",
    '"buildDays": "Build',
    '"look": "Tags", "buildDays": "Build',
    [
      "mapping.json:10 rules[0].columns.look: is more than one cell can say: give its fields a column each, or a value under product",
    ],
  ],
  [
    "a required fact that nothing gives",
    '"facts": { "osGroup": 117 }',
    '"summary": "A PC."',
    ["mapping.json:5 rules[0]: facts.osGroup is missing: give it a column under columns, or a value under product"],
  ],
])("%s in the mapping is told by line and field", (_what, from, to, faults) => {
  expect(faultsOf(csv, changed(mapping, from, to))).toEqual(faults);
});

/** A PC is left out with a part of it. */
const WAITS_FOR = (part: string) => `shop.csv:2 ${PARTS}: ${part} is left out of this import for a fault of its own`;

test.each<[what: string, from: string, to: string, faults: string[]]>([
  [
    "a part that is not there",
    "ryzen-7-7700; RTX-5060-TI-16",
    "ryzen-9; RTX-5060-TI-16",
    [`shop.csv:2 ${PARTS}: ryzen-9 is neither the handle nor the SKU of an active product in this file`],
  ],
  [
    "gear in a PC",
    "ryzen-7-7700; RTX-5060-TI-16",
    "ryzen-7-7700; PERCH-1; RTX-5060-TI-16",
    [`shop.csv:2 ${PARTS}: PERCH-1 is no part: a rule of the mapping must make it one`],
  ],
  [
    "a PC without parts",
    "ryzen-7-7700; RTX-5060-TI-16; memory-32-6000; ssd-nv3-1tb",
    "",
    [`shop.csv:2 ${PARTS}: is missing`],
  ],
  [
    "a figure that is none",
    "ssd-nv3-1tb,5,",
    "ssd-nv3-1tb,five,",
    ["shop.csv:2 Build days (product.metafields.custom.build_days): must be a number"],
  ],
  [
    "an empty cell of a required fact",
    ",2560 × 1600,120,OLED,",
    ",2560 × 1600,,OLED,",
    ["shop.csv:3 Screen Hz (product.metafields.custom.screen_hz): is missing"],
  ],
  [
    "a word that the format does not know",
    "Ryzen 7 7700,AMD,AM5,",
    "Ryzen 7 7700,AMD,AM6,",
    [
      WAITS_FOR("ryzen-7-7700"),
      "shop.csv:4 Socket (product.metafields.custom.socket): is not a socket we know: AM4, AM5, LGA 1700, LGA 1851",
    ],
  ],
  [
    "yes or no that is neither",
    ",true,true,",
    ",true,perhaps,",
    [
      WAITS_FOR("ryzen-7-7700"),
      "shop.csv:4 Cooler in the box (product.metafields.custom.cooler_included): must be true or false",
    ],
  ],
  [
    "a PC whose stock is not counted",
    "HARBOR-60,16800,shopify,",
    "HARBOR-60,16800,,",
    ["shop.csv:2 Variant Inventory Qty: a computer's stock is counted: 0 or more"],
  ],
  [
    "a part with a fault of its own, and the PC that waits for it,",
    ",119.00,",
    ",cheap,",
    [WAITS_FOR("ssd-nv3-1tb"), "shop.csv:7 Variant Price: must be an amount like 129.99"],
  ],
])("%s in the CSV is told by line and column", (_what, from, to, faults) => {
  expect(faultsOf(changed(csv, from, to), mapping)).toEqual(faults);
});

test("the faults of both files are told at once, the mapping's first", () => {
  const rules = changed(mapping, '"modelType": 2', '"modelType": 9').replace(`"${PARTS}"`, '"Bill"');
  expect(faultsOf(changed(csv, ",119.00,", ",cheap,"), rules)).toEqual([
    "mapping.json:7 rules[0].product.modelType: must be one of 1, 2, 3, 4",
    'mapping.json:9 rules[0].columns.parts: the CSV has no column "Bill"',
    "shop.csv:7 Variant Price: must be an amount like 129.99",
  ]);
});

test("values of a rule that contradict each other are told where the rule gives them", () => {
  const rules = changed(
    mapping,
    '"kind": "part", "optionId": 4, "facts": { "lit": false }',
    '"kind": "part", "optionId": 8, "facts": { "type": "liquid", "radiatorMm": "none", "sockets": ["AM5"], "tdpWatts": 90, "fans": 2, "color": "Black" }',
  ).replaceAll(
    /"facts\.(?:type|capacityGb|modules|speedMhz|casLatency)": "(?:Memory type|Capacity GB|Modules|Memory MHz|CAS latency) .*\n(?=[^}]*"facts\.heightMm")/g,
    "",
  );
  expect(faultsOf(csv, rules)).toEqual([
    `mapping.json:89 rules[4].product.facts.radiatorMm: is the size of a liquid cooler's radiator; an air cooler has "none"`,
    WAITS_FOR("memory-32-6000"),
  ]);
});
