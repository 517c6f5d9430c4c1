/** One zone for server and browser, so that both write the same words: Eastern time, where most orders go, and named. */
const MOMENT = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "America/New_York",
  timeZoneName: "short",
});

/** An instant as a person reads it: `Nov 21, 1:12 PM EST`. */
export function momentText(at: string): string {
  return MOMENT.format(new Date(at)).replace(/\u202f/g, " ");
}
