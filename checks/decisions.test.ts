import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const decisions = globSync("docs/decisions/[0-9]*.md").toSorted();

test("every decision says what would make us take it back, or what reversed it", () => {
  const silent = decisions.filter(
    (file) => !/^\*\*(We would take it back\*\*|Reversed)/m.test(readFileSync(file, "utf8")),
  );
  expect(silent).toEqual([]);
});
