import { expect, test } from "vitest";
import { addBusinessDays, isBusinessDay } from "./business-days.ts";
import { addDays, dayNumber, dayText, weekday } from "./calendar-days.ts";
import { holidays } from "./holidays.ts";
import type { HolidayCalendar, Warehouse } from "./shipping-config.ts";
import { dayAt, labelShipDate, lastDayBefore, localTime, orderDay } from "./warehouse-day.ts";

const usa: HolidayCalendar = { country: "USA", extraClosedOn: [] };
const canada: HolidayCalendar = { country: "CANADA", extraClosedOn: [] };
const days = (country: "USA" | "CANADA", year: number) => [...holidays(country, year)].map(dayText).toSorted();
const warehouse: Warehouse = { timeZone: "America/Los_Angeles", calendar: usa, orderCutoffHour: 14 };

test("days are counted across month, year and leap day", () => {
  expect(addDays("2026-11-30", 1)).toBe("2026-12-01");
  expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(weekday(dayNumber("2026-11-21"))).toBe(6);
});

test("parcels stand still in the USA on these days of 2026 and 2027", () => {
  expect(days("USA", 2026)).toEqual([
    "2026-01-01",
    "2026-05-25",
    "2026-07-04",
    "2026-09-07",
    "2026-11-26",
    "2026-12-25",
  ]);
  expect(days("USA", 2027)).toEqual([
    "2027-01-01",
    "2027-05-31",
    "2027-07-05",
    "2027-09-06",
    "2027-11-25",
    "2027-12-25",
  ]);
});

test("parcels stand still in Canada on these days of 2026 and 2027", () => {
  expect(days("CANADA", 2026)).toEqual([
    "2026-01-01",
    "2026-04-03",
    "2026-05-18",
    "2026-07-01",
    "2026-09-07",
    "2026-09-30",
    "2026-10-12",
    "2026-11-11",
    "2026-12-25",
    "2026-12-28",
  ]);
  expect(days("CANADA", 2027)).toEqual([
    "2027-01-01",
    "2027-03-26",
    "2027-05-24",
    "2027-07-01",
    "2027-09-06",
    "2027-09-30",
    "2027-10-11",
    "2027-11-11",
    "2027-12-27",
    "2027-12-28",
  ]);
});

test.each([
  [2024, "2024-03-29"],
  [2025, "2025-04-18"],
  [2028, "2028-04-14"],
  [2030, "2030-04-19"],
  [2038, "2038-04-23"],
  [2049, "2049-04-16"],
  // Centuries apart, after Oudin's form of the rule: the leap and the moon's corrections differ.
  [1961, "1961-03-31"],
  [1999, "1999-04-02"],
  [2000, "2000-04-21"],
  [2008, "2008-03-21"],
  [2100, "2100-03-26"],
  [2199, "2199-04-12"],
  [2285, "2285-03-20"],
  [2298, "2298-04-01"],
  [2400, "2400-04-14"],
])("Good Friday of %i is %s", (year, day) => {
  expect(days("CANADA", year).includes(day)).toBe(true);
});

test("Victoria Day is the Monday before May 25, also when May 25 is a Monday", () => {
  expect(days("CANADA", 2026).includes("2026-05-18")).toBe(true);
});

test("weekends, holidays and the owner's closed days are no business days", () => {
  expect(isBusinessDay("2026-11-21", usa)).toBe(false);
  expect(isBusinessDay("2026-11-22", usa)).toBe(false);
  expect(isBusinessDay("2026-11-23", usa)).toBe(true);
  expect(isBusinessDay("2026-11-26", usa)).toBe(false);
  expect(isBusinessDay("2026-11-26", canada)).toBe(true);
  expect(isBusinessDay("2026-11-23", { ...usa, extraClosedOn: ["2026-11-23"] })).toBe(false);
});

test.each([
  ["2026-11-21", 0, "2026-11-23"],
  ["2026-11-23", 0, "2026-11-23"],
  ["2026-11-21", 1, "2026-11-23"],
  ["2026-11-23", 1, "2026-11-24"],
  ["2026-11-25", 1, "2026-11-27"],
  ["2026-11-21", 6, "2026-12-01"],
  ["2026-12-24", 1, "2026-12-28"],
  ["2026-12-31", 1, "2027-01-04"],
])("from %s, %i business days later is %s in the USA", (from, days, expected) => {
  expect(addBusinessDays(from, days, usa)).toBe(expected);
});

test("the same count ends later in Canada after Christmas", () => {
  expect(addBusinessDays("2026-12-24", 1, canada)).toBe("2026-12-29");
});

test("the warehouse's clock decides the day, in summer and winter time", () => {
  expect(localTime("2026-11-21T07:30:00Z", "America/Los_Angeles")).toEqual({ on: "2026-11-20", hour: 23 });
  expect(localTime("2026-07-01T06:59:59Z", "America/Los_Angeles")).toEqual({ on: "2026-06-30", hour: 23 });
  expect(localTime("2026-07-01T07:00:00Z", "America/Los_Angeles")).toEqual({ on: "2026-07-01", hour: 0 });
});

test("the same instant is another hour on another warehouse's clock, also where the offset is no whole hour", () => {
  for (const [timeZone, hour] of [
    ["America/Los_Angeles", 7],
    ["Asia/Kathmandu", 20],
    ["America/Los_Angeles", 7],
  ] as const)
    expect(localTime("2026-11-21T15:14:59Z", timeZone)).toEqual({ on: "2026-11-21", hour });
  expect(localTime("2026-11-21T15:15:00Z", "Asia/Kathmandu")).toEqual({ on: "2026-11-21", hour: 21 });
});

test("an order from 2 pm on counts as the next day's", () => {
  expect(orderDay("2026-11-23T21:59:59Z", warehouse)).toBe("2026-11-23");
  expect(orderDay("2026-11-23T22:00:00Z", warehouse)).toBe("2026-11-24");
});

test("a shipping label is dated 7 calendar days ahead in the warehouse's zone", () => {
  expect(labelShipDate("2026-11-21T07:30:00Z", warehouse, 7)).toBe("2026-11-27");
  expect(labelShipDate("2026-11-21T08:00:00Z", warehouse, 7)).toBe("2026-11-28");
});

test.each([
  ["2026-11-21T00:00:00-07:00", "2026-11-20"],
  ["2026-11-21T00:00:00.001-07:00", "2026-11-21"],
  ["2026-11-21T02:00:00Z", "2026-11-20"],
  ["2026-03-09T00:00:00-06:00", "2026-03-08"],
])("what ends at %s has %s as its last day in Denver", (end, day) => {
  expect(lastDayBefore(end, "America/Denver")).toBe(day);
  expect(lastDayBefore(new Date(end), "America/Denver")).toBe(day);
});

test("an instant is on one day in Denver and on the next in London", () => {
  expect(["America/Denver", "Europe/London"].map((zone) => dayAt("2026-11-22T05:30:00Z", zone))).toEqual([
    "2026-11-21",
    "2026-11-22",
  ]);
});
