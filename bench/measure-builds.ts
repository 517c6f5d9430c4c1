import { LISTED_PARTS, SINGLE_PARTS } from "#rules/build/build-of-parts.ts";
import { checkBuild } from "#rules/build/check-build.ts";
import { checkOptions } from "#rules/build/check-options.ts";
import type { PartCategory } from "#rules/build/facts/part-categories.ts";
import { cpuMs } from "./cpu-ms.ts";
import { MADE_CIRCUMSTANCES, madeBuild, madePart } from "#rules/testing/made-build.ts";

const BUILDS = 5000;
const OPTIONS = 2000;
const LISTS = 10;

/** Milliseconds of CPU, after warming up. */
export interface BuildCost {
  /** Of one whole build. */
  build: number;
  /** Of 2,000 options of the dearest category, and its name. */
  options: number;
  dearest: PartCategory;
  /** Of a loop as long as that of the options that does nothing. */
  emptyLoop: number;
}

export function measureBuilds(): BuildCost {
  const build = madeBuild();
  const costs = [...SINGLE_PARTS, ...LISTED_PARTS].map((category) => ({ category, cost: optionsCost(category) }));
  const dearest = costs.reduce((most, next) => (next.cost > most.cost ? next : most));
  return {
    build: cpuMs(BUILDS, () => checkBuild(build, MADE_CIRCUMSTANCES)),
    options: dearest.cost,
    dearest: dearest.category,
    emptyLoop: cpuMs(LISTS, () => Array.from({ length: OPTIONS }, (_, at) => at)),
  };
}

function optionsCost(category: PartCategory): number {
  const build = madeBuild();
  const options = Array.from({ length: OPTIONS }, (_, at) => madePart(category, {}, { id: `${category}-${at}` }));
  return cpuMs(LISTS, () => checkOptions(build, category, options, MADE_CIRCUMSTANCES));
}
