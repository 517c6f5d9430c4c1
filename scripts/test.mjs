// `npm test`: everything a change must pass, in the order that fails soonest.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, pinnedEnvironment, ROOT } from "./pinned-node.mjs";
import { failedOf, QUICK, runSteps } from "./run-steps.mjs";
import { noteStudioPassed, STAMP, studioHasPassed } from "./studio-stamp.mjs";
import { browserReport, nameOf, readReport, reportFile, vitestReport } from "./test-reports.mjs";
import { FLAKY_ALLOWED, playwright, tryAgain, vitest } from "./try-again.mjs";

const started = Date.now();
ensureInstalled();
const { findBrowser } = await import("./find-browser.mjs");
const environment = pinnedEnvironment({ NODE_ENV: "test", BROWSER_PATH: findBrowser() ?? "", FORCE_COLOR: "0" });
rmSync(join(ROOT, "reports"), { recursive: true, force: true });

const checks = await runSteps(
  [[...QUICK, { name: "build", budget: 20, args: ["scripts/build.ts"], environment: { NODE_ENV: "production" } }]],
  environment,
);
const studioUnchanged = studioHasPassed();
/** @typedef {{ kind: "vitest" | "browser", report: string, step: import("./run-steps.mjs").Step }} Suite */
/** @type {Suite[]} */
const SUITES = [
  {
    kind: "vitest",
    report: "vitest",
    step: { name: "rules, server and database", budget: 300, args: [...vitest("vitest"), "--exclude=studio/**"] },
  },
  ...(studioUnchanged ? [] : [studio()]),
  {
    kind: "browser",
    report: "browser",
    step: {
      name: "browser",
      budget: 270,
      args: playwright(),
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("browser") },
    },
  },
];

const suites = [];
for (const suite of SUITES) suites.push(await runSuite(suite));
const failedChecks = failedOf(checks);
const failures = suites.flatMap(({ failed }) => failed);
const flaky = suites.flatMap(({ flaky: some }) => some);
const red = [...failedChecks, ...suites.filter(({ isRed }) => isRed).map(({ done: { name } }) => name)];
if (flaky.length > FLAKY_ALLOWED) red.push(`${flaky.length} flaky tests, ${FLAKY_ALLOWED} are allowed`);
if (!studioUnchanged && !red.includes("studio")) {
  noteStudioPassed();
  // Elsewhere the new stamp is there to be committed.
  if (process.env["CI"]) red.push(`the studio changed: run npm test and commit ${STAMP}`);
}

console.log(`\nDatabases: ${databases()}`);
console.log(`Browser: ${environment["BROWSER_PATH"] || "none was found and none could be installed"}`);
for (const { name, seconds, budget } of [...checks, ...suites.map(({ done }) => done)])
  console.log(`Time: ${name} ${seconds} s${budget === undefined ? "" : `, of ${budget}`}`);
console.log(`Time: all ${Math.round((Date.now() - started) / 1000)} s, of 600${processorTime()}`);
console.log(
  studioUnchanged
    ? `Studio: not one file changed since its tests passed (${STAMP}), so they did not run; npm run test:deep runs them`
    : `Studio: its tests ran because it or the looks changed; commit ${STAMP}`,
);
for (const failure of flaky) console.log(`FLAKY ${nameOf(failure)}: ${failure.why}`);
if (red.length > 0) console.log(`FAILED: ${red.join(", ")}`);
// Last of all: a log is often kept from its end.
for (const failure of failures) console.log(`- ${nameOf(failure)}: ${failure.why}`);
const passed = suites.reduce((total, suite) => total + suite.passed, 0);
const skipped = suites.reduce((total, suite) => total + suite.skipped, 0);
console.log(
  `${passed + checks.length - failedChecks.length} passed, ${failures.length + failedChecks.length} failed, ${skipped} skipped, ${flaky.length} flaky`,
);
process.exit(red.length > 0 || passed === 0 ? 1 : 0);

/** @returns {Suite} */
function studio() {
  return { kind: "vitest", report: "studio", step: { name: "studio", args: [...vitest("studio"), "studio/"] } };
}

/** Runs a suite, and what failed in it once more alone. @param {Suite} suite */
async function runSuite({ kind, report, step }) {
  const [done] = await runSteps([step], environment);
  if (!done) throw new Error(`${step.name} was not run`);
  const first = kind === "vitest" ? vitestReport(report) : browserReport(report);
  const { failed, flaky: some } = await tryAgain(kind, report, first.failures, environment);
  // A runner that ended badly without naming a test is not forgiven by a second try.
  const isRed = failed.length > 0 || (!done.passed && some.length === 0);
  return { done, isRed, failed, flaky: some, passed: first.passed + some.length, skipped: first.skipped };
}

/** The database suites write down which engines they really ran on. */
function databases() {
  return readReport("databases")?.join(" and ") ?? "not recorded";
}

/** What this process and all that it waited for took of the processors; PostgreSQL, whom nobody waits for, says its own beside its name. */
function processorTime() {
  const stat = "/proc/self/stat";
  if (!existsSync(stat)) return "";
  const fields = readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
  // utime, stime and those of waited-for children (proc_pid_stat(5), fields 14 to 17), in hundredths of a second.
  const seconds = fields.slice(11, 15).reduce((total, ticks) => total + Number(ticks) / 100, 0);
  return `; ${Math.round(seconds)} s of processors, of 1080`;
}
