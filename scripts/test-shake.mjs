// `npm run test:shake`: what is red by chance. Every core is kept busy beside the tests that wait for something (a
// browser, a process, a job, a fault), three times over; each test that failed once is named. Half an hour or more.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { ensureInstalled, pinnedEnvironment } from "./pinned-node.mjs";
import { runSteps } from "./run-steps.mjs";
import { browserReport, nameOf, reportFile, vitestReport } from "./test-reports.mjs";
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

ensureInstalled();
const { findBrowser } = await import("./find-browser.mjs");
const environment = pinnedEnvironment({ NODE_ENV: "test", BROWSER_PATH: findBrowser() ?? "", FORCE_COLOR: "0" });
const stopLoad = keepBusy(availableParallelism());
/** @type {Map<string, number>} */
const failedTimes = new Map();
for (let round = 1; round <= ROUNDS; round += 1) {
  const browser = `shaken-browser-${round}`;
  const waiting = `shaken-${round}`;
  await runSteps(
    [
      { name: `what waits, round ${round}`, args: [...vitest(waiting), ...WAITING] },
      {
        name: `browser, round ${round}`,
        args: playwright(),
        environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(browser) },
      },
    ],
    environment,
  );
  for (const failure of [...vitestReport(waiting).failures, ...browserReport(browser).failures]) {
    const name = nameOf(failure);
    failedTimes.set(name, (failedTimes.get(name) ?? 0) + 1);
    console.log(`- ${name}: ${failure.why}`);
  }
}
stopLoad();
console.log(failedTimes.size === 0 ? "\nNothing fell" : `\nFell at least once in ${ROUNDS} rounds:`);
for (const [name, times] of failedTimes) console.log(`${times} of ${ROUNDS}: ${name}`);
process.exit(failedTimes.size === 0 ? 0 : 1);

/** One thread a core that only counts. @param {number} threads */
function keepBusy(threads) {
  const code = `const end = Date.now() + ${BUSY_AT_MOST_MS}; for (let n = 0; Date.now() < end; n += 1);`;
  const workers = Array.from({ length: threads }, () => new Worker(code, { eval: true }));
  return () => workers.forEach((worker) => void worker.terminate());
}
