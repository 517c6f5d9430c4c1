import { expect, test } from "vitest";
import { memberState } from "./member-state.ts";

test.each([
  [1, true, "member"],
  [-1, true, "guest"],
  [0, true, "guest"],
  [-7, true, "guest"],
  [1, false, "guest"],
  [-1, false, "guest"],
] as const)("MemId %i with success %s is a %s", (MemId, Success, expected) => {
  expect(memberState({ MemId, Success })).toBe(expected);
});

test("without a user info a visitor is a guest", () => {
  expect(memberState(null)).toBe("guest");
});
