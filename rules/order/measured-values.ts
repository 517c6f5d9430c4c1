import { refuse, type Refusal } from "../refusal.ts";

/**
 * What is read off a PC in its test under load: the highest temperatures, the clocks that it held, and how often its whole
 * memory was written and read back without an error. Each has its unit in its name, and bounds outside of which somebody
 * typed something else.
 */
export const MEASURED_VALUES = {
  processor_celsius: { least: 10, most: 120 },
  graphics_celsius: { least: 10, most: 120 },
  processor_megahertz: { least: 500, most: 10_000 },
  graphics_megahertz: { least: 100, most: 10_000 },
  memory_passes: { least: 1, most: 999 },
} as const satisfies Record<string, { least: number; most: number }>;
export type MeasuredName = keyof typeof MEASURED_VALUES;
export const MEASURED_NAMES = Object.keys(MEASURED_VALUES) as MeasuredName[];

/** Whole numbers in the unit of each name; what was not measured is not there. */
export type MeasuredValues = Partial<Record<MeasuredName, number>>;

/** Each named once, as it is written down; null takes off what stood there. */
export interface WrittenValue {
  name: MeasuredName;
  value: number | null;
}

/** The values of a test after some were written down; or the first that cannot have been measured. */
export function writeValues(
  before: MeasuredValues,
  written: readonly WrittenValue[],
): { ok: true; values: MeasuredValues } | Refusal<"measured_odd"> {
  const values: MeasuredValues = { ...before };
  for (const [at, { name, value }] of written.entries()) {
    const { least, most } = MEASURED_VALUES[name];
    if (value !== null && (value < least || value > most))
      return refuse("measured_odd", { least, most }, [{ field: `Values.${at}.Value` }]);
    if (value === null) delete values[name];
    else values[name] = value;
  }
  return { ok: true, values };
}
