import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { MADE_CIRCUMSTANCES, madeBuild, madePart } from "../testing/made-build.ts";
import { CATEGORIES, hidingEach, withoutEach } from "../testing/lesser-builds.ts";
import { randomBuild, randomCircumstances, randomPart } from "../testing/random-build.ts";
import { BUILD_RULES, CATEGORIES_OF, SHIP_TO_RULES } from "./all-rules.ts";
import {
  type Build,
  choosePart,
  EMPTY_BUILD,
  type Fitted,
  isListed,
  LISTED_PARTS,
  type SINGLE_PARTS,
} from "./build-of-parts.ts";
import { checkBuild } from "./check-build.ts";
import { checkOptions } from "./check-options.ts";
import type { FactPath } from "./fact-path.ts";
import type { PartCategory } from "./facts/part-categories.ts";
import { planPower } from "./plan-power.ts";
import { harmOf, type Verdict } from "./verdict.ts";

const DEEP = Boolean(process.env["DEEP"]);
const RUNS = { numRuns: DEEP ? 10_000 : 100 };
vi.setConfig({ testTimeout: DEEP ? 1_200_000 : 60_000 });

const anyCategory = fc.constantFrom(...CATEGORIES);

type Verdicts = ReadonlyMap<string, Verdict>;
const byRule = (verdicts: readonly Verdict[]): Verdicts => new Map(verdicts.map((verdict) => [verdict.rule, verdict]));
/** Where a drive has no slot, `storage.lanes` is silent and `storage.m2` speaks for both. */
const SPEAKS_FOR: Readonly<Record<string, string>> = { "storage.lanes": "storage.m2" };

const verdictOf = (verdicts: Verdicts, rule: string) => verdicts.get(rule) ?? verdicts.get(SPEAKS_FOR[rule] ?? "");
const harm = (verdicts: Verdicts, rule: string) => harmOf(verdictOf(verdicts, rule) ?? { cls: "ok", weight: null });
const allOf = (build: Build, circumstances = MADE_CIRCUMSTANCES) => {
  const { verdicts, shipTo } = checkBuild(build, circumstances);
  return byRule([...verdicts, ...shipTo]);
};

describe("law 1: taking a part out", () => {
  test("adds no blocker, and nothing else of a rule that did not name it", () => {
    fc.assert(
      fc.property(randomBuild, randomCircumstances, (build, given) => {
        const circumstances = { ...given, shipTo: null };
        const before = allOf(build, circumstances);
        for (const { id, rest } of withoutEach(build)) {
          for (const [rule, verdict] of allOf(rest, circumstances)) {
            if (harmOf(verdict) <= harm(before, rule)) continue;
            expect([id, rule, verdict.cls]).not.toContain("blocker");
            expect(verdictOf(before, rule)?.parts, `${rule} is worse without ${id}`).toContain(id);
          }
        }
      }),
      RUNS,
    );
  });

  test("taking all out leaves nothing to say", () => {
    expect(checkBuild(EMPTY_BUILD, MADE_CIRCUMSTANCES).verdicts).toEqual([]);
  });
});

test("law 2: the order of parts does not matter, and the same input gives the same bytes", () => {
  fc.assert(
    fc.property(randomBuild, randomCircumstances, (build, circumstances) => {
      const turned = { ...build };
      for (const category of LISTED_PARTS) Object.assign(turned, { [category]: build[category].toReversed() });
      expect(JSON.stringify(checkBuild(turned, circumstances))).toBe(JSON.stringify(checkBuild(build, circumstances)));
    }),
    RUNS,
  );
});

describe("law 3: a fact that is hidden", () => {
  test("never makes a blocker, an unknown or a step ok, and changes only rules that read it", () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(randomBuild, randomCircumstances, (build, circumstances) => {
        const before = allOf(build, circumstances);
        for (const { path, hidden } of hidingEach(build)) {
          const after = allOf(hidden, circumstances);
          const breaches = [...BUILD_RULES, ...SHIP_TO_RULES].filter(({ id, reads }) => {
            if (!reads.includes(path)) return !isDeepStrictEqual(before.get(id), after.get(id));
            const isLost = (verdictOf(after, id)?.cls ?? "ok") === "ok";
            return isLost && ["step", "unknown", "blocker"].includes(verdictOf(before, id)?.cls ?? "ok");
          });
          expect(breaches.map(({ id }) => `${id} without ${path}`)).toEqual([]);
        }
      }),
      { numRuns: RUNS.numRuns / 10 },
    );
  });
});

