import { expect, test } from "vitest";
import { inLocale, LOCALES, prefixOf, readPrefix } from "./locales.ts";

test.each([
  ["/", "en-US", "/"],
  ["/en-ca", "en-CA", "/"],
  ["/en-ca/", "en-CA", "/"],
  ["/en-ca?a=1", "en-CA", "/?a=1"],
  ["/en-ca/carts?step=payment", "en-CA", "/carts?step=payment"],
  ["/en-californian", "en-US", "/en-californian"],
  ["/EN-CA/carts", "en-US", "/EN-CA/carts"],
  ["/xx-xx/carts", "en-US", "/xx-xx/carts"],
])("%s is of %s, and there %s", (target, locale, plain) => {
  expect(readPrefix(target)).toEqual({ locale, plain });
});

test.each([
  ["/", "/en-ca"],
  ["/?q=1", "/en-ca?q=1"],
  ["/carts?step=payment", "/en-ca/carts?step=payment"],
  ["/api/carts/addToCart", "/en-ca/api/carts/addToCart"],
  ["/store/forge-70#bill", "/en-ca/store/forge-70#bill"],
])("in en-CA %s is %s, and said twice it is the same", (plain, there) => {
  expect(inLocale("en-CA", plain)).toBe(there);
  expect(inLocale("en-CA", there)).toBe(there);
  expect(inLocale("en-US", plain)).toBe(plain);
});

test.each([
  "#main",
  "?page=2",
  "mailto:help@store.example",
  "https://store.example/carts",
  "//cdn.example/x",
  "/assets/page-1a2b3c4d.js",
  "/images/forge.webp?width=64",
  "/favicon.ico",
  "/site.webmanifest",
  "/staff/orders/RS-1",
  "/staff",
])("%s is the same in every language", (address) => {
  expect(inLocale("en-CA", address)).toBe(address);
});

test("every language begins its addresses with its own name in small letters, the first with nothing", () => {
  expect(LOCALES.map(prefixOf)).toEqual(["", ...LOCALES.slice(1).map((locale) => `/${locale.toLowerCase()}`)]);
});
