import { expect, test } from "vitest";
import { readTarget } from "./read-target.ts";

test("a target is dollars as anybody types them, nothing for any drop, and never a guess", () => {
  expect(
    [
      "899",
      " $1,299.99 ",
      "899,99",
      "1\u00a0299,99",
      "",
      " $ ",
      "0",
      "-5",
      "1e3",
      "9.999",
      "cheap",
      "1.299,99",
      "1000000",
    ].map(readTarget),
  ).toEqual([899, 1299.99, 899.99, 1299.99, null, null, "wrong", "wrong", "wrong", "wrong", "wrong", "wrong", "wrong"]);
});
