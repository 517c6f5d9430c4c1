// What `npm test`, `npm run check` and the hunts have in common: the quick steps, and running steps.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { pinnedNode, ROOT } from "./pinned-node.mjs";

/**
 * One command of a run. `budget` is in seconds, on two idle cores: what its time is held beside at the end.
 * @typedef {{ name: string, args: string[], budget?: number, environment?: Record<string, string> }} Step
 * @typedef {{ name: string, passed: boolean, seconds: number, budget: number | undefined }} Done
 */

/** @param {string} name */
export const bin = (name) => join(ROOT, "node_modules", name);

/** @type {Step[]} */
export const TYPES = [
  { name: "types", budget: 20, args: [bin("typescript/bin/tsc"), "-b"] },
  { name: "types of tests", budget: 30, args: [bin("typescript/bin/tsc"), "-p", "tsconfig.tests.json"] },
];

/** Of everything, or of the files that are named after it. @type {Step} */
export const LINT = { name: "lint", budget: 30, args: [bin("oxlint/bin/oxlint"), "--quiet", "--type-aware"] };

/** Beside each other: none needs what another writes, and together they keep both cores busy. @type {Step[]} */
export const QUICK = [
  ...TYPES,
  LINT,
  { name: "nothing unused", budget: 10, args: [bin("knip/bin/knip.js")] },
  { name: "format", budget: 5, args: [bin("oxfmt/bin/oxfmt"), "--check"] },
];

/**
 * Runs steps one after the other, those of an inner list beside each other, each to its end; says how it went.
 * @param {(Step | Step[])[]} steps
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<Done[]>}
 */
export async function runSteps(steps, environment) {
  /** @type {Done[]} */
  const done = [];
  for (const step of steps) {
    if (Array.isArray(step)) done.push(...(await Promise.all(step.map((each) => runStep(each, environment, "whole")))));
    else done.push(await runStep(step, environment, "as it comes"));
  }
  return done;
}

/** @param {Done[]} done */
export const failedOf = (done) => done.filter(({ passed }) => !passed).map(({ name }) => name);

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} environment
 * @param {"whole" | "as it comes"} output what runs beside others says all at its end
 * @returns {Promise<Done>}
 */
function runStep({ name, args, budget, environment: more }, environment, output) {
  /** @type {import("node:child_process").StdioOptions} */
  const stdio = output === "whole" ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
  const started = Date.now();
  const title = `\n== ${name}\n`;
  if (output === "as it comes") process.stdout.write(title);
  return new Promise((resolve) => {
    const child = spawn(pinnedNode(), args, {
      cwd: ROOT,
      stdio,
      env: { ...environment, ...more },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (bytes) => (said += bytes));
    child.once("close", (code) => {
      const passed = code === 0;
      const seconds = Math.round((Date.now() - started) / 1000);
      if (output === "whole") process.stdout.write(title + said);
      console.log(`== ${name}: ${passed ? "passed" : "FAILED"} in ${seconds} s`);
      resolve({ name, passed, seconds, budget });
    });
  });
}
