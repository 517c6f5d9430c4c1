import type { MeasuredName } from "#rules/order/measured-values.ts";
import { formatCount } from "./money.ts";
import { counted } from "./plural.ts";

/** What was measured in the test of a PC: what it is called, and how a value reads with its unit. */
export const measuredWords: Readonly<
  Record<MeasuredName, { name: string; unit: string; says(value: number): string }>
> = {
  processor_celsius: {
    name: "Processeur, température maximale",
    unit: "°C",
    says: (value) => `${value}\u00a0°C`,
  },
  graphics_celsius: {
    name: "Carte graphique, température maximale",
    unit: "°C",
    says: (value) => `${value}\u00a0°C`,
  },
  processor_megahertz: {
    name: "Processeur, fréquence soutenue",
    unit: "MHz",
    says: (value) => `${formatCount(value)}\u00a0MHz`,
  },
  graphics_megahertz: {
    name: "Carte graphique, fréquence soutenue",
    unit: "MHz",
    says: (value) => `${formatCount(value)}\u00a0MHz`,
  },
  memory_passes: {
    name: "Mémoire testée",
    unit: "passes",
    says: (value) => `${counted(value, "passe", "passes")} sans erreur`,
  },
};

export { deskMeasuredWords } from "../en-US/measured-values.ts";
