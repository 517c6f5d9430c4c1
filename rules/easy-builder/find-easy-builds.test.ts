import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkBuild } from "../build/check-build.ts";
import { isHeavy } from "../build/verdict.ts";
import { weakestRate } from "../frames/made-for.ts";
import { MADE_CIRCUMSTANCES } from "../testing/made-build.ts";
import { type Counts, madeBases, madeFrameTable } from "../testing/made-offers.ts";
import { findEasyBuilds } from "./find-easy-builds.ts";
import { type Wanted, withOffer } from "./finish-pair.ts";
import { makePairTable, type ScoreOf } from "./pair-table.ts";
import { type BasePc, FREE_CATEGORIES, type FoundBuild, type Offer, type Offers } from "./search-space.ts";
import { virtuesOf } from "./virtues.ts";

const all = (count: number): Counts => ({
  processor: count,
  card: count,
  motherboard: count,
  memory: count,
  cooler: count,
  drives: count,
  supply: count,
});

const WANTED: Omit<Wanted, "virtues"> = {
  circumstances: MADE_CIRCUMSTANCES,
  memoryGb: 16,
  driveGb: 1000,
  proves: () => true,
};

function scoring(counts: Counts, seed: number): ScoreOf {
  const table = madeFrameTable(counts, seed);
  return (processor, chip, videoMemoryGb) =>
    weakestRate(table, table.games, { processor, chip, videoMemoryGb }, "high", "1440p");
}

interface Tried {
  price: number;
  fps: number;
  virtues: number;
}

/** Every build that there is, judged whole: what the search must not do, and must come to. */
function tryAll(bases: readonly BasePc[], scoreOf: ScoreOf): Tried[] {
  const found: Tried[] = [];
  for (const base of bases) combine(base, base.fixed, 0, base.framePrice, []);
  return found;

  function combine(base: BasePc, build: BasePc["fixed"], at: number, price: number, chosen: readonly Offer[]): void {
    const category = FREE_CATEGORIES[at];
    if (category !== undefined) {
      for (const offer of base.offers[category])
        combine(base, withOffer(build, offer), at + 1, price + offer.price, [...chosen, offer]);
      return;
    }
    if ((build.memory[0]?.facts.capacityGb ?? 0) < 16 || (build.drives[0]?.facts.capacityGb ?? 0) < 1000) return;
    const { verdicts, missing } = checkBuild(build, MADE_CIRCUMSTANCES);
    if (missing.length > 0 || verdicts.some(isHeavy)) return;
    const { chip, memoryGb } = build.card?.facts ?? { chip: null, memoryGb: null };
    const fps = scoreOf(chosen[0]?.slug ?? "", chip ?? "", memoryGb ?? 0);
    if (fps > 0) found.push({ price, fps, virtues: virtuesOf(build).length });
  }
}

const least = (builds: readonly Tried[]): number | null =>
  builds.length === 0 ? null : Math.min(...builds.map(({ price }) => price));
const most = (builds: readonly Tried[], what: "fps" | "virtues") => Math.max(0, ...builds.map((build) => build[what]));

/** What the three builds must be, by their definitions. */
function bestOf(tried: readonly Tried[], fps: number, budget: number) {
  const within = tried.filter(({ price }) => price <= budget);
  const top = most(within, "fps");
  const near = within.filter((build) => build.fps >= 0.9 * top);
  const virtues = most(near, "virtues");
  return {
    least: least(tried.filter((build) => build.fps >= fps)),
    most: within.length === 0 ? null : [top, least(within.filter((build) => build.fps === top))],
    roomy: near.length === 0 ? null : [virtues, least(near.filter((build) => build.virtues === virtues))],
  };
}

const shownOf = (found: FoundBuild | null) => found && [found.fps, found.price];

