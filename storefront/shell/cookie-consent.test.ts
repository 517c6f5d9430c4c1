import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { cookieWords } from "#words/shell.ts";
import { consentCookie, consentIn } from "./cookie-consent.ts";

test("consent defaults to true and is not stored until Accept", () => {
  expect(consentIn("")).toEqual({ allowed: true, isStored: false });
  expect(consentIn("cart=x; theme=dark")).toEqual({ allowed: true, isStored: false });
});

test("Accept is stored in a cookie for 30 days, and is then found again", () => {
  const cookie = consentCookie(true);
  expect(cookie).toBe("cookie-consent=true; Max-Age=2592000; Path=/; SameSite=Lax; Secure");
  expect(consentIn(`cart=x; ${cookie.split(";")[0]}`)).toEqual({ allowed: true, isStored: true });
  expect(cookie).toContain(`Max-Age=${storeConfig.cookies.consentSeconds};`);
});

test("a name that only ends like the consent cookie is not the consent cookie", () => {
  expect(consentIn("my-cookie-consent=true").isStored).toBe(false);
});

test("the script before the first paint looks for the same cookie", () => {
  expect(readFileSync(new URL("early-script.js", import.meta.url), "utf8")).toContain("cookie-consent=");
});

test("the banner says exactly what the specification has it say", () => {
  expect(`${cookieWords.before}${cookieWords.link}${cookieWords.after}`).toBe(
    "This website uses cookies to ensure you get the best experience on our website. You may view our Privacy Policy.",
  );
});
