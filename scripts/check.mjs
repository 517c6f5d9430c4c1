// `npm run check`: what is wrong with a change, in seconds: types, lint, what nothing uses, format, walls, and the tests
// that the change reaches. `npm run check -- BASE` takes what changed since BASE; without it, since the last commit.
import { ensureInstalled, pinnedEnvironment } from "./pinned-node.mjs";
import { bin, failedOf, QUICK, runSteps } from "./run-steps.mjs";

const [base = "HEAD"] = process.argv.slice(2);
ensureInstalled();
const done = await runSteps(
  [
    QUICK,
    { name: "walls", args: [bin("vitest/vitest.mjs"), "run", "checks/boundaries.test.ts", "checks/file-size.test.ts"] },
    {
      name: `tests of what changed since ${base}`,
      args: [bin("vitest/vitest.mjs"), "run", `--changed=${base}`, "--passWithNoTests"],
    },
  ],
  pinnedEnvironment({ NODE_ENV: "test" }),
);
const failed = failedOf(done);
console.log(failed.length === 0 ? "\nNothing found" : `\nFAILED: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
