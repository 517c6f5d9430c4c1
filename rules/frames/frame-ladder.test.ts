import { describe, expect, test } from "vitest";
import { MADE_TABLE } from "../testing/made-frames.ts";
import { type Contender, frameLadder, readFrameWish, rungsOf } from "./frame-ladder.ts";
import type { Game } from "./frame-table.ts";

const [GAME] = MADE_TABLE.games as [Game];
const pc = (
  name: string,
  price: number,
  chip: string,
  processor = "fast",
): Contender<{ name: string; chip: string }> => ({
  pc: { name, chip },
  price,
  hardware: { processor, chip, videoMemoryGb: 16 },
});
/** At 1440p the middle card makes 50 to 95, the fast one on a fast processor 165 or more, and the slow one 25. */
const ALL = [
  pc("slow", 90_000, "Slow"),
  pc("middle, dear", 160_000, "Middle"),
  pc("middle", 120_000, "Middle"),
  pc("fast", 300_000, "Fast"),
  pc("fast, held back", 200_000, "Fast", "slow"),
  pc("unknown card", 10_000, "Nobody measured this"),
];
const ladderFor = (fps: number) => {
  const rungs = rungsOf(MADE_TABLE, GAME, { game: GAME.slug, resolution: "1440p", fps }, ALL);
  const ladder = frameLadder(rungs, ({ chip }) => chip);
  return {
    names: ladder.map(({ pc: { name } }) => name),
    reaching: rungs.filter(({ short }) => short === 0).map(({ pc: { name } }) => name),
    shorts: ladder.map(({ short }) => short),
  };
};

describe("a ladder of PCs for a game", () => {
  test("has one PC for each card that a rate is known of, the slowest first, the least expensive of its card", () => {
    expect(ladderFor(50).names).toEqual(["slow", "middle", "fast, held back"]);
  });

  test("has the PC of a card that reaches the wish before a cheaper one that does not", () => {
    expect(ladderFor(120).names).toEqual(["slow", "middle", "fast"]);
  });

  test("counts by the low end of the range: what we stand by", () => {
    expect(ladderFor(50)).toMatchObject({ reaching: ["middle", "middle, dear", "fast, held back", "fast"] });
    // On average the middle card makes more than 60.
    expect(ladderFor(60).reaching).toEqual(["fast, held back", "fast"]);
    expect(ladderFor(60).shorts[1]).toBe(10);
  });

  test("has the nearest of each card where nothing reaches the wish, the nearest of all at its end", () => {
    expect(ladderFor(240)).toMatchObject({ reaching: [], names: ["slow", "middle", "fast"] });
  });
});

test("a wish that is not said, or is no choice of ours, has a default", () => {
  expect(readFrameWish(MADE_TABLE.games, () => null)).toEqual({ game: GAME.slug, resolution: "1440p", fps: 120 });
  expect(readFrameWish(MADE_TABLE.games, () => "'; drop")).toEqual({ game: GAME.slug, resolution: "1440p", fps: 120 });
  expect(readFrameWish([], () => null).game).toBe("");
  const said = { game: GAME.slug, resolution: "4k", fps: "60" };
  expect(readFrameWish(MADE_TABLE.games, (field) => said[field])).toEqual({ ...said, fps: 60 });
});
