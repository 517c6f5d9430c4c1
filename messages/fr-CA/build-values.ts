import type { Shown, Unit, Verdict } from "#rules/build/verdict.ts";
import { formatDecimal } from "./money.ts";

const UNITS: Readonly<Record<Exclude<Unit, "slots">, string>> = {
  mm: "mm",
  W: "W",
  GB: "Go",
  MHz: "MHz",
  "Gb/s": "Gbit/s",
  "GB/s": "Go/s",
  g: "g",
};

const unitText = (unit: Unit, value: number) =>
  unit === "slots" ? (value < 2 ? "emplacement" : "emplacements") : UNITS[unit];

/** A fact as it is read: a number with its unit, a list in a sentence. */
export function shownText(value: Shown, unit: Unit | null): string {
  if (value === null) return "inconnu";
  if (typeof value === "string") return value;
  if (typeof value !== "number") return listText(value);
  const number = formatDecimal(value);
  return unit === null ? number : `${number}\u00a0${unitText(unit, value)}`;
}

export const have = ({ have: value, unit }: Verdict) => shownText(value, unit);
export const limit = ({ limit: value, unit }: Verdict) => shownText(value, unit);
/** Room that is left, or by how much it is short. */
export const room = ({ margin, unit }: Verdict) => shownText(margin === null ? null : Math.abs(margin), unit);
/** A further fact of a verdict; a number with its decimal comma. */
export function fact({ more }: Verdict, name: string): string {
  const value = more[name] ?? "";
  return typeof value === "number" ? formatDecimal(value) : value;
}

export function listText(values: readonly string[]): string {
  const last = values.at(-1) ?? "";
  return values.length < 2 ? last : `${values.slice(0, -1).join(", ")} et ${last}`;
}
