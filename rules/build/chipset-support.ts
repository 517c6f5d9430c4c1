import type { ProcessorFamily } from "./facts/standards.ts";

interface ChipsetRow {
  chipsets: readonly string[];
  native: readonly ProcessorFamily[];
  /** With a BIOS that is newer than the first. */
  update: readonly ProcessorFamily[];
}

/**
 * Which processors a board of a chipset starts with, as far as is known without the makers' pages, which are still to be
 * held against it; for the steps of BIOS forum.level1techs.com 214583 (AM5) and strix.braybaroque.ie (a Z690 sold in
 * 2023 refused a 13500).
 * It is the floor: a board's own list of processors (`biosOnBoxSupports`) goes further.
 */
const ROWS: readonly ChipsetRow[] = [
  {
    chipsets: ["AMD A520", "AMD B550", "AMD X570"],
    native: ["Ryzen 3000"],
    update: ["Ryzen 5000"],
  },
  {
    chipsets: ["AMD A620", "AMD B650", "AMD B650E", "AMD X670", "AMD X670E"],
    native: ["Ryzen 7000"],
    update: ["Ryzen 8000", "Ryzen 9000", "Ryzen 9000 (2026)", "EPYC 4004"],
  },
  {
    chipsets: ["AMD B840", "AMD B850", "AMD X870", "AMD X870E"],
    native: ["Ryzen 7000", "Ryzen 8000", "Ryzen 9000"],
    update: ["Ryzen 9000 (2026)"],
  },
  {
    chipsets: ["Intel H610", "Intel B660", "Intel H670", "Intel Q670", "Intel Z690"],
    native: ["Core 12"],
    update: ["Core 13", "Core 14"],
  },
  {
    chipsets: ["Intel B760", "Intel H770", "Intel Z790"],
    native: ["Core 12", "Core 13"],
    update: ["Core 14"],
  },
  {
    chipsets: ["Intel H810", "Intel B860", "Intel Z890"],
    native: ["Core Ultra 200S"],
    update: ["Core Ultra 200S Plus"],
  },
];

const SUPPORT = new Map(
  ROWS.flatMap(({ chipsets, native, update }) =>
    chipsets.map(
      (chipset) =>
        [
          chipset,
          new Map([
            ...update.map((family) => [family, "update"] as const),
            ...native.map((family) => [family, "native"] as const),
          ]),
        ] as const,
    ),
  ),
);

/** Null where the table does not know. */
export function chipsetSupport(chipset: string, family: ProcessorFamily): "native" | "update" | null {
  return SUPPORT.get(chipset)?.get(family) ?? null;
}
