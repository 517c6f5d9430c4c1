import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const KNOWN = [
  // Without a window's parts: the same pages at three quarters of the cost.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** A browser of the machine, else Playwright's own, else Debian's when we may install it; null when none can be had. */
export function findBrowser() {
  const named = process.env.BROWSER_PATH;
  if (named && existsSync(named)) return named;
  const found = [chromium.executablePath(), ...KNOWN].find((path) => path && existsSync(path));
  if (found) return found;
  console.log("No browser found: installing one");
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
    timeout: 120_000,
  });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  return KNOWN.find((path) => existsSync(path)) ?? null;
}
