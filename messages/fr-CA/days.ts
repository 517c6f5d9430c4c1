// By hand: a browser's own formatter takes a phone some 15 ms to make.
const WEEKDAYS = ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."];
const MONTHS = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];
const SHORT_MONTHS = [
  "janv.",
  "févr.",
  "mars",
  "avr.",
  "mai",
  "juin",
  "juill.",
  "août",
  "sept.",
  "oct.",
  "nov.",
  "déc.",
];

/**
 * `2026-11-23` as `lun. 23 novembre`; its spaces do not break. Anything that is not a day comes back as it is.
 * The month in full: a sentence may end on it.
 */
export function dayText(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const { weekday, date, month } = partsOf(day);
  return `${weekday}\u00a0${date}\u00a0${month}`;
}

/** `mar. 8 décembre au jeu. 10 décembre`, or one day when both are the same. */
export function daySpan(from: string, until: string): string {
  return from === until ? dayText(from) : `${dayText(from)} au ${dayText(until)}`;
}

/** `2027-02-15` as `février`. */
export function monthText(day: string): string {
  return partsOf(day).month;
}

/** `2010-07-01` as `1er juillet 2010`. */
export function longDay(day: string): string {
  const { date, month, year } = partsOf(day);
  return `${date}\u00a0${month} ${year}`;
}

/** `2026-11-23` as `23 nov. 2026`; its spaces do not break. */
export function dayOfYear(day: string): string {
  const { date, shortMonth, year } = partsOf(day);
  return `${date}\u00a0${shortMonth}\u00a0${year}`;
}

interface Parts {
  weekday: string;
  /** `1er`, `23`. */
  date: string;
  month: string;
  shortMonth: string;
  year: number;
}

function partsOf(day: string): Parts {
  const instant = new Date(`${day}T00:00:00Z`);
  const date = instant.getUTCDate();
  return {
    weekday: WEEKDAYS[instant.getUTCDay()] ?? "",
    date: date === 1 ? "1er" : String(date),
    month: MONTHS[instant.getUTCMonth()] ?? "",
    shortMonth: SHORT_MONTHS[instant.getUTCMonth()] ?? "",
    year: instant.getUTCFullYear(),
  };
}
