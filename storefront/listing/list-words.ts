import type { List } from "#contract/catalog.ts";

interface Words {
  /** Stands while the list itself did not load. */
  title: string;
  description: string;
  /** What is counted: `24 of 61 PCs`. */
  one: string;
  many: string;
}

const thing = (title: string, description: string, one = "product", many = "products"): Words => ({
  title,
  description,
  one,
  many,
});

/** A list in words, where the catalogue's own are not enough. */
export const LIST_WORDS: Record<List, Words> = {
  "gaming-pcs": thing(
    "Gaming PCs",
    "Gaming PCs with the full parts list, the price of every part and a ship date with its reason.",
    "PC",
    "PCs",
  ),
  "prebuilt-gaming-pcs": thing(
    "Prebuilt gaming PCs",
    "Gaming PCs that are built, tested and boxed. They leave our warehouse on the next business day.",
    "PC",
    "PCs",
  ),
  "gaming-laptops": thing(
    "Gaming laptops",
    "Gaming laptops from 14 to 18 inches, with the graphics power in watts, the screen in nits and the weight.",
    "laptop",
    "laptops",
  ),
  "gear-store": thing("Gear", "Monitors, chairs, keyboards, care and parts for a gaming PC."),
  "gaming-monitors": thing(
    "Gaming monitors",
    "Flat, curved and ultrawide gaming monitors by size, resolution and refresh rate.",
    "monitor",
    "monitors",
  ),
  "gaming-setup": thing("Gaming setup", "Chairs, desks and mounts for long evenings."),
  "refurbished-components": thing(
    "Refurbished components",
    "Tested used parts, each with its own condition and warranty.",
  ),
  "rigsmith-gear": thing("Our own gear", "Our own keyboards, mice, headsets and pads."),
  "gaming-accessories": thing("Gaming accessories", "Cables, hubs, stands and sleeves."),
  "pc-maintenance": thing("PC maintenance", "Cleaning, paste, filters and tools."),
  "bundle-deals": thing("Bundle deals", "Things that belong together, priced together.", "bundle", "bundles"),
  "pc-parts": thing("PC parts", "Components with the facts that decide whether they fit.", "part", "parts"),
  search: thing("Search", "Search for PCs, laptops, parts and gear."),
};

/** `1 PC`, `24 PCs`. */
export function counted(list: List, count: number): string {
  return `${count} ${count === 1 ? LIST_WORDS[list].one : LIST_WORDS[list].many}`;
}
