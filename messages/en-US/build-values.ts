import type { Shown, Unit, Verdict } from "#rules/build/verdict.ts";
import { formatCount } from "./money.ts";

/** A fact as it is read: a number with its unit, a list in a sentence. */
export function shownText(value: Shown, unit: Unit | null): string {
  if (value === null) return "not known";
  if (typeof value === "string") return value;
  if (typeof value !== "number") return listText(value);
  const number = Number.isInteger(value) ? formatCount(value) : String(value);
  return unit === null ? number : `${number} ${unit}`;
}

export const have = ({ have: value, unit }: Verdict) => shownText(value, unit);
export const limit = ({ limit: value, unit }: Verdict) => shownText(value, unit);
/** Room that is left, or by how much it is short. */
export const room = ({ margin, unit }: Verdict) => shownText(margin === null ? null : Math.abs(margin), unit);
export const fact = ({ more }: Verdict, name: string) => String(more[name] ?? "");

export function listText(values: readonly string[]): string {
  const last = values.at(-1) ?? "";
  return values.length < 2 ? last : `${values.slice(0, -1).join(", ")} and ${last}`;
}
