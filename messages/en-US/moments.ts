/** Making one costs as much as a hundred uses of it. */
const MOMENTS = new Map<string, Intl.DateTimeFormat>();

function momentsIn(timeZone: string): Intl.DateTimeFormat {
  const kept = MOMENTS.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });
  MOMENTS.set(timeZone, made);
  return made;
}

/** An instant on the store's clock, with its name: `Nov 21, 2026, 11:55 PM PST`. Page and mail write it alike. */
export function momentText(at: string, timeZone: string): string {
  return momentsIn(timeZone).format(new Date(at)).replaceAll("\u202F", " ");
}

const SHORT = new Map<string, Intl.DateTimeFormat>();

/** An instant of this year's work on the store's clock, for a narrow column: `Nov 21, 11:55 PM`. */
export function shortMoment(at: string, timeZone: string): string {
  const kept = SHORT.get(timeZone);
  const made =
    kept ??
    new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZone });
  if (!kept) SHORT.set(timeZone, made);
  return made.format(new Date(at)).replaceAll("\u202F", " ");
}

/** The name of the store's clock: `Pacific Time`. */
export function clockName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" }).formatToParts(0);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

const TIME = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** An instant of today on the reader's own clock: `3:05 PM`. */
export function timeText(at: string | Date): string {
  return TIME.format(new Date(at));
}

const DAYS = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant on the store's clock: `Nov 21, 2026`. */
export function instantDay(at: string, timeZone: string): string {
  const kept = DAYS.get(timeZone);
  const days = kept ?? new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric", timeZone });
  if (!kept) DAYS.set(timeZone, days);
  return days.format(new Date(at));
}
