/** The instant at which a calendar day (`YYYY-MM-DD`) begins on the clocks of a time zone, ISO 8601 with `Z`. */
export function dayStart(on: string, timeZone: string): string {
  const asUtc = Date.parse(`${on}T00:00:00Z`);
  // The clocks may have changed between midnight in Greenwich and midnight here.
  const near = asUtc - aheadMs(asUtc, timeZone);
  return new Date(asUtc - aheadMs(near, timeZone)).toISOString();
}

/** How far the zone's clocks are ahead of UTC at an instant; below zero in America. */
function aheadMs(instant: number, timeZone: string): number {
  const name = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).format(new Date(instant));
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === "-" ? -ms : ms;
}