/** Limits that are relaxed; each gives more of what parts ask for. */
const RELAXED: readonly [FactPath, (value: never) => unknown][] = [
  ["case.maxGpuMm", (mm: number) => mm + 7],
  ["case.maxCoolerMm", (mm: number) => mm + 7],
  ["case.maxGpuHeightMm", (mm: number) => mm + 20],
  ["case.maxPsuMm", (mm: number) => mm + 12],
  ["case.maxPsuWithoutCageMm", (mm: number) => mm + 12],
  ["case.maxBoardWidthMm", (mm: number) => mm + 30],
  ["case.bays25", (bays: number) => bays + 1],
  ["case.bays35", (bays: number) => bays + 1],
  ["case.hubPorts", (ports: number) => ports + 3],
  ["case.maxGpuSlots", (slots: number) => slots + 0.5],
  [
    "case.radiatorSpots",
    (spots: object[]) => [...spots, { place: "side", sizesMm: [240, 280, 360], depthMm: 90, offsetMm: 0, fanCount: 3 }],
  ],
  ["motherboard.memorySlots", (slots: number) => slots + 2],
  ["motherboard.maxMemoryGb", (gb: number) => gb * 2],
  ["motherboard.sataPorts", (ports: number) => ports + 2],
  ["motherboard.caseFanHeaders", (headers: number) => headers + 2],
  [
    "motherboard.m2",
    (slots: object[]) => [
      ...slots,
      { name: "M2_9", sizes: ["2280", "22110"], generation: 5, lanes: 4, sata: true, sharing: [] },
    ],
  ],
  [
    "motherboard.m2",
    (slots: object[]) => [
      ...slots,
      { name: "M2_9", sizes: ["2280"], generation: 3, lanes: 2, sata: false, sharing: [{ gpuLanes: 8 }] },
    ],
  ],
  ["processor.maxMemoryGb", (gb: number) => gb * 2],
  ["supply.watts", (watts: number) => watts + 150],
  ["supply.pin16Watts", (watts: number) => watts + 150],
  [
    "supply.connectors",
    (plugs: { eps8: number | null }) => ({ ...plugs, eps8: plugs.eps8 === null ? null : plugs.eps8 + 1 }),
  ],
  [
    "supply.connectors",
    (plugs: { pcie8: number | null }) => ({ ...plugs, pcie8: plugs.pcie8 === null ? null : plugs.pcie8 + 1 }),
  ],
  [
    "supply.connectors",
    (plugs: { sata: number | null }) => ({ ...plugs, sata: plugs.sata === null ? null : plugs.sata + 1 }),
  ],
  ["cooler.tdpWatts", (watts: number) => watts + 50],
  ["cooler.memoryClearanceMm", (mm: number) => mm + 5],
];

test("law 4: a limit that is relaxed makes no verdict worse", () => {
  fc.assert(
    fc.property(randomBuild, randomCircumstances, (build, circumstances) => {
      const before = allOf(build, circumstances);
      for (const [path, relax] of RELAXED) {
        const [category, name] = path.split(".") as [(typeof SINGLE_PARTS)[number], string];
        const part = build[category];
        const value = part && (part.facts as unknown as Record<string, unknown>)[name];
        if (!part || value === null) continue;
        const relaxed = { ...build, [category]: { ...part, facts: { ...part.facts, [name]: relax(value as never) } } };
        const after = allOf(relaxed as Build, circumstances);
        for (const { id } of [...BUILD_RULES, ...SHIP_TO_RULES])
          expect(harm(after, id), `${id} with more ${path}`).toBeLessThanOrEqual(harm(before, id));
      }
    }),
    RUNS,
  );
});

