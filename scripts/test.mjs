// `npm test`: everything a change must pass, in the order that fails soonest.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureInstalled, pinnedEnvironment, ROOT } from "./pinned-node.mjs";
import { bin, QUICK, runSteps } from "./run-steps.mjs";
import { noteStudioPassed, STAMP, studioHasPassed } from "./studio-stamp.mjs";

const LINES_OF_A_FAILURE = 12;

ensureInstalled();
const { findBrowser } = await import("./find-browser.mjs");
const environment = pinnedEnvironment({ NODE_ENV: "test", BROWSER_PATH: findBrowser() ?? "", FORCE_COLOR: "0" });
/** @param {string} name */
const report = (name) => join(ROOT, "reports", `${name}.json`);
rmSync(join(ROOT, "reports"), { recursive: true, force: true });

/** @type {(name: string, ...filters: string[]) => string[]} */
const vitest = (name, ...filters) => [
  bin("vitest/vitest.mjs"),
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report(name)}`,
  ...filters,
];
const studioUnchanged = studioHasPassed();
const studio = { name: "studio", args: vitest("studio", "studio/") };
const STEPS = [
  ...QUICK,
  { name: "build", args: ["scripts/build.ts"], environment: { NODE_ENV: "production" } },
  { name: "rules, server and database", args: vitest("vitest", "--exclude=studio/**") },
  ...(studioUnchanged ? [] : [studio]),
  {
    name: "browser",
    args: [bin("@playwright/test/cli.js"), "test"],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report("browser") },
  },
];

const failed = runSteps(STEPS, environment);
if (!studioUnchanged && !failed.includes(studio.name)) {
  noteStudioPassed();
  // Elsewhere the new stamp is there to be committed.
  if (process.env["CI"]) failed.push(`the studio changed: run npm test and commit ${STAMP}`);
}

const counts = [
  vitestCounts(report("vitest")),
  ...(studioUnchanged ? [] : [vitestCounts(report("studio"))]),
  browserCounts(report("browser")),
];
/** @param {"passed" | "failed" | "skipped"} key */
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const checks = [...QUICK.map(({ name }) => name), "build"];
console.log(`\nDatabases: ${databases()}`);
console.log(`Browser: ${environment["BROWSER_PATH"] || "none was found and none could be installed"}`);
console.log(`Checks: ${checks.map((name) => `${name} ${failed.includes(name) ? "failed" : "passed"}`).join(", ")}`);
console.log(
  studioUnchanged
    ? `Studio: not one file changed since its tests passed (${STAMP}), so they did not run; npm run test:deep runs them`
    : `Studio: its tests ran because it or the looks changed; commit ${STAMP}`,
);
if (failed.length > 0) console.log(`FAILED: ${failed.join(", ")}`);
for (const line of [...failedTests(), ...failedBrowserTests()]) console.log(line);
console.log(
  `${sum("passed") + checks.filter((name) => !failed.includes(name)).length} passed, ${sum("failed") + checks.filter((name) => failed.includes(name)).length} failed, ${sum("skipped")} skipped`,
);
process.exit(failed.length > 0 || sum("passed") === 0 ? 1 : 0);

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** @param {string} file */
function vitestCounts(file) {
  const result = read(file);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** @param {string} file */
function browserCounts(file) {
  const stats = read(file)?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: 0 };
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}

/** Each failed test with the first lines of why, last of all: a log is often kept from its end. */
function failedTests() {
  const results = [report("vitest"), report("studio")].flatMap((file) => read(file)?.testResults ?? []);
  return results.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const broken = assertionResults.filter((/** @type {any} */ test) => test.status === "failed");
    if (broken.length === 0 && status === "failed") return [`- ${relative(ROOT, name)}: ${firstLines(message)}`];
    return broken.map(
      (/** @type {any} */ test) =>
        `- ${relative(ROOT, name)} › ${test.fullName}: ${firstLines(test.failureMessages.join("\n"))}`,
    );
  });
}

/** The browser's own tree of files, groups and tests, walked to the same lines. */
function failedBrowserTests() {
  /** @type {(suite: any) => any[]} */
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return specsOf(read(report("browser")) ?? {})
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap((/** @type {any} */ { results }) =>
        results.flatMap((/** @type {any} */ { errors }) => errors.map((/** @type {any} */ { message }) => message)),
      );
      return `- ${file} › ${title}: ${messages.map(firstLines).join("\n    ")}`;
    });
}

/** @param {string} text */
function firstLines(text) {
  return stripVTControlCharacters(text).split("\n").slice(0, LINES_OF_A_FAILURE).join("\n    ");
}

/** The database suites write down which engines they really ran on. */
function databases() {
  const ran = read(join(ROOT, "reports", "databases.json"));
  return ran ? ran.join(" and ") : "not recorded";
}
