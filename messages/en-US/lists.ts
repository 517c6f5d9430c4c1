import { counted } from "./plural.ts";

const PC = { one: "PC", many: "PCs" };
const PRODUCT = { one: "product", many: "products" };

/** Each list: its title, and what is counted in it. */
export const listWords = {
  "gaming-pcs": {
    ...PC,
    title: "Gaming PCs",
  },
  "prebuilt-gaming-pcs": {
    ...PC,
    title: "Prebuilt gaming PCs",
  },
  "gaming-laptops": {
    one: "laptop",
    many: "laptops",
    title: "Gaming laptops",
  },
  "gear-store": {
    ...PRODUCT,
    title: "Gear",
  },
  "gaming-monitors": {
    one: "monitor",
    many: "monitors",
    title: "Gaming monitors",
  },
  "gaming-setup": {
    ...PRODUCT,
    title: "Gaming setup",
  },
  "refurbished-components": {
    ...PRODUCT,
    title: "Refurbished components",
  },
  "rigsmith-gear": {
    ...PRODUCT,
    title: "Rigsmith gear",
  },
  "gaming-accessories": {
    ...PRODUCT,
    title: "Gaming accessories",
  },
  "pc-maintenance": {
    ...PRODUCT,
    title: "PC maintenance",
  },
  "bundle-deals": {
    one: "bundle",
    many: "bundles",
    title: "Bundle deals",
  },
  "pc-parts": {
    one: "part",
    many: "parts",
    title: "PC parts",
  },
  search: { ...PRODUCT, title: "Search" },
};

/** `1 PC`, `24 PCs`. */
export function countedIn(list: keyof typeof listWords, count: number): string {
  return counted(count, listWords[list].one, listWords[list].many);
}
