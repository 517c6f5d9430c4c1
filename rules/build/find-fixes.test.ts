import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { MADE_CIRCUMSTANCES, madeBuild, madePart } from "../testing/made-build.ts";
import { randomBuild, randomCircumstances, randomPart } from "../testing/random-build.ts";
import { type Build, isListed, type ListedPart, partsOf, type SinglePart } from "./build-of-parts.ts";
import { checkBuild } from "./check-build.ts";
import type { PartCategory } from "./facts/part-categories.ts";
import { type Fix, findFixes, type Stock } from "./find-fixes.ts";

const DEEP = Boolean(process.env["DEEP"]);
const RUNS = { numRuns: DEEP ? 10_000 : 60 };
vi.setConfig({ testTimeout: DEEP ? 1_200_000 : 60_000 });

const NO_STOCK: Stock = {
  case: [],
  processor: [],
  motherboard: [],
  memory: [],
  card: [],
  supply: [],
  cooler: [],
  fans: [],
  drives: [],
  monitors: [],
  system: [],
};

function few<Category extends PartCategory>(category: Category) {
  return fc
    .array(randomPart(category), { minLength: 2, maxLength: 4 })
    .map((parts) => parts.map((part, at) => ({ ...part, id: `stock-${category}-${at}` })));
}
const randomStock: fc.Arbitrary<Stock> = fc.record({
  case: few("case"),
  processor: few("processor"),
  motherboard: few("motherboard"),
  memory: few("memory"),
  card: few("card"),
  supply: few("supply"),
  cooler: few("cooler"),
  fans: few("fans"),
  drives: few("drives"),
  monitors: few("monitors"),
  system: few("system"),
});

/** The build once the fix is taken, made here anew from its ids. */
function take(build: Build, fix: Exclude<Fix, { kind: "none" }>, stock: Stock): Build {
  const put = fix.kind === "replace" ? stock[fix.category].find(({ id }) => id === fix.in) : undefined;
  if (!isListed(fix.category)) return { ...build, [fix.category as SinglePart]: put ?? null };
  const out = [...fix.out];
  const kept = partsOf(build, fix.category).filter(({ id }) => {
    const at = out.indexOf(id);
    if (at >= 0) out.splice(at, 1);
    return at < 0;
  });
  return { ...build, [fix.category as ListedPart]: put ? [...kept, put] : kept };
}

const blockersOf = (build: Build, circumstances = MADE_CIRCUMSTANCES) =>
  checkBuild(build, circumstances).verdicts.flatMap(({ cls, rule }) => (cls === "blocker" ? [rule] : []));

test("laws 6 and 7: every fix clears its blocker, adds none and leaves what is pinned; where there is none it says so", () => {
  fc.assert(
    fc.property(
      randomBuild,
      randomStock,
      randomCircumstances,
      fc.subarray(["case", "processor", "card", "memory"] as PartCategory[]),
      (build, stock, circumstances, pins) => {
        const before = blockersOf(build, circumstances);
        for (const rule of before) {
          const fixes = findFixes(rule, build, circumstances, stock, new Set(pins));
          const taken = fixes.flatMap((fix) => (fix.kind === "none" ? [] : [fix]));
          expect(fixes).toHaveLength(Math.max(1, taken.length));
          for (const fix of taken) {
            expect(pins).not.toContain(fix.category);
            const after = blockersOf(take(build, fix, stock), circumstances);
            expect(after).not.toContain(rule);
            expect(after.filter((other) => !before.includes(other))).toEqual([]);
          }
        }
      },
    ),
    RUNS,
  );
});

test("a shorter card of the same chip goes before one of another, and both before a longer case", () => {
  const build = madeBuild({ card: { lengthMm: 370 } });
  const stock: Stock = {
    ...NO_STOCK,
    card: [
      madePart("card", { chip: "Radeon RX 9070", lengthMm: 300 }, { id: "other chip" }),
      madePart("card", { lengthMm: 365 }, { id: "too long" }),
      madePart("card", { lengthMm: 304 }, { id: "same chip" }),
    ],
    case: [madePart("case", { maxGpuMm: 380 }, { id: "longer case" })],
  };
  expect(findFixes("gpu.length", build, MADE_CIRCUMSTANCES, stock)).toEqual([
    { kind: "replace", category: "card", out: ["card"], in: "same chip" },
    { kind: "replace", category: "case", out: ["case"], in: "longer case" },
  ]);
  expect(findFixes("gpu.length", build, MADE_CIRCUMSTANCES, stock, new Set<PartCategory>(["card"]))).toEqual([
    { kind: "replace", category: "case", out: ["case"], in: "longer case" },
  ]);
  expect(findFixes("gpu.length", build, MADE_CIRCUMSTANCES, NO_STOCK)).toEqual([{ kind: "none" }]);
});

test("a fix that would block elsewhere is none", () => {
  const build = madeBuild({ processor: { socket: "LGA 1700" } });
  const board = madePart("motherboard", { socket: "LGA 1700", memoryType: "DDR4" }, { id: "DDR4 board" });
  const fixes = findFixes("socket.cpu-board", build, MADE_CIRCUMSTANCES, { ...NO_STOCK, motherboard: [board] });
  expect(fixes).toEqual([{ kind: "none" }]);
});

test("several kits go for one of the same capacity, and a drive too many goes out", () => {
  const kits = [madePart("memory", { modules: 4 }, { id: "kit 1" }), madePart("memory", {}, { id: "kit 2" })];
  const stock: Stock = {
    ...NO_STOCK,
    memory: [
      madePart("memory", { capacityGb: 32 }, { id: "32 GB" }),
      madePart("memory", { capacityGb: 64 }, { id: "64 GB" }),
    ],
  };
  expect(findFixes("memory.slots", { ...madeBuild(), memory: kits }, MADE_CIRCUMSTANCES, stock)).toEqual([
    { kind: "replace", category: "memory", out: ["kit 1", "kit 2"], in: "64 GB" },
    { kind: "remove", category: "memory", out: ["kit 1"] },
  ]);
  const drives = ["a", "b", "c"].map((id) => madePart("drives", {}, { id }));
  expect(findFixes("storage.m2", { ...madeBuild(), drives }, MADE_CIRCUMSTANCES, NO_STOCK)).toEqual([
    { kind: "remove", category: "drives", out: ["a"] },
  ]);
});

test("a law of an address is cleared by a part that exempts the build, and by none that does not", () => {
  const build = madeBuild({ card: { memoryBandwidthGbS: 448 } });
  const there = { ...MADE_CIRCUMSTANCES, shipTo: { country: "USA", state: "CA" }, energyCertificate: false };
  const of = (id: string, memoryBandwidthGbS: number) => madePart("card", { memoryBandwidthGbS }, { id });
  const stock = { ...NO_STOCK, card: [of("narrow", 599), of("wide", 600)] };
  expect(findFixes("ship.energy", build, there, stock)).toEqual([
    { kind: "replace", category: "card", out: [build.card?.id], in: "wide" },
  ]);
  expect(findFixes("ship.energy", build, there, { ...NO_STOCK, card: [of("narrow", 599)] })).toEqual([
    { kind: "none" },
  ]);
});
