// `npm test`: everything a change must pass, in the order that fails soonest.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, pinnedEnvironment, pinnedNode, ROOT } from "./pinned-node.mjs";

ensureInstalled();
const node = pinnedNode();
const { findBrowser } = await import("./find-browser.mjs");
const environment = pinnedEnvironment({ NODE_ENV: "test", BROWSER_PATH: findBrowser() ?? "", FORCE_COLOR: "0" });
const bin = (name) => join(ROOT, "node_modules", name);
const report = (name) => join(ROOT, "reports", `${name}.json`);
rmSync(join(ROOT, "reports"), { recursive: true, force: true });

const STEPS = [
  { name: "types", args: [bin("typescript/bin/tsc"), "-b"] },
  { name: "types of tests", args: [bin("typescript/bin/tsc"), "-p", "tsconfig.tests.json"] },
  { name: "lint", args: [bin("oxlint/bin/oxlint"), "--quiet", "--type-aware"] },
  { name: "format", args: [bin("oxfmt/bin/oxfmt"), "--check"] },
  { name: "build", args: ["scripts/build.ts"], environment: { NODE_ENV: "production" } },
  {
    name: "rules, server and database",
    args: [
      bin("vitest/vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report("vitest")}`,
    ],
  },
  {
    name: "browser",
    args: [bin("@playwright/test/cli.js"), "test"],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report("browser") },
  },
];

const failed = [];
for (const step of STEPS) {
  console.log(`\n== ${step.name}`);
  const started = Date.now();
  const done = spawnSync(node, step.args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...environment, ...step.environment },
  });
  console.log(
    `== ${step.name}: ${done.status === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (done.status !== 0) failed.push(step.name);
}

const counts = [vitestCounts(report("vitest")), browserCounts(report("browser"))];
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const checks = STEPS.filter(({ name }) => ["types", "types of tests", "lint", "format", "build"].includes(name)).map(
  ({ name }) => name,
);
console.log(`\nDatabases: ${databases()}`);
console.log(`Browser: ${environment.BROWSER_PATH || "none was found and none could be installed"}`);
console.log(`Checks: ${checks.map((name) => `${name} ${failed.includes(name) ? "failed" : "passed"}`).join(", ")}`);
console.log(
  `${sum("passed") + checks.filter((name) => !failed.includes(name)).length} passed, ${sum("failed") + checks.filter((name) => failed.includes(name)).length} failed, ${sum("skipped")} skipped`,
);
process.exit(failed.length > 0 || sum("passed") === 0 ? 1 : 0);

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

function vitestCounts(file) {
  const result = read(file);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

function browserCounts(file) {
  const stats = read(file)?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: 0 };
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}

/** The database suites write down which engines they really ran on. */
function databases() {
  const ran = read(join(ROOT, "reports", "databases.json"));
  return ran ? ran.join(" and ") : "not recorded";
}
