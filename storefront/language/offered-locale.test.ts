import { expect, test } from "vitest";
import type { Locale } from "#messages/locales.ts";
import { offeredLocale } from "./offered-locale.ts";

const SPOKEN = ["en-US", "en-CA", "fr-CA"] as unknown as readonly Locale[];
const offered = (own: string, visitor: Partial<Parameters<typeof offeredLocale>[1]>) =>
  offeredLocale(own as Locale, { languages: [], state: "", hasChosen: false, ...visitor }, SPOKEN);

test("a visitor from Quebec is offered French, whatever their browser speaks, and not on a French page", () => {
  expect(offered("en-US", { state: "QC", languages: ["en-CA"] })).toBe("fr-CA");
  expect(offered("fr-CA", { state: "QC", languages: ["en-CA"] })).toBeNull();
  expect(offered("en-US", { state: "ON" })).toBeNull();
});

test("a browser's own language is offered, by its country or its tongue; who reads the page is asked nothing", () => {
  expect(offered("en-US", { languages: ["en-CA", "fr-CA"] })).toBe("en-CA");
  expect(offered("en-US", { languages: ["fr-FR", "en-US"] })).toBe("fr-CA");
  expect(offered("en-CA", { languages: ["en-GB"] })).toBeNull();
  expect(offered("en-US", { languages: ["de", "en-US", "fr"] })).toBeNull();
  expect(offered("en-US", { languages: ["de"] })).toBeNull();
});

test("who chose is asked no more", () => {
  expect(offered("en-US", { state: "QC", languages: ["fr"], hasChosen: true })).toBeNull();
});
