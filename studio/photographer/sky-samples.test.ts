import { expect, test } from "vitest";
import { skyOnFloor, skySamples } from "./sky-samples.ts";

test("however many pieces the sky is in, it gives the same light in all and nearly the same on the floor", () => {
  const exact = skyOnFloor(skySamples(4000, 0));
  for (const count of [12, 18, 24, 36]) {
    const samples = skySamples(count, 0);
    expect(samples.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(Math.abs(skyOnFloor(samples) / exact - 1)).toBeLessThan(0.05);
  }
});

test("every piece of sky is above the horizon and one unit away", () => {
  for (const { direction, share } of skySamples(32, 1)) {
    expect(direction.length()).toBeCloseTo(1, 9);
    expect(direction.y).toBeGreaterThan(0);
    expect(share).toBeGreaterThan(0);
  }
});

test("the bright side turns with the camera", () => {
  const brightest = (turn: number) => {
    const sum = { x: 0, z: 0 };
    for (const { direction, share } of skySamples(4000, turn)) {
      sum.x += direction.x * share;
      sum.z += direction.z * share;
    }
    return Math.atan2(sum.x, sum.z);
  };
  const turn = brightest(1) - brightest(0);
  expect(Math.atan2(Math.sin(turn), Math.cos(turn))).toBeCloseTo(1, 1);
});

test("neighbouring frames see different parts of the sky", () => {
  const samples = skySamples(18, 0);
  const closeness = samples.slice(1).map(({ direction }, index) => samples[index]?.direction.dot(direction));
  expect(closeness.filter((cosine) => cosine === undefined || cosine > 0.97)).toEqual([]);
});
