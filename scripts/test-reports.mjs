// What a test run wrote down, of Vitest and of the browser's tests alike: how many passed, and which failed with what.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./pinned-node.mjs";

const LINES_OF_A_FAILURE = 12;

/**
 * `file` is relative to the project; `test` is the test's whole name, null where the file itself could not run.
 * @typedef {{ file: string, test: string | null, title: string | null, why: string }} Failure
 * @typedef {{ passed: number, skipped: number, failures: Failure[] }} Report
 */

/** @param {string} name */
export const reportFile = (name) => join(ROOT, "reports", `${name}.json`);

/** What an earlier run wrote is not taken for this one's. @param {string} name */
export function forgetReport(name) {
  rmSync(reportFile(name), { force: true });
}

/** @param {string} name */
export function readReport(name) {
  return existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), "utf8")) : null;
}

/** A suite that wrote nothing failed as a whole. @param {string} name @returns {Report} */
const nothingWritten = (name) => ({
  passed: 0,
  skipped: 0,
  failures: [{ file: name, test: null, title: null, why: "it wrote no report" }],
});

/** @param {string} name @returns {Report} */
export function vitestReport(name) {
  const report = readReport(name);
  if (!report) return nothingWritten(name);
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap((/** @type {any} */ { name: path, status, message, assertionResults }) => {
      const file = relative(ROOT, path);
      const broken = assertionResults.filter((/** @type {any} */ test) => test.status === "failed");
      if (broken.length === 0 && status === "failed")
        return [{ file, test: null, title: null, why: firstLines(message) }];
      return broken.map((/** @type {any} */ test) => ({
        file,
        test: test.fullName,
        title: test.title,
        why: firstLines(test.failureMessages.join("\n")),
      }));
    }),
  };
}

/** @param {string} name @returns {Report} */
export function browserReport(name) {
  const report = readReport(name);
  if (!report?.stats) return nothingWritten(name);
  const failures = specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      file: join("e2e", file),
      test: title,
      title,
      why: tests
        .flatMap((/** @type {any} */ { results }) => results.flatMap((/** @type {any} */ { errors }) => errors))
        .map((/** @type {any} */ { message }) => firstLines(message))
        .join("\n    "),
    }));
  const outside = report.errors.map((/** @type {any} */ { message }) => ({
    file: name,
    test: null,
    title: null,
    why: firstLines(message),
  }));
  return { passed: report.stats.expected, skipped: report.stats.skipped, failures: [...failures, ...outside] };
}

/** The browser's own tree of files, groups and tests. @param {any} suite @returns {any[]} */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** @param {string} text */
function firstLines(text) {
  return stripVTControlCharacters(text).split("\n").slice(0, LINES_OF_A_FAILURE).join("\n    ");
}

/**
 * What a run failed in. One that ended badly and named no test (a promise that nobody waited for, a kill) failed as a whole.
 * @param {string} name
 * @param {Report} report
 * @param {boolean | undefined} passed how its process ended; undefined where it was not begun
 * @returns {Failure[]}
 */
export function failuresOf(name, { failures }, passed) {
  if (passed || failures.length > 0) return failures;
  return [{ file: name, test: null, title: null, why: "it ended badly and named no test" }];
}

/** @param {Failure} failure */
export const nameOf = ({ file, test }) => (test ? `${file} › ${test}` : file);
