/** Making one costs as much as a hundred uses of it. */
const MOMENTS = new Map<string, Intl.DateTimeFormat>();

function momentsIn(timeZone: string): Intl.DateTimeFormat {
  const kept = MOMENTS.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat("fr-CA", {
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

/** An instant on the store's clock, with its name: `21 nov. 2026, 23 h 55 HNP`. Page and mail write it alike. */
export function momentText(at: string, timeZone: string): string {
  return joined(momentsIn(timeZone).format(new Date(at)));
}

const SHORT = new Map<string, Intl.DateTimeFormat>();

/** An instant of this year's work on the store's clock, for a narrow column: `21 nov., 23 h 55`. */
export function shortMoment(at: string, timeZone: string): string {
  const kept = SHORT.get(timeZone);
  const made =
    kept ??
    new Intl.DateTimeFormat("fr-CA", { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZone });
  if (!kept) SHORT.set(timeZone, made);
  return joined(made.format(new Date(at)));
}

/** The name of the store's clock: `heure du Pacifique`. */
export function clockName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("fr-CA", { timeZone, timeZoneName: "longGeneric" }).formatToParts(0);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

const TIME = new Intl.DateTimeFormat("fr-CA", { hour: "numeric", minute: "2-digit" });

/** An instant of today on the reader's own clock: `15 h 05`. */
export function timeText(at: string | Date): string {
  return joined(TIME.format(new Date(at)));
}

const DAYS = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant on the store's clock: `21 nov. 2026`. */
export function instantDay(at: string, timeZone: string): string {
  const kept = DAYS.get(timeZone);
  const days = kept ?? new Intl.DateTimeFormat("fr-CA", { year: "numeric", month: "short", day: "numeric", timeZone });
  if (!kept) DAYS.set(timeZone, days);
  return joined(days.format(new Date(at)));
}

/** `1er déc. 2026, 2 h 05`: the first of a month as it is written, and a time of day that stays on one line. */
function joined(text: string): string {
  return text
    .replaceAll("\u202F", "\u00a0")
    .replace(/^1(?=\s)/, "1er")
    .replaceAll(/0?(\d+)\sh\s(?=\d)/g, "$1\u00a0h\u00a0");
}
