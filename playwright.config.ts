import { defineConfig } from "@playwright/test";

const executablePath = process.env["BROWSER_PATH"];

/** Each worker opens a store of its own for each file (`e2e/open-store.ts`), so two at once cannot see each other's orders. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./e2e/prepare-store.ts",
  outputDir: "test-results",
  workers: 2,
  // Limits are for what hangs: a machine that does other work takes several times as long.
  timeout: 240_000,
  retries: 0,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "reports/browser.json" }]],
  use: {
    browserName: "chromium",
    actionTimeout: 60_000,
    launchOptions: {
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
      ...(executablePath ? { executablePath } : {}),
    },
    locale: "en-US",
    timezoneId: "America/New_York",
    // A trace doubles what a test costs: it is made where somebody looks for a fault.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
});
