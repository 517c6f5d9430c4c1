import { expect, test } from "vitest";
import { readRecoveryCode, recoveryCodeOf } from "./recovery-code.ts";

test("a recovery code is ten letters of its bytes, and none of them looks like another", () => {
  expect(recoveryCodeOf(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe("ABCDE-FGHJK");
  expect(recoveryCodeOf(new Uint8Array([31, 255, 24, 23, 22, 0, 0, 0, 0, 0]))).toBe("992ZY-AAAAA");
  const letters = recoveryCodeOf(new Uint8Array(Array.from({ length: 10 }, (_, at) => at * 3)));
  expect(letters).not.toMatch(/[01IO]/);
});

test.each([
  ["ABCDE-FGHJK", "ABCDEFGHJK"],
  [" abcde fghjk ", "ABCDEFGHJK"],
  ["ABCDE-FGHJ", null],
  ["123456", null],
  ["ABCDE-FGHJ0", null],
  ["", null],
])("%j is read as %j", (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});
