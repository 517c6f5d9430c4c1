import { expect, test } from "vitest";
import { checkPassword, PASSWORD_LENGTH } from "./check-password.ts";

const faultOf = (password: string) => checkPassword(password, "ada.byron@example.com")?.is ?? null;

test.each([
  ["eleven char", "too_short"],
  ["🔑".repeat(11), "too_short"],
  ["x".repeat(PASSWORD_LENGTH.most + 1), "too_long"],
  ["Password1234", "known"],
  ["Pass-word-1234", "known"],
  ["abababababab", "repeats"],
  ["aaaaaaaaaaaaaaa", "repeats"],
  ["123456789012", "repeats"],
  ["qwertyuiopas", "repeats"],
  ["poiuytrewq", "too_short"],
  ["Ada.Byron@example.com", "is_email"],
  ["ada.byron123", "is_email"],
])("%s is refused: %s", (password, fault) => {
  expect(faultOf(password)).toBe(fault);
});

test.each(["quiet fan on a desk", "twelve chars", "Пароль из слов", "🔑 four plain words 🔑", "  spaces count  "])(
  "%s may be used: spaces, other alphabets and signs count as they are typed",
  (password) => {
    expect(faultOf(password)).toBeNull();
  },
);
