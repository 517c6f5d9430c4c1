import fc from "fast-check";
import { expect, test } from "vitest";
import { joinLines, type LineToJoin } from "./join-lines.ts";

let next = 0;
const line = (skuId: number, quantity: number, more: Partial<LineToJoin> = {}): LineToJoin => ({
  id: `line-${(next += 1)}`,
  skuId,
  quantity,
  warrantyId: 0,
  rushService: "none",
  fromCompleteYourPurchase: false,
  coversLineId: null,
  build: "",
  ...more,
});

test("the same choice becomes one line with the units of both, another one comes over", () => {
  const first = [line(1, 2), line(2, 1)];
  const second = [line(1, 3), line(2, 1, { warrantyId: 1 }), line(3, 1), line(1, 1, { build: "5p9" })];
  expect(joinLines(first, second, new Map())).toEqual({
    moved: [second[1]?.id, second[2]?.id, second[3]?.id],
    changed: [{ id: first[0]?.id, quantity: 5 }],
  });
});

test("units are added up to the stock and to 99, and never below what either cart had", () => {
  const [a, b, c] = [line(1, 4), line(2, 60), line(3, 5)];
  const second = [line(1, 4), line(2, 60), line(3, 2)];
  const stock = new Map([
    [1, 6],
    [3, 1],
  ]);
  expect(joinLines([a, b, c], second, stock).changed).toEqual([
    { id: a.id, quantity: 6 },
    { id: b.id, quantity: 99 },
  ]);
});

const anyLine = fc
  .record({
    skuId: fc.integer({ min: 1, max: 4 }),
    warrantyId: fc.integer({ min: 0, max: 1 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ skuId, quantity, warrantyId }) => line(skuId, quantity, { warrantyId }));
const anyCart = fc.uniqueArray(anyLine, { selector: ({ skuId, warrantyId }) => `${skuId} ${warrantyId}` });

test("whatever two carts hold, every choice of both is in the joined one, with no fewer units than in either, 1 to 99", () => {
  fc.assert(
    fc.property(anyCart, anyCart, fc.integer({ min: 0, max: 120 }), (first, second, stock) => {
      const { moved, changed } = joinLines(first, second, new Map([1, 2, 3].map((skuId) => [skuId, stock])));
      const joined = new Map(
        [...first, ...second.filter(({ id }) => moved.includes(id))].map((each) => [each.id, each]),
      );
      const quantityOf = (each: LineToJoin) => changed.find(({ id }) => id === each.id)?.quantity ?? each.quantity;
      for (const each of [...first, ...second]) {
        const found = [...joined.values()].filter(
          ({ skuId, warrantyId }) => skuId === each.skuId && warrantyId === each.warrantyId,
        );
        expect(found).toHaveLength(1);
        const units = found[0] ? quantityOf(found[0]) : 0;
        expect(units).toBeGreaterThanOrEqual(each.quantity);
        expect(units).toBeLessThanOrEqual(99);
      }
    }),
  );
});

test("a longer warranty for the same line of an order stays once, as the first cart has it; for another line it comes over", () => {
  const first = [line(0, 1, { coversLineId: 7, warrantyId: 1 })];
  const second = [line(0, 2, { coversLineId: 7, warrantyId: 2 }), line(0, 1, { coversLineId: 8, warrantyId: 1 })];
  expect(joinLines(first, second, new Map())).toEqual({ moved: [second[1]?.id], changed: [] });
});