describe("on six parts of a category, the search comes to what trying every build comes to", () => {
  test.each([3, 7])("shop %i", { timeout: 240_000 }, (seed) => {
    const counts = all(6);
    // Trying all is 6⁷ builds a PC: one drive of each size keeps it to seconds.
    const [made] = madeBases(counts, seed, 1) as [BasePc];
    const bases = [{ ...made, offers: { ...made.offers, drives: made.offers.drives.slice(0, 2) } as Offers }];
    const scoreOf = scoring(counts, seed);
    const tried = tryAll(bases, scoreOf);
    expect(tried.length).toBeGreaterThan(0);
    const table = makePairTable(bases, { ...WANTED, virtues: [] });
    const prices = tried.map(({ price }) => price).toSorted((one, other) => one - other);
    for (const share of [0, 0.02, 0.1, 0.5, 1]) {
      const budget = prices[Math.floor(share * (prices.length - 1))] ?? 0;
      for (const fps of [30, 60, 100]) {
        const found = findEasyBuilds(table, { scoreOf, fps, budget, wanted: WANTED });
        const best = bestOf(tried, fps, budget);
        expect(found.least?.price ?? null).toBe(best.least);
        expect(shownOf(found.most)).toEqual(best.most);
        expect(found.roomy && [virtuesOf(found.roomy.build).length, found.roomy.price]).toEqual(best.roomy);
      }
    }
  });
});

describe("laws over random shops", () => {
  const counts = all(9);
  const shop = fc.integer({ min: 1, max: 500 }).map((seed) => ({
    table: makePairTable(madeBases(counts, seed), { ...WANTED, virtues: [] }),
    scoreOf: scoring(counts, seed),
  }));
  const budget = fc.integer({ min: 50_000, max: 300_000 });
  const ask = ({ table, scoreOf }: { table: ReturnType<typeof makePairTable>; scoreOf: ScoreOf }, cents: number) =>
    findEasyBuilds(table, { scoreOf, fps: 60, budget: cents, wanted: WANTED });

  test("nothing keeps a build from being sold, its price is that of its parts, and two of them are within the budget", () => {
    fc.assert(
      fc.property(shop, budget, (made, most) => {
        const builds = ask(made, most);
        for (const found of Object.values(builds) as (FoundBuild | null)[]) {
          if (!found) continue;
          const { verdicts, missing } = checkBuild(found.build, MADE_CIRCUMSTANCES);
          expect([verdicts.filter(isHeavy), missing]).toEqual([[], []]);
          const parts = Object.values(found.chosen).reduce((sum, { price }) => sum + price, 0);
          expect(found.price).toBe(found.base.framePrice + parts);
        }
        expect(builds.most?.price ?? 0).toBeLessThanOrEqual(most);
        expect(builds.roomy?.price ?? 0).toBeLessThanOrEqual(most);
        expect(builds.least?.fps ?? 60).toBeGreaterThanOrEqual(60);
        expect(builds.roomy?.fps ?? 0).toBeGreaterThanOrEqual(0.9 * (builds.most?.fps ?? 0));
      }),
      { numRuns: 40 },
    );
  });

  test("more money never brings fewer frames", () => {
    fc.assert(
      fc.property(shop, budget, fc.integer({ min: 0, max: 60_000 }), (made, most, more) => {
        expect(ask(made, most + more).most?.fps ?? 0).toBeGreaterThanOrEqual(ask(made, most).most?.fps ?? 0);
      }),
      { numRuns: 40 },
    );
  });

  test("a build that the cart refuses is not given, and the next best is", () => {
    fc.assert(
      fc.property(shop, (made) => {
        const first = ask(made, 300_000).most;
        if (!first) return;
        const proves = (found: FoundBuild) => found.price !== first.price;
        const wanted = { ...WANTED, proves };
        const second = findEasyBuilds(made.table, { scoreOf: made.scoreOf, fps: 60, budget: 300_000, wanted }).most;
        expect(second?.price).not.toBe(first.price);
        expect(second?.fps ?? 0).toBeLessThanOrEqual(first.fps);
      }),
      { numRuns: 20 },
    );
  });
});
