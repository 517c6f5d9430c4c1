// What `npm test` and `npm run check` have in common: the quick steps, and running steps one after the other.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pinnedNode, ROOT } from "./pinned-node.mjs";

/** @typedef {{ name: string, args: string[], environment?: Record<string, string> }} Step */

/** @param {string} name */
export const bin = (name) => join(ROOT, "node_modules", name);

/** @type {Step[]} */
export const QUICK = [
  { name: "types", args: [bin("typescript/bin/tsc"), "-b"] },
  { name: "types of tests", args: [bin("typescript/bin/tsc"), "-p", "tsconfig.tests.json"] },
  { name: "lint", args: [bin("oxlint/bin/oxlint"), "--quiet", "--type-aware"] },
  { name: "nothing unused", args: [bin("knip/bin/knip.js")] },
  { name: "format", args: [bin("oxfmt/bin/oxfmt"), "--check"] },
];

/**
 * Runs each step to its end, says how it went, and answers the names of those that failed.
 * @param {Step[]} steps
 * @param {NodeJS.ProcessEnv} environment
 */
export function runSteps(steps, environment) {
  return steps.filter((step) => !passes(step, environment)).map(({ name }) => name);
}

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} environment
 */
function passes({ name, args, environment: more }, environment) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(pinnedNode(), args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...environment, ...more },
  });
  console.log(`== ${name}: ${status === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`);
  return status === 0;
}
