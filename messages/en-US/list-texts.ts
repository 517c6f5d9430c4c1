/** What each list is, for a search engine. */
export const listDescriptions = {
  "gaming-pcs": "Gaming PCs with the full parts list, the price of every part and a ship date.",
  "prebuilt-gaming-pcs": "Gaming PCs that are already built, tested and boxed. They ship the next business day.",
  "gaming-laptops":
    "Gaming laptops from 14 to 18 inches, with graphics watts, screen brightness and weight on each page.",
  "gear-store": "Monitors, chairs, keyboards, care and parts for a gaming PC.",
  "gaming-monitors": "Flat, curved and ultrawide gaming monitors by size, resolution and refresh rate.",
  "gaming-setup": "Chairs, desks and mounts for long sessions.",
  "refurbished-components": "Used parts, tested again. Each page gives its condition.",
  "rigsmith-gear": "Our own keyboards, mice, headsets and pads.",
  "gaming-accessories": "Cables, hubs, stands and sleeves.",
  "pc-maintenance": "Cleaning, paste, filters and tools.",
  "bundle-deals": "Gear that goes together, at one price.",
  "pc-parts": "Components, with the measurements and specs that decide whether they fit.",
  search: "Search for PCs, laptops, parts and gear.",
};

/** What stands under a list's title; its description where there is nothing to add. */
export const listIntros = {
  "gaming-pcs": "Ready-made, built-to-order and refurbished PCs. Every part named, every price explained.",
  "prebuilt-gaming-pcs": "Built, tested and boxed. A ready-made PC ships the next business day.",
  "gaming-laptops": "Each page gives graphics watts, screen brightness and weight.",
  "gear-store": "Everything around the PC: screens, chairs, keyboards and cleaning gear.",
  "gaming-monitors": "Flat, curved and ultrawide screens, with the refresh rate your PC can feed.",
  "gaming-setup": listDescriptions["gaming-setup"],
  "refurbished-components": listDescriptions["refurbished-components"],
  "rigsmith-gear": listDescriptions["rigsmith-gear"],
  "gaming-accessories": "The small things: cables, hubs, stands and sleeves.",
  "pc-maintenance": "Cleaning, paste, filters and tools that keep a PC quiet.",
  "bundle-deals": listDescriptions["bundle-deals"],
  "pc-parts": listDescriptions["pc-parts"],
  search: "",
};
