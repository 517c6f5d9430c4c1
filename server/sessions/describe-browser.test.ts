import { expect, test } from "vitest";
import { describeBrowser } from "./describe-browser.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, "Chrome", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/140.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (Linux; Android 15) ${CHROME}`, "Chrome", "Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iOS",
  ],
  ["curl/8.5.0", "", ""],
  ["<script>alert(1)</script>", "", ""],
])("%s is %s on %s", (userAgent, browser, system) => {
  expect(describeBrowser(userAgent)).toEqual({ browser, system });
});
