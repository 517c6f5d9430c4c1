import { GEAR_CATEGORIES } from "#contract/catalogue-file/gear-categories.ts";

/** A gear's own type, as the catalogue has it, to the dozen a shopper picks from. A type that is not here stands for itself. */
const GROUPS: Readonly<Record<string, string>> = {
  Monitor: "Monitors",
  Chair: "Chairs and desks",
  Desk: "Chairs and desks",
  Footrest: "Chairs and desks",
  "Monitor arm": "Arms and mounts",
  Mount: "Arms and mounts",
  Bracket: "Arms and mounts",
  Keyboard: "Keyboards",
  Keycaps: "Keyboards",
  Switches: "Keyboards",
  "Wrist rest": "Keyboards",
  Mouse: "Mice and pads",
  "Mouse pad": "Mice and pads",
  Headset: "Headsets",
  Laptop: "For laptops",
  Cleaning: "Cleaning and care",
  Filters: "Cleaning and care",
  "Thermal paste": "Cleaning and care",
  Tools: "Cleaning and care",
  Light: "Lights",
  Bundle: "Bundles",
  "Video card": "PC parts",
  Processor: "PC parts",
  Memory: "PC parts",
  "Power supply": "PC parts",
};

/** Among PC parts the same gear stands under the part it belongs to. */
const PART_GROUPS: Readonly<Record<string, string>> = {
  Fans: "Case fans",
  Cables: "Cables and brackets",
  Bracket: "Cables and brackets",
  Mount: "Cables and brackets",
  Panel: "Case",
};

export function gearTypeGroup(type: string, gearCategoryId: number): string {
  const groups = gearCategoryId === GEAR_CATEGORIES["pc-parts"] ? PART_GROUPS : GROUPS;
  return groups[type] ?? type;
}
