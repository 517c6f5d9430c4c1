// The tests that a change reaches, for `npm run check`: `node scripts/tests-of-change.ts FILE…`. Along the imports that
// bring a value; every test that opens no database, and the suites on one that stand nearest to the change.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { importsOf } from "../checks/imports-of.ts";
import { LONG_TESTS } from "./long-tests.ts";

const SOURCES =
  "{rules,messages,contract,adapters,sandbox,server,ui,storefront,catalogue,checks,scripts,e2e}/**/*.{ts,tsx}";
const WALLS = ["checks/boundaries.test.ts", "checks/file-size.test.ts"];
const DATABASE = "server/db/test-database.ts";
/** Seconds each: those of `npm test` are hundreds. */
const NEAREST = 6;
/** What every room stands on reaches every suite, and none of them more than another. */
const FOUNDATION = /^(rules|messages|contract|ui|catalogue)\//;

const changed = process.argv.slice(2);
const folders = new Set(changed.map(dirname));
const importers = importersOf(globSync(SOURCES));
const steps = stepsFrom(changed, importers);
const onDatabase = stepsFrom([DATABASE], importers);
const reached = [...steps.keys()].filter((file) => /\.test\.tsx?$/.test(file));
const quick = reached.filter((file) => !onDatabase.has(file));
const suites = reached.filter((file) => onDatabase.has(file)).toSorted((one, other) => distance(one) - distance(other));
const near = changed.every((file) => FOUNDATION.test(file))
  ? []
  : suites.filter((file) => !LONG_TESTS.includes(file)).slice(0, NEAREST);
const toRun = suites.filter((file) => changed.includes(file) || near.includes(file));

const passed = [
  runTests([...new Set([...WALLS, ...quick])], { WITHOUT_DATABASES: "1" }),
  toRun.length === 0 || runTests(toRun, {}),
];
if (suites.length > toRun.length)
  console.log(`The change reaches ${suites.length - toRun.length} more suites on a database: npm test runs them`);
process.exit(passed.every(Boolean) ? 0 : 1);

/** A suite that stands beside a change is nearer than any that only imports it. */
function distance(suite: string): number {
  return folders.has(dirname(suite)) ? 0 : (steps.get(suite) ?? 0);
}

/** Whom a file brings its values to. */
function importersOf(files: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const imported of importsOf(file, readFileSync(file, "utf8")))
      found.set(imported, [...(found.get(imported) ?? []), file]);
  return found;
}

/** Every file that is reached, with the number of imports between. */
function stepsFrom(starts: string[], ways: Map<string, string[]>): Map<string, number> {
  const found = new Map(starts.filter((file) => existsSync(file)).map((file) => [file, 0]));
  // A map goes on with what is added while it is walked.
  for (const [file, away] of found)
    for (const next of ways.get(file) ?? []) if (!found.has(next)) found.set(next, away + 1);
  return found;
}

function runTests(files: string[], environment: Record<string, string>): boolean {
  const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...files], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  return status === 0;
}
