import { expect, test } from "vitest";
import type { RmaStatusLine } from "#contract/rma.ts";
import { RMA_CONDITIONS } from "#rules/rma/rma-states.ts";
import { lineFacts } from "./line-facts.ts";

const asked: RmaStatusLine = {
  ItemDescription: "Glide mouse",
  Units: 3,
  Accepted: null,
  Why: "",
  Received: null,
  Condition: null,
  RefundedUnits: 0,
  Refunded: 0,
};

test("a line says what was decided of it, what came and how, and the money for it", () => {
  const decided = { ...asked, Accepted: 2, Why: "One is used up" };
  expect(lineFacts("requested", asked)).toEqual(["We look at it"]);
  expect(lineFacts("approved", decided)).toEqual(["2 of 3 accepted", "1 not accepted: One is used up"]);
  expect(lineFacts("done", { ...decided, Received: 1, Condition: "opened", RefundedUnits: 1, Refunded: 59 })).toEqual([
    "2 of 3 accepted",
    "1 not accepted: One is used up",
    "1 here, opened",
    "$59.00 back for 1 unit",
  ]);
});

test("a line that is not accepted says why, and nothing of a parcel", () => {
  const refused = { ...asked, Accepted: 0, Why: "Worn", Received: 0 };
  expect(lineFacts("received", refused)).toEqual(["Not accepted: Worn"]);
  expect(lineFacts("received", { ...asked, Accepted: 3, Received: 0 })).toEqual([
    "All 3 accepted",
    "Not in the parcel",
  ]);
});

test("a return that was called off says no more than that of each line", () => {
  expect(lineFacts("withdrawn", { ...asked, Accepted: 3 })).toEqual(["Stays with you"]);
  expect(lineFacts("rejected", { ...asked, Accepted: 3, Received: 3 })).toEqual(["Not accepted"]);
});

test("every condition has its words", () => {
  const one = { ...asked, Units: 1, Accepted: 1, Received: 1 };
  const said = RMA_CONDITIONS.map((Condition) => lineFacts("received", { ...one, Condition })[1]);
  expect(new Set(said).size).toBe(RMA_CONDITIONS.length);
  expect(lineFacts("received", one)).toEqual(["Accepted", "Here"]);
});
