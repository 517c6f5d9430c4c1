import { type Check, day, isDay, must, ordered, rate } from "./config-problem.ts";
import type { StoreConfig } from "./store-config.ts";

type Tax = StoreConfig["tax"];

/** Every region's rates, each dated row once, and holidays that end after they start. */
export function checkTax({ regions, holidays, freeHolidays }: Tax): Check {
  return [
    ...regions.flatMap((region, at) => checkRegion(region, at, regions)),
    ...holidays.flatMap(checkHoliday),
    ...freeHolidays.flatMap((holiday, at) => {
      const field = `tax.freeHolidays[${at}] (${holiday.state})`;
      return [
        day(holiday.startDate, `${field}.startDate`),
        day(holiday.endDate, `${field}.endDate`),
        ordered(holiday.startDate, holiday.endDate, field),
        must(holiday.maxPrice >= 0, `${field}.maxPrice`, "is below 0"),
      ];
    }),
  ];
}

function checkRegion(region: Tax["regions"][number], at: number, regions: Tax["regions"]): Check {
  const field = `tax.regions[${at}] (${region.country} ${region.state})`;
  const own = region.parts.reduce((sum, { ratePpm }) => sum + ratePpm, 0);
  const first = regions.findIndex(
    ({ country, state, from }) => country === region.country && state === region.state && from === region.from,
  );
  return [
    must(/^[A-Z]{2}$/.test(region.state), `${field}.state`, `"${region.state}" is not a two-letter state or province`),
    region.from === null ? null : day(region.from, `${field}.from`),
    must(region.parts.length > 0, `${field}.parts`, "names no tax; a place without one has a rate of 0"),
    ...region.parts.map(({ name, ratePpm }) => rate(ratePpm, `${field}.parts ${name}`)),
    rate(region.maxPpm, `${field}.maxPpm`),
    must(own <= region.maxPpm, `${field}.maxPpm`, `${region.maxPpm} is below the region's own rate ${own}`),
    must(first === at, field, `begins on ${region.from ?? "no day"} twice: see tax.regions[${first}]`),
  ];
}

function checkHoliday(holiday: Tax["holidays"][number], at: number): Check {
  const field = `tax.holidays[${at}] (${holiday.state})`;
  return [
    localTime(holiday.startDate, `${field}.startDate`),
    localTime(holiday.endDate, `${field}.endDate`),
    ordered(holiday.startDate, holiday.endDate, field),
    must(
      Math.abs(holiday.timeZoneDifferenceHours) <= 14,
      `${field}.timeZoneDifferenceHours`,
      `${holiday.timeZoneDifferenceHours} is not a number of hours from UTC`,
    ),
    must(holiday.maxPrice === null || holiday.maxPrice >= 0, `${field}.maxPrice`, "is below 0"),
    must(holiday.gearsMaxPrice === null || holiday.gearsMaxPrice >= 0, `${field}.gearsMaxPrice`, "is below 0"),
  ];
}

function localTime(text: string, field: string) {
  const isTime = isDay(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text.slice(10));
  return must(isTime, field, `"${text}" is not a local time written YYYY-MM-DDTHH:mm:ss`);
}
