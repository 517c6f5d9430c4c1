import { defineConfig } from "vitest/config";

/** The rules alone, without databases: what mutation testing runs thousands of times. */
export default defineConfig({
  test: { include: ["rules/**/*.test.ts"], environment: "node", testTimeout: 30_000 },
});
