import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const [, told = ""] = readFileSync("docs/deploy.md", "utf8").split("## A new version");
const [stops = "", others = ""] = told.split("**The others need none**");
/** What every database has begun with. */
const FIRST = ["0001", "0002", "0003"];

const numbersIn = (text: string): string[] => text.match(/\b0\d{3}\b/g) ?? [];

/** `0033 to 0039` names those between, too. */
const rangesIn = (text: string) => [...text.matchAll(/\b(0\d{3}) to (0\d{3})\b/g)];

function isAmongOthers(number: string): boolean {
  return (
    numbersIn(others).includes(number) ||
    rangesIn(others).some(([, from = "", to = ""]) => from <= number && number <= to)
  );
}

test("of every migration it is told whether the old processes must be stopped before it, in one place", () => {
  const needStop = new Set([...stops.matchAll(/^\| (0\d{3}) \|/gm)].map(([, number = ""]) => number));
  const migrations = globSync("server/db/migrations/*.sql").map((file) => basename(file).slice(0, 4));
  const told = migrations.filter((number) => needStop.has(number) !== isAmongOthers(number));
  expect([...FIRST, ...told].toSorted()).toEqual(migrations.toSorted());
});
