import { describe, expect, test } from "vitest";
import { cartOf, sampleMouse, samplePc, toState } from "../testing/sample-cart.ts";
import { type PaidCart, reviseCart } from "./revise-cart.ts";

const PC = { ...samplePc, lineId: "pc", quantity: 1 };
const MICE = { ...sampleMouse, lineId: "mice", quantity: 3 };
const LIGHT = { ...sampleMouse, lineId: "light", quantity: 1, requiresPc: true };
const paid: PaidCart = {
  cart: cartOf([PC, MICE], { destination: toState("CO"), points: { asked: 5000, balance: 9000 } }),
  lines: [
    { lineId: "pc", units: 1 },
    { lineId: "gone", units: 0 },
    { lineId: "mice", units: 3 },
  ],
  pointsUsed: 2000,
};
const NONE = { lines: [], destination: null, shippingMethodId: null };
const GEAR_ALONE = { gearOnly: "completeYourPurchase" } as const;
const reasonOf = (answer: ReturnType<typeof reviseCart>) => (answer.ok ? answer.value.units : answer.reason);

describe("a change of a paid cart", () => {
  test("takes units off a line by the number that it keeps, also where one before it is gone", () => {
    const answer = reviseCart(paid, { ...NONE, lines: [{ line: 3, units: 1 }] }, GEAR_ALONE);
    expect(reasonOf(answer)).toEqual([1, 0, 1]);
    expect(answer.ok && answer.value.cart.lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      ["pc", 1],
      ["mice", 1],
    ]);
  });

  test("spends no more points than the order did, and is priced where and how it is told", () => {
    const answer = reviseCart(paid, { ...NONE, destination: toState("OR"), shippingMethodId: 2 }, GEAR_ALONE);
    expect(answer.ok && answer.value.cart).toMatchObject({
      destination: { state: "OR" },
      shippingMethodId: 2,
      points: { asked: 2000 },
      pricedAt: paid.cart.pricedAt,
    });
  });

  test("is refused for a line that is not there, for more units, and where nothing would be left", () => {
    const asked = (...lines: { line: number; units: number }[]) =>
      reasonOf(reviseCart(paid, { ...NONE, lines }, GEAR_ALONE));
    expect(asked({ line: 4, units: 0 })).toBe("change_line_unknown");
    expect(asked({ line: 3, units: 4 })).toBe("change_only_fewer");
    expect(asked({ line: 2, units: 1 })).toBe("change_only_fewer");
    expect(asked({ line: 1, units: 0 }, { line: 3, units: 0 })).toBe("change_nothing_left");
  });

  test("leaves no gear that is sold with a PC without one", () => {
    const withLight = {
      ...paid,
      cart: cartOf([PC, LIGHT]),
      lines: [...paid.lines.slice(0, 1), { lineId: "light", units: 1 }],
    };
    const off = { ...NONE, lines: [{ line: 1, units: 0 }] };
    expect(reasonOf(reviseCart(withLight, off, GEAR_ALONE))).toBe("gear_needs_pc");
    expect(reasonOf(reviseCart(paid, off, GEAR_ALONE))).toEqual([0, 0, 3]);
    expect(reasonOf(reviseCart(paid, off, { gearOnly: "block" }))).toBe("gear_needs_pc");
  });
});
