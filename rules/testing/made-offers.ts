import { type Build, EMPTY_BUILD } from "../build/build-of-parts.ts";
import type { FactsOf } from "../build/facts/part-categories.ts";
import type { BasePc, FreeCategory, Offer, Offers } from "../easy-builder/search-space.ts";
import type { FrameTable } from "../frames/frame-table.ts";
import { cents } from "../money/cents.ts";
import { madePart } from "./made-build.ts";
import { MADE_TABLE } from "./made-frames.ts";

/** How many parts of each category are made. */
export type Counts = Readonly<Record<FreeCategory, number>>;

/** A number below 1 that is the same for the same words: prices and facts that look thrown. */
function thrown(...words: readonly (string | number)[]): number {
  let hash = 2_166_136_261;
  for (const letter of words.join("/")) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

const SOCKETS = ["AM5", "LGA 1700", "LGA 1851"] as const;
const CHIPSETS = { AM5: "AMD B850", "LGA 1700": "Intel B760", "LGA 1851": "Intel B860" } as const;
const FAMILIES = { AM5: "Ryzen 9000", "LGA 1700": "Core 14", "LGA 1851": "Core Ultra 200S" } as const;

const CHIPS = 30;

/** What differs between made parts: enough that the cheapest of everything seldom fits together. */
function factsOf(category: FreeCategory, at: number, seed: number): Partial<FactsOf[FreeCategory]> {
  const roll = (what: string) => thrown(category, at, what, seed);
  const pick = <Value>(what: string, of: readonly Value[]) => of[Math.floor(roll(what) * of.length)] as Value;
  const socket = pick("socket", SOCKETS);
  const chip = Math.floor(roll("chip") * CHIPS);
  switch (category) {
    case "processor":
      return { socket, family: FAMILIES[socket], maxWatts: 65 + Math.round(roll("watts") * 190) };
    case "card":
      return {
        chip: `Chip ${chip}`,
        // A chip has one memory, and one in three is sold with more.
        memoryGb: [8, 12, 16][chip % 3] === 8 && roll("memory") > 0.5 ? 16 : ([8, 12, 16][chip % 3] ?? 16),
        lengthMm: 220 + Math.round(roll("length") * 170),
        slots: pick("slots", [2, 2.5, 3, 4.2]),
        tdpWatts: 110 + Math.round(roll("watts") * 380),
        powerConnectors: pick("plugs", [
          { pcie6: 0, pcie8: 1, pcie16: 0 },
          { pcie6: 0, pcie8: 2, pcie16: 0 },
          { pcie6: 0, pcie8: 3, pcie16: 0 },
          { pcie6: 0, pcie8: 0, pcie16: 1 },
        ]),
      };
    case "motherboard":
      return {
        socket,
        chipset: CHIPSETS[socket],
        biosOnBoxSupports: [FAMILIES[socket]],
        formFactor: pick("form", ["ATX", "Micro ATX", "Mini-ITX", "E-ATX"] as const),
        memorySlots: pick("slots", [2, 4]),
        m2: Array.from({ length: pick("drives", [1, 2, 3]) }, (_, slot) => ({
          name: `M2_${slot + 1}`,
          sizes: ["2280" as const],
          generation: 4,
          lanes: 4,
          sata: false,
          sharing: [],
        })),
      };
    case "memory":
      return { capacityGb: pick("capacity", [8, 16, 32, 64]), heightMm: pick("height", [31, 35, 44, 52]) };
    case "cooler":
      return {
        heightMm: 120 + Math.round(roll("height") * 60),
        tdpWatts: 90 + Math.round(roll("watts") * 200),
        sockets: pick("sockets", [
          ["AM5"],
          ["AM5", "LGA 1700"],
          ["LGA 1700", "LGA 1851"],
          [...SOCKETS],
        ] as const).slice(),
        memoryClearanceMm: pick("room", [32, 40, 60]),
      };
    case "drives":
      return { capacityGb: pick("capacity", [500, 1000, 2000]) };
    case "supply":
      return {
        watts: 450 + 50 * Math.floor(roll("watts") * 16),
        lengthMm: 140 + Math.round(roll("length") * 90),
        formFactor: pick("form", ["ATX", "ATX", "SFX"] as const),
        connectors: { eps8: 2, pcie8: pick("plugs", [1, 2, 3, 4]), pcie16: pick("sixteen", [0, 1]), sata: 6 },
      };
  }
}

function offersOf(counts: Counts, seed: number): Offers {
  const list = <Category extends FreeCategory>(category: Category): Offer<Category>[] =>
    Array.from({ length: counts[category] }, (_, at) => ({
      category,
      part: madePart(category, factsOf(category, at, seed) as Partial<FactsOf[Category]>, { id: `${category}-${at}` }),
      skuId: at + 1,
      slug: `${category}-${at}`,
      price: cents(4000 + Math.round(thrown(category, at, "price", seed) * 60_000)),
    })).toSorted((one, other) => one.price - other.price);
  return {
    processor: list("processor"),
    card: list("card"),
    motherboard: list("motherboard"),
    memory: list("memory"),
    cooler: list("cooler"),
    drives: list("drives"),
    supply: list("supply"),
  };
}

/** PCs of three cases, with the same parts on offer. */
export function madeBases(counts: Counts, seed = 1, pcs = 3): BasePc[] {
  const offers = offersOf(counts, seed);
  return Array.from({ length: pcs }, (_, at): BasePc => {
    const room = { maxGpuMm: 300 + 40 * (at % 3), maxCoolerMm: 155 + 10 * (at % 3) };
    const chassis = madePart("case", room, { id: `case-${at}` });
    const fixed: Build = { ...EMPTY_BUILD, case: chassis, system: madePart("system") };
    return {
      skuId: at + 1,
      framePrice: cents(30_000 + 1000 * at),
      fixed,
      asBuilt: new Set([chassis.id, "system"]),
      offers,
    };
  });
}

/** Indices of all that is made here. */
export function madeFrameTable(counts: Counts, seed = 1): FrameTable {
  const index = (name: string) => 0.5 + 2.5 * thrown(name, "index", seed);
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, index(name)]));
  return {
    ...MADE_TABLE,
    chips: named(Array.from({ length: CHIPS }, (_, at) => `Chip ${at}`)),
    processors: named(Array.from({ length: counts.processor }, (_, at) => `processor-${at}`)),
  };
}
