import { expect, test } from "vitest";
import { clockName, instantDay, momentText, shortMoment } from "./moments.ts";

test.each([
  ["2026-11-22T07:55:00Z", "America/Los_Angeles", "21 nov. 2026, 23\u00a0h\u00a055 HNP"],
  ["2026-07-01T16:00:00Z", "America/Toronto", "1er juill. 2026, 12\u00a0h\u00a000 HAE"],
  ["2026-07-02T12:05:00Z", "America/Toronto", "2 juill. 2026, 8\u00a0h\u00a005 HAE"],
  ["2026-07-02T04:05:00Z", "America/Toronto", "2 juill. 2026, 0\u00a0h\u00a005 HAE"],
])("%s on the clock of %s is %s", (at, zone, text) => {
  expect(momentText(at, zone)).toBe(text);
});

test("a narrow column leaves out the year, and a day the hour", () => {
  expect(shortMoment("2026-11-22T07:55:00Z", "America/Los_Angeles")).toBe("21 nov., 23\u00a0h\u00a055");
  expect(instantDay("2026-12-01T20:00:00Z", "America/Toronto")).toBe("1er déc. 2026");
  expect(clockName("America/Toronto")).toBe("heure de l’Est");
});