test("laws 8 and 9: an option says what choosing it gives, and what is hidden names its reason", () => {
  fc.assert(
    fc.property(
      anyCategory.chain((category) => fc.tuple(fc.constant(category), randomPart(category))),
      randomBuild,
      randomCircumstances,
      ([category, option], build, circumstances) => {
        const [report] = checkOptions(build, category, [option], circumstances);
        const chosen = allOf(choosePart(build, category, option), { ...circumstances, shipTo: null });
        const own = [...chosen.values()].filter(({ rule }) => CATEGORIES_OF.get(rule)?.has(category));
        const worst = own.find((verdict) => own.every((other) => harmOf(other) <= harmOf(verdict)));
        expect([report?.cls, report?.rule]).toEqual([worst?.cls ?? "ok", worst?.rule ?? null]);
        const without = allOf(isListed(category) ? build : { ...build, [category]: null }, circumstances);
        const added = [...chosen.values()].filter(
          ({ rule, cls }) => cls === "blocker" && without.get(rule)?.cls !== "blocker",
        );
        expect(report?.blocks).toEqual(added.map(({ rule }) => rule));
      },
    ),
    RUNS,
  );
});

test("law 13: adding a part lowers no figure of the power plan", () => {
  fc.assert(
    fc.property(randomBuild, (build) => {
      const whole = planPower(build);
      for (const { rest } of withoutEach(build)) {
        const less = planPower(rest);
        for (const figure of ["rest", "sustained", "gaming"] as const)
          expect(less[figure].atLeast).toBeLessThanOrEqual(whole[figure].atLeast);
        for (const [at, peak] of less.peaks.entries())
          expect(peak.demand.atLeast).toBeLessThanOrEqual(whole.peaks[at]?.demand.atLeast ?? 0);
      }
    }),
    RUNS,
  );
});

test("law 18: a build that was kept as JSON is judged the same", () => {
  fc.assert(
    fc.property(randomBuild, randomCircumstances, (build, circumstances) => {
      expect(checkBuild(JSON.parse(JSON.stringify(build)) as Build, circumstances)).toEqual(
        checkBuild(build, circumstances),
      );
    }),
    RUNS,
  );
});

test("law 19: nothing is said of the way without an address, and nothing of a build depends on one", () => {
  fc.assert(
    fc.property(randomBuild, randomCircumstances, (build, circumstances) => {
      const report = checkBuild(build, circumstances);
      const nowhere = checkBuild(build, { ...circumstances, shipTo: null });
      expect(nowhere.shipTo).toEqual([]);
      expect(report.verdicts).toEqual(nowhere.verdicts);
    }),
    RUNS,
  );
});

test("a rule looks at no fact that it does not declare", () => {
  fc.assert(
    fc.property(randomBuild, randomCircumstances, (build, circumstances) => {
      for (const rule of [...BUILD_RULES, ...SHIP_TO_RULES]) {
        const read = new Set<string>();
        rule.judge(watched(build, read), circumstances);
        const declared = new Set<string>(rule.reads);
        expect(
          [...read].filter((path) => !declared.has(path)),
          rule.id,
        ).toEqual([]);
      }
    }),
    RUNS,
  );
});

/** The build, writing down each fact that is looked at. */
function watched(build: Build, read: Set<string>): Build {
  const watch = (category: string, part: Fitted<PartCategory>) => ({
    ...part,
    facts: new Proxy(part.facts, {
      get(facts, name) {
        read.add(`${category}.${String(name)}`);
        return Reflect.get(facts, name) as unknown;
      },
    }),
  });
  const entries = CATEGORIES.map((category) => {
    if (isListed(category)) return [category, build[category].map((part) => watch(category, part))];
    const part = build[category];
    return [category, part && watch(category, part)];
  });
  return Object.fromEntries(entries) as unknown as Build;
}

test("a made build passes every rule", () => {
  const worse = checkBuild(madeBuild(), MADE_CIRCUMSTANCES).verdicts.filter(({ cls }) => cls !== "ok");
  expect(worse).toEqual([]);
  expect(madePart("case").id).toBe("case");
});
