// `npm run test:shake`: what is red by chance. Every core is kept busy beside the tests that wait for something (a
// browser, a process, a job, a fault), three times over; each test that failed once is named. Half an hour or more. With
// files behind it (`npm run test:shake -- server/outside-away.test.ts e2e/cards.e2e.ts`) those alone are shaken.
import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { ensureInstalled, pinnedEnvironment, ROOT } from "./pinned-node.mjs";
import { failedOf, runSteps } from "./run-steps.mjs";
import { browserReport, failuresOf, forgetReport, nameOf, reportFile, vitestReport } from "./test-reports.mjs";
import { playwright, vitest } from "./try-again.mjs";

const ROUNDS = 3;
/** The load ends by itself, should nobody end it. */
const BUSY_AT_MOST_MS = 3 * 60 * 60 * 1000;
const WAITING = [
  "server/jobs/",
  "server/checkout/",
  "server/payments/",
  "server/catalog/",
  "server/db/",
  "server/webhooks/",
  "server/staff/",
  "server/testing/",
  "server/store-server",
  "adapters/",
  "sandbox/",
  "scripts/",
];
/** Elsewhere a test that waits, or does two things at once, says so by one of these. */
const WAITS = /\b(?:until|untilServed|poll|spawn|fork|setTimeout|holdTransaction|Promise\.all)\(/;

const given = process.argv.slice(2);
const isBrowsers = (/** @type {string} */ file) => file.startsWith("e2e");
const files = given.length > 0 ? given.filter((file) => !isBrowsers(file)) : [...WAITING, ...filesThatWait()];
const pages = given.filter(isBrowsers);

ensureInstalled();
const { findBrowser } = await import("./find-browser.mjs");
const environment = pinnedEnvironment({ NODE_ENV: "test", BROWSER_PATH: findBrowser() ?? "", FORCE_COLOR: "0" });
/** @typedef {{ report: string, read: typeof vitestReport, step: import("./run-steps.mjs").Step }} Shaken */
const needsBrowser = given.length === 0 || pages.length > 0;
const BUILD = { name: "build", args: ["scripts/build.ts"], environment: { NODE_ENV: "production" } };
if (needsBrowser && failedOf(await runSteps([BUILD], environment)).length > 0) process.exit(1);
const stopLoad = keepBusy(availableParallelism());
/** @type {Map<string, number>} */
const failedTimes = new Map();
for (let round = 1; round <= ROUNDS; round += 1)
  for (const { report, read, step } of stepsOf(round)) {
    forgetReport(report);
    const [done] = await runSteps([step], environment);
    for (const failure of failuresOf(report, read(report), done?.passed)) {
      const name = nameOf(failure);
      failedTimes.set(name, (failedTimes.get(name) ?? 0) + 1);
      console.log(`- ${name}: ${failure.why}`);
    }
  }
stopLoad();
console.log(failedTimes.size === 0 ? "\nNothing fell" : `\nFell at least once in ${ROUNDS} rounds:`);
for (const [name, times] of failedTimes) console.log(`${times} of ${ROUNDS}: ${name}`);
process.exit(failedTimes.size === 0 ? 0 : 1);

/** @param {number} round @returns {Shaken[]} */
function stepsOf(round) {
  const waiting = `shaken-${round}`;
  const browser = `shaken-browser-${round}`;
  /** @type {Shaken[]} */
  const steps = [];
  if (files.length > 0)
    steps.push({
      report: waiting,
      read: vitestReport,
      step: { name: `what waits, round ${round}`, args: [...vitest(waiting), ...files] },
    });
  if (needsBrowser)
    steps.push({
      report: browser,
      read: browserReport,
      step: {
        name: `browser, round ${round}`,
        args: [...playwright(), ...pages],
        environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(browser) },
      },
    });
  return steps;
}

function filesThatWait() {
  return globSync("{server,storefront,ui,checks,catalogue}/**/*.test.{ts,tsx}", { cwd: ROOT }).filter((file) =>
    WAITS.test(readFileSync(join(ROOT, file), "utf8")),
  );
}

/** One thread a core that only counts. @param {number} threads */
function keepBusy(threads) {
  const code = `const end = Date.now() + ${BUSY_AT_MOST_MS}; for (let n = 0; Date.now() < end; n += 1);`;
  const workers = Array.from({ length: threads }, () => new Worker(code, { eval: true }));
  return () => workers.forEach((worker) => void worker.terminate());
}
