import type { SettingDifference } from "#rules/config/change-pricing.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import type { DatedSettings } from "./dated-settings-table.ts";

/** The list of `npm run settings`: a line a row, the latest moment first, the one in force marked. */
export function settingsReport(rows: readonly DatedSettings[], clock: { now: Date; timeZone: string }): string {
  const inForce = rows.find(({ fromAt }) => fromAt <= clock.now);
  return rows.map((row) => `${row === inForce ? "> " : "  "}${line(row, clock.timeZone)}`).join("\n");
}

function line({ fromAt, version, sha256, source, why }: DatedSettings, timeZone: string): string {
  const since = fromAt.getTime() === 0 ? "always" : `from ${localTime(fromAt.toISOString(), timeZone).on}`;
  return `${since}  version ${version} (${sha256.slice(0, 8)}, ${source}): ${why}`;
}

/** What a change does, a line a figure. */
export function differencesReport(differences: readonly SettingDifference[]): string {
  return differences.map(({ field, was, is }) => `  ${field}: ${said(was)} -> ${said(is)}`).join("\n");
}

function said(figure: unknown): string {
  return figure === undefined ? "nothing" : JSON.stringify(figure);
}
