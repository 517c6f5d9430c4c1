// `npm run test:deep`: hunts that take too long for every change. 100,000 random carts against the plain model, every
// look of the studio built, then every small change of the rules' code that a test should notice; below 85 % noticed it fails. Half an hour to two hours.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, pinnedEnvironment, pinnedNode, ROOT } from "./pinned-node.mjs";

ensureInstalled();
const bin = (name) => join(ROOT, "node_modules", name);
const HUNTS = [
  {
    name: "100,000 carts",
    args: [bin("vitest/vitest.mjs"), "run", "--config", "vitest.rules.config.ts", "price-cart.model"],
    environment: { DEEP: "1" },
  },
  {
    name: "every look",
    args: [bin("vitest/vitest.mjs"), "run", "studio/models/models.test.ts"],
    environment: { DEEP: "1" },
  },
  {
    name: "mutations",
    args: [bin("@stryker-mutator/core/bin/stryker.js"), "run", ...process.argv.slice(2)],
    // The random carts run once for each of thousands of mutations.
    environment: { RANDOM_CARTS: "30" },
  },
];

const failed = HUNTS.filter(({ name, args, environment }) => {
  console.log(`\n== ${name}`);
  const done = spawnSync(pinnedNode(), args, { cwd: ROOT, stdio: "inherit", env: pinnedEnvironment(environment) });
  return done.status !== 0;
});
console.log(failed.length === 0 ? "\nNothing found" : `\nFAILED: ${failed.map(({ name }) => name).join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
