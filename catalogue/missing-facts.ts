import { BUILD_RULES } from "#rules/build/all-rules.ts";
import { type FactPath, splitPath } from "#rules/build/fact-path.ts";
import type { MotherboardFacts } from "#rules/build/facts/motherboard-facts.ts";
import { CATEGORY_OF_OPTION, type FactsOf, type PartCategory } from "#rules/build/facts/part-categories.ts";

/** What a rule reads that could refuse a build: only there does a fact that is missing stop a sale. */
const NEEDED: ReadonlyMap<PartCategory, readonly string[]> = Map.groupBy(
  [...new Set(BUILD_RULES.filter(({ worst }) => worst === "blocker").flatMap(({ reads }) => reads))],
  (path) => splitPath(path)[0],
);

type Asked = {
  [Category in PartCategory]?: Partial<Record<keyof FactsOf[Category], (facts: FactsOf[Category]) => boolean>>;
};

/** Facts that are asked of some parts of a category alone. */
const ASKED_IF: Asked = {
  case: {
    maxBoardWidthMm: ({ boardFormFactors }) => boardFormFactors?.includes("E-ATX") ?? true,
    expansionSlots: ({ maxGpuSlots }) => maxGpuSlots === null,
    maxPsuWithoutCageMm: ({ maxPsuMm }) => maxPsuMm === null,
  },
  motherboard: {
    widthMm: ({ formFactor }) => formFactor === "E-ATX",
    // We write the BIOS ourselves before we build.
    biosFlashback: () => false,
    biosOnBoxSupports: () => false,
  },
  card: { radiatorThickMm: ({ radiatorMm }) => radiatorMm !== "none" },
  supply: {
    nativePin16: ({ connectors }) => connectors?.pcie16 !== 0,
    pin16Watts: ({ connectors }) => connectors?.pcie16 !== 0,
  },
  cooler: {
    heightMm: ({ type }) => type !== "liquid",
    memoryClearanceMm: ({ type }) => type !== "liquid",
    radiatorMm: ({ type }) => type !== "air",
    radiatorThickMm: ({ type }) => type !== "air",
    fanThickMm: ({ type }) => type !== "air",
  },
};

/** Where a part is not known well enough for PC Lab: `["lengthMm"]`, `["m2", 1, "sharing"]`. */
export function missingFacts(optionId: number, facts: object): PropertyKey[][] {
  const category = CATEGORY_OF_OPTION[optionId as keyof typeof CATEGORY_OF_OPTION];
  if (!category) return [];
  const asked = ASKED_IF[category] as Record<string, (facts: object) => boolean> | undefined;
  return (NEEDED.get(category) ?? [])
    .map((path) => splitPath(path as FactPath)[1])
    .filter((fact) => asked?.[fact]?.(facts) ?? true)
    .flatMap((fact) => unknownIn(facts[fact as keyof typeof facts], [fact]))
    .filter((path) => !isOfASecondDrive(path, facts as Partial<MotherboardFacts>));
}

/** With one slot that takes nothing from others a drive is surely placed; a build with more drives is refused by its own rule while nobody knows. */
function isOfASecondDrive([fact, , about]: readonly PropertyKey[], { m2 }: Partial<MotherboardFacts>): boolean {
  return fact === "m2" && about === "sharing" && (m2?.some(({ sharing }) => sharing?.length === 0) ?? false);
}

/** Every place inside a fact where nothing is known. */
function unknownIn(value: unknown, path: PropertyKey[]): PropertyKey[][] {
  if (value === null) return [path];
  if (typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, one]) =>
    unknownIn(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
