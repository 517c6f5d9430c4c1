import { expect, test } from "vitest";
import type { RmaLabel } from "#contract/rma.ts";
import type { RmaState } from "#rules/rma/rma-states.ts";
import { rmaSteps } from "./rma-steps.ts";

const MOVES = [
  { State: "requested", At: "2026-11-22T20:00:00Z" },
  { State: "approved", At: "2026-11-23T17:05:00Z" },
  { State: "received", At: "2026-12-02T18:00:00Z" },
  { State: "done", At: "2026-12-04T18:00:00Z" },
] as const;
const at = (
  State: RmaState,
  moves: readonly { State: RmaState; At: string }[],
  NextBy = "",
  more: { IsLate?: boolean; Label?: RmaLabel } = {},
) =>
  rmaSteps({
    Rma: { State, Wants: "refund" },
    Moves: [...moves],
    NextBy,
    IsLate: false,
    Label: null,
    TimeZone: "UTC",
    ...more,
  }).map(({ name, when, state }) => [name, when, state]);

test("what was done has its day, what comes next has the day it is due, and the rest waits", () => {
  expect(at("approved", MOVES.slice(0, 2), "2026-12-07")).toEqual([
    ["Asked", "Nov 22, 2026", "done"],
    ["Accepted", "Nov 23, 2026", "done"],
    ["Your parcel", "Send by Mon,\u00a0Dec\u00a07", "now"],
    ["In our shop", "", "planned"],
    ["Money back", "", "planned"],
  ]);
  expect(at("requested", MOVES.slice(0, 1), "2026-11-23")[1]).toEqual([
    "Our answer",
    "By Mon,\u00a0Nov\u00a023",
    "now",
  ]);
  expect(at("done", MOVES).map(([, , state]) => state)).toEqual(["done", "done", "done", "done", "done"]);
});

test("a day that is over is not named as one to come", () => {
  expect(at("received", MOVES.slice(0, 3), "2026-12-07", { IsLate: true })[4]).toEqual(["Money back", "", "now"]);
});

test("a parcel under our label tells where it is", () => {
  const Label = { Carrier: "FedEx", Tracking: "770000000000", Url: "", Parcel: "moving" } as const;
  expect(at("approved", MOVES.slice(0, 2), "2026-12-07", { Label })[2]).toEqual([
    "Your parcel",
    "On its way to us",
    "now",
  ]);
});

test.each([
  ["rejected", "Not accepted"],
  ["withdrawn", "Withdrawn"],
] as const)("one that is %s ends there: no step after it is shown", (state, name) => {
  const moves = [MOVES[0], { State: state, At: "2026-11-24T18:00:00Z" }];
  expect(at(state, moves)).toEqual([
    ["Asked", "Nov 22, 2026", "done"],
    [name, "Nov 24, 2026", "ended"],
  ]);
});
