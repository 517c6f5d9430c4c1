import { expect, test } from "vitest";
import { nameOfPlace, readSerial } from "./unit-serials.ts";

test.each([
  [" 5080-3F-220917 ", "5080-3F-220917"],
  ["64C30-7715  /  7716", "64C30-7715 / 7716"],
  ["9J17402K30118", "9J17402K30118"],
])("the serial number %j is kept as its sticker shows it", (typed, serial) => {
  expect(readSerial(typed)).toBe(serial);
});

test.each(["", " ", "-1", "A-", "<b>1</b>", "9J17\u0000", "ナンバー", "x".repeat(61)])(
  "%j is no serial number",
  (typed) => {
    expect(readSerial(typed)).toBeNull();
  },
);

test("a place is a unit of a line or one of its parts, and nothing beyond", () => {
  const line = { description: "Forge 80", quantity: 2, parts: ["Case", "Board"] };
  const names = [
    [1, 0],
    [2, 2],
    [3, 0],
    [0, 0],
    [1, 3],
  ].map(([Unit = 0, Part = 0]) => nameOfPlace(line, { Unit, Part }));
  expect(names).toEqual(["Forge 80", "Board", null, null, null]);
});
