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
    "Gaming PCs with the full parts list, the price of every part and a ship date.",
    "PC",
    "PCs",
  ),
  "prebuilt-gaming-pcs": thing(
    "Prebuilt gaming PCs",
    "Gaming PCs that are already built, tested and boxed. They ship the next business day.",
    "PC",
    "PCs",
  ),
  "gaming-laptops": thing(
    "Gaming laptops",
    "Gaming laptops from 14 to 18 inches, with graphics watts, screen brightness and weight on each page.",
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
  "gaming-setup": thing("Gaming setup", "Chairs, desks and mounts for long sessions."),
  "refurbished-components": thing("Refurbished components", "Used parts, tested again. Each page gives its condition."),
  "rigsmith-gear": thing("Our own gear", "Our own keyboards, mice, headsets and pads."),
  "gaming-accessories": thing("Gaming accessories", "Cables, hubs, stands and sleeves."),
  "pc-maintenance": thing("PC maintenance", "Cleaning, paste, filters and tools."),
  "bundle-deals": thing("Bundle deals", "Gear that goes together, at one price.", "bundle", "bundles"),
  "pc-parts": thing(
    "PC parts",
    "Components, with the measurements and specs that decide whether they fit.",
    "part",
    "parts",
  ),
  search: thing("Search", "Search for PCs, laptops, parts and gear."),
};

/** `1 PC`, `24 PCs`. */
export function counted(list: List, count: number): string {
  return `${count} ${count === 1 ? LIST_WORDS[list].one : LIST_WORDS[list].many}`;
}
