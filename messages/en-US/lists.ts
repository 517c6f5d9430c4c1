import { counted } from "./plural.ts";

const PC = { one: "PC", many: "PCs" };
const PRODUCT = { one: "product", many: "products" };

/** Each list: its title, what it is for a search engine, and what is counted in it. */
export const listWords = {
  "gaming-pcs": {
    ...PC,
    title: "Gaming PCs",
    description: "Gaming PCs with the full parts list, the price of every part and a ship date.",
  },
  "prebuilt-gaming-pcs": {
    ...PC,
    title: "Prebuilt gaming PCs",
    description: "Gaming PCs that are already built, tested and boxed. They ship the next business day.",
  },
  "gaming-laptops": {
    one: "laptop",
    many: "laptops",
    title: "Gaming laptops",
    description: "Gaming laptops from 14 to 18 inches, with graphics watts, screen brightness and weight on each page.",
  },
  "gear-store": {
    ...PRODUCT,
    title: "Gear",
    description: "Monitors, chairs, keyboards, care and parts for a gaming PC.",
  },
  "gaming-monitors": {
    one: "monitor",
    many: "monitors",
    title: "Gaming monitors",
    description: "Flat, curved and ultrawide gaming monitors by size, resolution and refresh rate.",
  },
  "gaming-setup": {
    ...PRODUCT,
    title: "Gaming setup",
    description: "Chairs, desks and mounts for long sessions.",
  },
  "refurbished-components": {
    ...PRODUCT,
    title: "Refurbished components",
    description: "Used parts, tested again. Each page gives its condition.",
  },
  "rigsmith-gear": {
    ...PRODUCT,
    title: "Rigsmith gear",
    description: "Our own keyboards, mice, headsets and pads.",
  },
  "gaming-accessories": {
    ...PRODUCT,
    title: "Gaming accessories",
    description: "Cables, hubs, stands and sleeves.",
  },
  "pc-maintenance": {
    ...PRODUCT,
    title: "PC maintenance",
    description: "Cleaning, paste, filters and tools.",
  },
  "bundle-deals": {
    one: "bundle",
    many: "bundles",
    title: "Bundle deals",
    description: "Gear that goes together, at one price.",
  },
  "pc-parts": {
    one: "part",
    many: "parts",
    title: "PC parts",
    description: "Components, with the measurements and specs that decide whether they fit.",
  },
  search: { ...PRODUCT, title: "Search", description: "Search for PCs, laptops, parts and gear." },
};

/** What stands under a list's title; its description where there is nothing to add. */
export const listIntros = {
  "gaming-pcs": "Ready-made, built-to-order and refurbished PCs. Every part named, every price explained.",
  "prebuilt-gaming-pcs": "Built, tested and boxed. A ready-made PC ships the next business day.",
  "gaming-laptops": "Each page gives graphics watts, screen brightness and weight.",
  "gear-store": "Everything around the PC: screens, chairs, keyboards and cleaning gear.",
  "gaming-monitors": "Flat, curved and ultrawide screens, with the refresh rate your PC can feed.",
  "gaming-setup": listWords["gaming-setup"].description,
  "refurbished-components": listWords["refurbished-components"].description,
  "rigsmith-gear": listWords["rigsmith-gear"].description,
  "gaming-accessories": "The small things: cables, hubs, stands and sleeves.",
  "pc-maintenance": "Cleaning, paste, filters and tools that keep a PC quiet.",
  "bundle-deals": listWords["bundle-deals"].description,
  "pc-parts": listWords["pc-parts"].description,
  search: "",
};

/** `1 PC`, `24 PCs`. */
export function countedIn(list: keyof typeof listWords, count: number): string {
  return counted(count, listWords[list].one, listWords[list].many);
}
