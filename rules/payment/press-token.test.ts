import fc from "fast-check";
import { expect, test } from "vitest";
import { findCardNumbers } from "./find-card-numbers.ts";
import { pressToken } from "./press-token.ts";

test("the sign of a press keeps what tells it from others, and never looks like a card number", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      expect(pressToken(one)).toMatch(/^press_[a-p]{32}$/);
      expect(findCardNumbers(pressToken(one))).toEqual([]);
      expect(pressToken(one) === pressToken(other)).toBe(one === other);
    }),
  );
});

test("that of a UUID with a card's number in it has no digit", () => {
  expect(pressToken("42424242-4242-4242-8aaa-aaaaaaaaaaaa")).toBe("press_kikikikikikikikioaaaaaaaaaaaaaaa");
});
