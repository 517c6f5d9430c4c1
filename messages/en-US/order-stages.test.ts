import { expect, test } from "vitest";
import { stageNames, stageNoteWords } from "./order-stages.ts";

test.each([
  ["built", "Paid, Building, Testing, Shipped, Delivered"],
  ["ready", "Paid, Packed, Shipped, Delivered"],
  ["gear", "Paid, Packed, Shipped, Delivered"],
] as const)("the stages of an order of what is %s are read as %s", (made, names) => {
  expect(stageNames(made)).toBe(names);
});

test("a ready-made PC is packed as it stands, gear is put in its box", () => {
  expect(stageNoteWords.packed("ready")).toBe("Already built and tested");
  expect(stageNoteWords.packed("gear")).toBe("Boxed for shipping");
});
