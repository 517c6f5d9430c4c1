import { describe, expect, test } from "vitest";
import { chooseCompared, markRow } from "./comparison.ts";

const amounts = (...given: (number | null)[]) => given.map((amount) => ({ text: `${amount}`, amount }));
const best = (row: ReturnType<typeof markRow>) => row.map(({ isBest }) => isBest);

describe("a row", () => {
  test("marks what differs from the first product, and only that", () => {
    const row = ["2 TB", "2 TB", "1 TB"].map((text) => ({ text, amount: null }));
    expect(markRow(row, null).map(({ differs }) => differs)).toEqual([false, false, true]);
  });

  test("names the lowest price, and the most memory", () => {
    expect(best(markRow(amounts(3649, 3699, 2399), "less"))).toEqual([false, false, true]);
    expect(best(markRow(amounts(32, 64, 16), "more"))).toEqual([false, true, false]);
  });

  test("names all that are as good as each other, and none where all are", () => {
    expect(best(markRow(amounts(32, 64, 64), "more"))).toEqual([false, true, true]);
    expect(best(markRow(amounts(32, 32), "more"))).toEqual([false, false]);
    expect(best(markRow(amounts(32), "more"))).toEqual([false]);
  });

  test("names none where better is no fact, or where one states no amount", () => {
    expect(best(markRow(amounts(1, 2), null))).toEqual([false, false]);
    expect(best(markRow(amounts(1, null, 2), "more"))).toEqual([false, false, false]);
  });

  test("sets what never ships behind every day", () => {
    expect(best(markRow(amounts(Infinity, 20_000), "less"))).toEqual([false, true]);
    expect(best(markRow(amounts(Infinity, Infinity), "less"))).toEqual([false, false]);
  });
});

const of = (group: string) => (id: string) => ({ id, product: { group, id } });
const [pc, laptop] = [of("pc"), of("laptop")];

describe("what an address asks to compare", () => {
  const outcome = (...asked: Parameters<typeof chooseCompared>[0][number][]) => {
    const { compared, leftOut } = chooseCompared(asked);
    return [compared.length, leftOut.map(({ id, reason }) => `${id} ${reason}`)];
  };

  test("is up to four of the first one's kind", () => {
    expect(outcome(...["1", "2", "3", "4"].map(pc))).toEqual([4, []]);
    expect(outcome(...["1", "2", "3", "4", "5"].map(pc))).toEqual([4, ["5 too_many"]]);
    expect(outcome(laptop("1"), pc("2"), laptop("3"))).toEqual([2, ["2 other_kind"]]);
  });

  test("is without what is unknown or stands there twice", () => {
    expect(outcome({ id: "9", product: null }, pc("1"), pc("1"))).toEqual([1, ["9 unknown", "1 repeated"]]);
    expect(outcome()).toEqual([0, []]);
  });

  test("says once why something is not there, however often it was asked for", () => {
    expect(outcome(...Array.from({ length: 9 }, () => pc("1")))).toEqual([1, ["1 repeated"]]);
    expect(outcome(pc("1"), laptop("2"), laptop("2"), { id: "9", product: null }, { id: "9", product: null })).toEqual([
      1,
      ["2 other_kind", "9 unknown"],
    ]);
  });
});
