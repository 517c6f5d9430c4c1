import { findEasyBuilds } from "#rules/easy-builder/find-easy-builds.ts";
import type { Wanted } from "#rules/easy-builder/finish-pair.ts";
import { makePairTable, type ScoreOf } from "#rules/easy-builder/pair-table.ts";
import { weakestRate } from "#rules/frames/made-for.ts";
import { MADE_CIRCUMSTANCES } from "#rules/testing/made-build.ts";
import { type Counts, madeBases, madeFrameTable } from "#rules/testing/made-offers.ts";
import { cpuMs } from "./cpu-ms.ts";

/** 8,000 parts as the open part files have them, category by category; cases and fans stay as in the PC. */
const PARTS: Counts = {
  processor: 84,
  card: 630,
  motherboard: 923,
  memory: 2480,
  cooler: 1299,
  drives: 1801,
  supply: 783,
};
const PCS = 12;
const ROUNDS = 5;
const BUDGETS = [60_000, 62_000, 70_000, 200_000];
const WANTED: Omit<Wanted, "virtues"> = {
  circumstances: MADE_CIRCUMSTANCES,
  memoryGb: 16,
  driveGb: 1000,
  proves: () => true,
};

/** Milliseconds of CPU, after warming up. */
export interface EasyBuildCost {
  parts: number;
  /** What no question changes, once a catalogue and look. */
  table: number;
  /** All three builds, by budget in cents. */
  answers: { budget: number; ms: number; found: number }[];
}

export function measureEasyBuilds(): EasyBuildCost {
  const bases = madeBases(PARTS, 1, PCS);
  const frames = madeFrameTable(PARTS);
  const table = makePairTable(bases, { ...WANTED, virtues: [] });
  // As a page asks: for one resolution, each pair once.
  const ask = (budget: number) => {
    const scoreOf: ScoreOf = (processor, chip, videoMemoryGb) =>
      weakestRate(frames, frames.games, { processor, chip, videoMemoryGb }, "high", "1440p");
    return findEasyBuilds(table, { scoreOf, fps: 60, budget, wanted: WANTED });
  };
  return {
    parts: Object.values(PARTS).reduce((sum, count) => sum + count, 0),
    table: cpuMs(1, () => makePairTable(bases, { ...WANTED, virtues: [] })),
    answers: BUDGETS.map((budget) => ({
      budget,
      ms: cpuMs(ROUNDS, () => ask(budget)),
      found: Object.values(ask(budget)).filter((build) => build !== null).length,
    })),
  };
}
