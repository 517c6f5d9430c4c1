import type { MeasuredName } from "#rules/order/measured-values.ts";
import { formatCount } from "./money.ts";

/** What was measured in the test of a PC: what it is called, and how a value reads with its unit. */
export const measuredWords: Readonly<
  Record<MeasuredName, { name: string; unit: string; says(value: number): string }>
> = {
  processor_celsius: { name: "Processor, hottest", unit: "°C", says: (value) => `${value} °C` },
  graphics_celsius: { name: "Graphics card, hottest", unit: "°C", says: (value) => `${value} °C` },
  processor_megahertz: { name: "Processor clock held", unit: "MHz", says: (value) => `${formatCount(value)} MHz` },
  graphics_megahertz: { name: "Graphics clock held", unit: "MHz", says: (value) => `${formatCount(value)} MHz` },
  memory_passes: {
    name: "Memory tested",
    unit: "passes",
    says: (value) => `${value} ${value === 1 ? "pass" : "passes"} without an error`,
  },
};

export const deskMeasuredWords = {
  title: "What was measured",
  note: "The buyer reads it in the test report. Leave empty what was not measured.",
  press: "Save what was measured",
  of: (name: string, unit: string) => `${name} (${unit})`,
};
