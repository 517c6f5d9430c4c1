import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{rules,contract,adapters,sandbox,server,ui,storefront,catalogue,checks,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    // Opening an embedded database takes seconds on a busy machine; a hanging test still ends.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    coverage: { provider: "v8", reporter: ["text-summary", "json"], reportsDirectory: "coverage" },
  },
});
