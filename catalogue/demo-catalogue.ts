import { readdirSync, readFileSync } from "node:fs";
import { Catalogue } from "#contract/schemas/catalogue-file/catalogue-schema.ts";

const FOLDER = new URL("./demo/", import.meta.url);

/** Shoppers see products in this order until they sort: PCs, laptops, gear, components. */
const FIRST = [
  "prebuilt-gaming-pcs.json",
  "custom-gaming-pcs.json",
  "easy-builder-pcs.json",
  "refurbished-gaming-pcs.json",
  "gaming-laptops.json",
];

let read: Catalogue | undefined;

/**
 * The demo shop: our PCs, laptops and gear, and the components they are made of. The files are read and checked
 * on first use. Throws `ZodError` when a file of ours does not follow the schema.
 */
export const demoCatalogue: Catalogue = {
  format: "rigsmith-catalogue",
  version: 1,
  get products() {
    return (read ??= readDemoFiles()).products;
  },
  get faqs() {
    return (read ??= readDemoFiles()).faqs;
  },
  get frames() {
    return (read ??= readDemoFiles()).frames;
  },
  get texts() {
    return (read ??= readDemoFiles()).texts;
  },
};

function readDemoFiles(): Catalogue {
  const files = demoFileNames().map((name) => Catalogue.parse(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"))));
  return {
    format: "rigsmith-catalogue",
    version: 1,
    products: files.flatMap((file) => file.products),
    faqs: Object.assign({}, ...files.map((file) => file.faqs)),
    frames: files.find(({ frames }) => frames)?.frames,
    texts: Object.assign({}, ...files.map((file) => file.texts)),
  };
}

function demoFileNames(): string[] {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json") && !FIRST.includes(name))
    .sort((a, b) => Number(b.startsWith("gear-")) - Number(a.startsWith("gear-")) || a.localeCompare(b));
  return [...FIRST, ...names];
}
