// A test that failed runs once more, alone, at the end of its suite. Failing again it is red; passing it is flaky: named,
// counted, and red too when a run has more than a few.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./pinned-node.mjs";
import { bin, runSteps } from "./run-steps.mjs";
import { browserReport, failuresOf, nameOf, reportFile, vitestReport } from "./test-reports.mjs";

/** More flaky tests than this make a run red. */
export const FLAKY_ALLOWED = 3;
/** Where so many fail at once the change is wrong, and a second try would only cost time. */
const TRIED_AGAIN = 12;

/** @typedef {import("./test-reports.mjs").Failure} Failure */

/**
 * What failed again, and what passed when it was alone.
 * @param {"vitest" | "browser"} kind
 * @param {string} name of the suite's report
 * @param {Failure[]} failures of its first run
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<{ failed: Failure[], flaky: Failure[] }>}
 */
export async function tryAgain(kind, name, failures, environment) {
  const alone = failures.filter(({ file }) => file !== name);
  if (alone.length === 0 || alone.length < failures.length || alone.length > TRIED_AGAIN)
    return { failed: failures, flaky: [] };
  const again = kind === "vitest" ? vitestAgain : browserAgain;
  return divide(failures, await again(name, alone, environment));
}

/**
 * A second try in which a file could not even run has shown nothing of any test.
 * @param {Failure[]} failures of the first try
 * @param {Failure[]} again those of the second
 */
export function divide(failures, again) {
  const names = new Set(again.map(nameOf));
  const brokeDown = again.some(({ test }) => test === null);
  const isRed = (/** @type {Failure} */ failure) => brokeDown || names.has(nameOf(failure));
  return { failed: failures.filter(isRed), flaky: failures.filter((failure) => !isRed(failure)) };
}

/** Whole files, one at a time and each in a process of its own: tests of a file may build on one another. */
async function vitestAgain(
  /** @type {string} */ name,
  /** @type {Failure[]} */ failures,
  /** @type {NodeJS.ProcessEnv} */ environment,
) {
  const report = `${name}-again`;
  const files = [...new Set(failures.map(({ file }) => file))];
  const [done] = await runSteps([{ name: `${name}: again, alone`, args: vitestAlone(report, files) }], environment);
  return failuresOf(report, vitestReport(report), done?.passed);
}

/** @param {string} report @param {string[]} files */
export const vitestAlone = (report, files) => [...vitest(report), "--isolate", "--no-file-parallelism", ...files];

/** @param {string} report */
export const vitest = (report) => [
  bin("vitest/vitest.mjs"),
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${reportFile(report)}`,
];

/** A file whose tests follow one another runs whole; of others the failed tests alone. With a trace, to find the cause. */
async function browserAgain(
  /** @type {string} */ name,
  /** @type {Failure[]} */ failures,
  /** @type {NodeJS.ProcessEnv} */ environment,
) {
  const serial = failures.filter(({ file }) => readFileSync(join(ROOT, file), "utf8").includes('mode: "serial"'));
  const single = failures.filter((failure) => !serial.includes(failure));
  /** @type {Failure[]} */
  const failedAgain = [];
  for (const [part, of] of Object.entries({ serial, single })) {
    if (of.length === 0) continue;
    const report = `${name}-again-${part}`;
    const titles = of.map(({ title }) => String(title).replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
    const [done] = await runSteps(
      [
        {
          name: `${name}: again, alone (${part})`,
          args: [
            ...playwright(),
            "--workers=1",
            ...new Set(of.map(({ file }) => file)),
            ...(part === "single" ? ["--grep", titles.join("|")] : []),
          ],
          environment: { TRACE: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(report) },
        },
      ],
      environment,
    );
    failedAgain.push(...failuresOf(report, browserReport(report), done?.passed));
  }
  return failedAgain;
}

export const playwright = () => [bin("@playwright/test/cli.js"), "test"];
