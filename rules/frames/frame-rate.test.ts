import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MADE_TABLE } from "../testing/made-frames.ts";
import { frameRate, isKnown, type FrameRate } from "./frame-rate.ts";
import { type FrameTable, type Game, type Preset, PRESETS, type Resolution, RESOLUTIONS } from "./frame-table.ts";
import { madeFor, weakestRate } from "./made-for.ts";

const [GAME] = MADE_TABLE.games as [Game];
const PC = { processor: "middle", chip: "Middle", videoMemoryGb: 16 };
const rateOf = (change: Partial<FrameTable> = {}, hardware = PC): FrameRate =>
  frameRate({ ...MADE_TABLE, ...change }, GAME, hardware, "high", "1440p");
const averageOf = (rate: FrameRate): number => (isKnown(rate) ? rate.average : 0);
const run = { game: GAME.slug, preset: "high", resolution: "1440p", slowest: 61, runs: 3, on: "2026-10-02" } as const;

describe("how a frame rate is known", () => {
  test("from indices it is an estimate, 30 % either way while the game was never measured, rounded outwards to 5", () => {
    // 10 ms × (2 + 3.69) ÷ (2 + 2.07) = 13.98 ms for the card, 5 ms for the processor.
    expect(rateOf()).toEqual({
      evidence: "estimate",
      average: 72,
      low: 50,
      high: 95,
      tolerance: 30,
      slowest: null,
      limitedBy: "card",
      processorAlone: 200,
      cardAlone: 72,
      measuredOn: null,
      runs: 0,
    });
  });

  test("20 % where the game was measured on any PC", () => {
    const elsewhere = { ...run, resolution: "4k", processor: "slow", chip: "Slow", average: 20 } as const;
    expect(rateOf({ measurements: [elsewhere] })).toMatchObject({
      evidence: "estimate",
      tolerance: 20,
      low: 55,
      high: 90,
    });
  });

  test("a run on these very parts is measured, with its day and its slowest hundredth", () => {
    const own = { ...run, processor: "middle", chip: "Middle", average: 80.4 };
    expect(rateOf({ measurements: [own] })).toMatchObject({
      evidence: "measured",
      average: 80,
      low: 80,
      high: 80,
      slowest: 61,
      measuredOn: "2026-10-02",
      runs: 3,
    });
  });

  test("between two runs of the same chip, or of the same processor, it is within 10 %", () => {
    const chips = [
      { ...run, processor: "slow", chip: "Middle", average: 60 },
      { ...run, processor: "fast", chip: "Middle", average: 100 },
    ];
    expect(rateOf({ measurements: chips })).toMatchObject({ evidence: "between", average: 80, tolerance: 10, low: 70 });
    const processors = chips.map((each, at) => ({ ...each, processor: "middle", chip: ["Slow", "Fast"][at] ?? "" }));
    expect(rateOf({ measurements: processors })).toMatchObject({ evidence: "between", average: 66 });
    expect(rateOf({ measurements: chips.slice(0, 1) })).toMatchObject({ evidence: "estimate", tolerance: 20 });
  });

  test("a processor or chip without an index has no number, and so has a card with too little memory", () => {
    expect(rateOf({}, { ...PC, chip: "None" })).toEqual({ evidence: "none", why: "not_tested" });
    expect(rateOf({}, { ...PC, processor: "none" })).toEqual({ evidence: "none", why: "not_tested" });
    expect(rateOf({}, { ...PC, videoMemoryGb: 8 })).toMatchObject({ evidence: "estimate" });
    expect(rateOf({}, { ...PC, videoMemoryGb: 7 })).toEqual({ evidence: "none", why: "video_memory", needsGb: 8 });
  });

  test.each([
    [1, "card"],
    [2.5, "card"],
    [2.7, "both"],
    [2.9, "both"],
    [3.2, "processor"],
  ] as const)("a chip of index %s is limited by: %s", (index, limitedBy) => {
    expect(rateOf({ chips: { Middle: index } })).toMatchObject({ limitedBy });
  });
});

describe("laws", () => {
  const index = fc.double({ min: 0.2, max: 8, noNaN: true });
  const estimate = (processor: number, chip: number, preset: Preset = "high", resolution: Resolution = "1080p") =>
    averageOf(
      frameRate(
        { ...MADE_TABLE, processors: { middle: processor }, chips: { Middle: chip } },
        GAME,
        PC,
        preset,
        resolution,
      ),
    );

  test("a rate never rises with resolution or preset", () => {
    fc.assert(
      fc.property(index, index, (processor, chip) => {
        const by = (all: readonly number[]) => expect(all).toEqual(all.toSorted((one, other) => other - one));
        by(RESOLUTIONS.map((resolution) => estimate(processor, chip, "high", resolution)));
        by(PRESETS.map((preset) => estimate(processor, chip, preset)));
      }),
    );
  });

  test("a rate never falls with a better index, and the model's name changes nothing", () => {
    fc.assert(
      fc.property(index, index, index, (processor, chip, more) => {
        expect(estimate(processor + more, chip)).toBeGreaterThanOrEqual(estimate(processor, chip));
        expect(estimate(processor, chip + more)).toBeGreaterThanOrEqual(estimate(processor, chip));
        const named = { processors: { other: processor }, chips: { Other: chip } };
        const other = { processor: "other", chip: "Other", videoMemoryGb: 16 };
        expect(averageOf(frameRate({ ...MADE_TABLE, ...named }, GAME, other, "high", "1080p"))).toBe(
          estimate(processor, chip),
        );
      }),
    );
  });

  test("what limits is the larger of both times", () => {
    fc.assert(
      fc.property(index, index, (processor, chip) => {
        const rate = rateOf({ processors: { middle: processor }, chips: { Middle: chip } });
        if (!isKnown(rate) || rate.limitedBy === "both") return;
        const [less, more] = [rate.processorAlone, rate.cardAlone].toSorted((one, other) => one - other);
        expect(rate.limitedBy === "processor" ? [less, more] : [more, less]).toEqual([
          rate.processorAlone,
          rate.cardAlone,
        ]);
      }),
    );
  });
});

test("a PC is made for what its slowest game still reaches at 60, and for nothing where a part has no index", () => {
  expect(madeFor(MADE_TABLE, PC)).toEqual(["1080p"]);
  expect(madeFor(MADE_TABLE, { ...PC, chip: "Fast" })).toEqual(["1080p", "1440p", "4k"]);
  expect(madeFor(MADE_TABLE, { ...PC, chip: "None" })).toEqual([]);
  expect(weakestRate(MADE_TABLE, [], PC, "high", "1080p")).toBe(0);
});
