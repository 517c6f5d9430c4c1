import { expect, test } from "vitest";
import { dayOfYear, daySpan, dayText, longDay, monthText } from "./days.ts";

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("fr-CA", { timeZone: "UTC", ...options });
const breaking = (text: string) => text.replaceAll("\u00a0", " ");

test("every day of a year is written as the formatter of the language writes it, but for the first of a month", () => {
  const weekday = inUtc({ weekday: "short", day: "numeric", month: "long" });
  const short = inUtc({ day: "numeric", month: "short", year: "numeric" });
  const long = inUtc({ day: "numeric", month: "long", year: "numeric" });
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    const first = (text: string) => (day.endsWith("-01") ? text.replace(/\b1 /, "1er ") : text);
    expect(breaking(dayText(day))).toBe(first(weekday.format(at)));
    expect(breaking(dayOfYear(day))).toBe(first(short.format(at)));
    expect(breaking(longDay(day))).toBe(first(long.format(at)));
  }
});

test("a sentence may end on a day, a span or a month", () => {
  expect(breaking(daySpan("2026-12-08", "2026-12-10"))).toBe("mar. 8 décembre au jeu. 10 décembre");
  expect(daySpan("2026-12-01", "2026-12-01")).toBe("mar.\u00a01er\u00a0décembre");
  expect(monthText("2027-02-15")).toBe("février");
  expect(dayText("bientôt")).toBe("bientôt");
});
