import { describe, expect, test } from "vitest";
import { moved, PLACES, readView } from "./showroom-views.ts";

describe("a camera around a PC", () => {
  test("turns on behind it, and comes out on the other side", () => {
    expect(moved(PLACES.corner, { turn: 150 }).azimuth).toBe(-174);
    expect(moved(PLACES.back, { turn: -720 - 120 }).azimuth).toBe(174);
  });

  test("stays above the floor and below the top", () => {
    expect(moved(PLACES.corner, { tip: -90 }).elevation).toBe(-5);
    expect(moved(PLACES.top, { tip: 90 }).elevation).toBe(85);
  });

  test("comes no nearer than four times, and goes no further than the PC is seen", () => {
    expect(moved(PLACES.inside, { closer: 100 }).nearness).toBe(4);
    expect(moved(PLACES.side, { closer: 0.001 }).nearness).toBe(0.7);
  });

  test.each([
    ["top", "top"],
    ["inside", "inside"],
    ["below", "corner"],
    [null, "corner"],
  ] as const)("the view %j of an address is %s", (text, view) => expect(readView(text)).toBe(view));
});
