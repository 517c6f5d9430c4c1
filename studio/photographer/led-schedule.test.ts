import fc from "fast-check";
import { expect, test } from "vitest";
import { ledSchedule } from "./led-schedule.ts";

const lights = fc.array(fc.double({ min: 0.01, max: 20, noNaN: true }), { minLength: 1, maxLength: 90 });

test("every emitter gets slots in proportion to its power, within one slot, and no slot stays empty", () => {
  fc.assert(
    fc.property(lights, fc.integer({ min: 3, max: 60 }), (powers, slots) => {
      const emitters = powers.map((power, index) => ({ power, index }));
      const total = powers.reduce((sum, power) => sum + power, 0);
      const schedule = ledSchedule(emitters, slots);
      expect(schedule).toHaveLength(slots);
      for (const emitter of emitters) {
        const got = schedule.filter((each) => each === emitter).length;
        expect(Math.abs(got - (emitter.power / total) * slots)).toBeLessThanOrEqual(1.000001);
      }
    }),
  );
});

test("the three lights of a frame come from different places when there are many", () => {
  const emitters = Array.from({ length: 27 }, (_, index) => ({ power: 1, index }));
  const schedule = ledSchedule(emitters, 27);
  for (let frame = 0; frame < 9; frame += 1) {
    const [first, second, third] = schedule.slice(frame * 3, frame * 3 + 3).map(({ index }) => index);
    expect(Math.abs((first ?? 0) - (second ?? 0))).toBeGreaterThan(2);
    expect(Math.abs((second ?? 0) - (third ?? 0))).toBeGreaterThan(2);
  }
});

test("a product without lights has no schedule", () => {
  expect(ledSchedule([], 27)).toEqual([]);
});
