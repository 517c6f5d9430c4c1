// `npm run check`: what is wrong with a change, in seconds: types, lint and format of its files, what nothing uses, walls,
// and the tests that it reaches. `npm run check -- BASE` takes what changed since BASE; without it, since the last commit.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, pinnedEnvironment, ROOT } from "./pinned-node.mjs";
import { bin, failedOf, LINT, runSteps, TYPES } from "./run-steps.mjs";

const [base = "HEAD"] = process.argv.slice(2);
ensureInstalled();
const changed = [
  ...linesOf("diff", "--name-only", "--relative", base),
  ...linesOf("ls-files", "--others", "--exclude-standard"),
].filter((file) => existsSync(join(ROOT, file)));
const code = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const ofCode = [
  { ...LINT, args: [...LINT.args, ...code] },
  { name: "tests of the change", args: [join(ROOT, "scripts/tests-of-change.ts"), ...code] },
];
const done = await runSteps(
  [
    [
      ...TYPES,
      { name: "nothing unused", args: [bin("knip/bin/knip.js"), "--cache", "--cache-location", "build/knip"] },
      { name: "format", args: [bin("oxfmt/bin/oxfmt"), "--check", "--no-error-on-unmatched-pattern", ...changed] },
      ...(code.length > 0 ? ofCode : []),
    ],
  ],
  pinnedEnvironment({ NODE_ENV: "test" }),
);
const failed = failedOf(done);
console.log(failed.length === 0 ? `\nNothing found since ${base}` : `\nFAILED: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);

/** What git answers, a file a line. @param {string[]} words */
function linesOf(...words) {
  return execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
}
