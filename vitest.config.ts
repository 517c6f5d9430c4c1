import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.ts";

/** A test waits for a database or another process for half of its time and more, so each core has work for more than one. */
const WORKERS = availableParallelism() + 1;

export default defineConfig({
  test: {
    include: [
      "{rules,messages,contract,adapters,sandbox,server,ui,storefront,catalogue,studio,checks,scripts}/**/*.test.{ts,tsx}",
    ],
    environment: "node",
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    // Files that follow one another in a process share its modules and its compiled PGlite: half of all processor time.
    isolate: false,
    globalSetup: process.env["WITHOUT_DATABASES"] ? [] : ["checks/find-test-databases.ts"],
    // Limits are for what hangs: a machine that does other work takes several times as long. The hunts of `npm run test:deep` take minutes.
    testTimeout: process.env["DEEP"] ? 600_000 : 120_000,
    hookTimeout: 120_000,
    // What is told by a webhook comes within a second on a quiet machine only.
    expect: { poll: { timeout: 15_000 } },
    coverage: { include: ["rules/**/*.ts"], exclude: ["**/*.test.ts"], thresholds: { branches: 100 } },
  },
});
