import type { CoolingFacts } from "#rules/build/facts/cooling-facts.ts";
import { RADIATOR_SIZES, SOCKETS } from "#rules/build/facts/standards.ts";
import { at, colorOf, countKnown, figure, flag, knownOf, type Row, wordsOf } from "./row-fields.ts";

export function readCooler(row: Row): CoolingFacts {
  const isLiquid = flag(row, "water_cooled");
  return {
    type: isLiquid === null ? null : isLiquid ? "liquid" : "air",
    // A liquid cooler's is its pump's in one row and its radiator's thickness in the next.
    heightMm: isLiquid === false ? figure(row, "height", [20, 200]) : null,
    sockets: knownOf(wordsOf(row, "cpu_sockets"), SOCKETS),
    tdpWatts: null,
    fans: countKnown(row, "fan_quantity"),
    radiatorMm:
      isLiquid === false ? "none" : (RADIATOR_SIZES.find((size) => size === at(row, "radiator_size")) ?? null),
    radiatorThickMm: null,
    fanThickMm: null,
    memoryClearanceMm: null,
    sataPower: null,
    color: colorOf(row),
  };
}
