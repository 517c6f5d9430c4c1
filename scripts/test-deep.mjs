// `npm run test:deep`: hunts that take too long for every change. 100,000 random carts against the plain model, 10,000
// random builds, 1,000 random sequences of what befalls orders, 2,000 hostile inputs of each call and each form, every
// fault through every door of an order, twenty kills, every suite on both databases, every look of the studio built, then
// every small change of the rules' code that a test should notice; below 85 % noticed it fails. One to three hours.
import { ensureInstalled, pinnedEnvironment } from "./pinned-node.mjs";
import { bin, failedOf, runSteps } from "./run-steps.mjs";

ensureInstalled();
const HUNTS = [
  {
    name: "100,000 carts",
    args: [bin("vitest/vitest.mjs"), "run", "--config", "vitest.rules.config.ts", "price-cart.model"],
    environment: { DEEP: "1" },
  },
  {
    name: "10,000 builds by the laws of builds",
    args: [bin("vitest/vitest.mjs"), "run", "rules/build/find-fixes", "rules/build/laws", "rules/build/placing"],
    environment: { DEEP: "1" },
  },
  {
    name: "1,000 sequences of orders",
    args: [bin("vitest/vitest.mjs"), "run", "server/payments/order-sequences"],
    environment: { DEEP: "1" },
  },
  {
    name: "2,000 hostile inputs of each call",
    args: [bin("vitest/vitest.mjs"), "run", "server/hostile-inputs"],
    environment: { DEEP: "1" },
  },
  {
    name: "every fault through every door of every state of an order",
    args: [bin("vitest/vitest.mjs"), "run", "server/moves/every-door"],
    environment: { DEEP: "1" },
  },
  {
    name: "twenty kills in mid-checkout",
    args: [bin("vitest/vitest.mjs"), "run", "server/checkout/kill-nine"],
    environment: { DEEP: "1" },
  },
  {
    name: "2,000 hostile forms of each page, and 1,000 guesses",
    args: [bin("vitest/vitest.mjs"), "run", "server/pages/hostile-forms", "server/abuses"],
    environment: { DEEP: "1" },
  },
  {
    name: "every suite on both databases",
    args: [bin("vitest/vitest.mjs"), "run", "server/", "scripts/"],
    environment: { EVERY_DATABASE: "1" },
  },
  {
    name: "the studio, every look",
    args: [bin("vitest/vitest.mjs"), "run", "studio/"],
    environment: { DEEP: "1" },
  },
  {
    name: "mutations",
    args: [bin("@stryker-mutator/core/bin/stryker.js"), "run", ...process.argv.slice(2)],
    // The random carts run once for each of thousands of mutations.
    environment: { RANDOM_CARTS: "30" },
  },
];

const failed = failedOf(await runSteps(HUNTS, pinnedEnvironment()));
console.log(failed.length === 0 ? "\nNothing found" : `\nFAILED: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
