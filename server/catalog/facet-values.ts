import { GEAR_CATEGORIES } from "#rules/catalog/wire-ids.ts";
import { DEFAULT_LOCALE } from "#messages/locales.ts";
import { speaking, spoken } from "../languages/spoken.ts";

const { ownerText } = spoken.ownerTexts;
const { capacityText } = spoken.parts;
const { gearTypeWords, partTypeWords, screenWords } = spoken.facets;

/**
 * A facet's value for the address (`rtx-5080-16-gb`) from the words a person reads. The address is the same in every
 * language, so that a list stays narrowed when another is chosen.
 */
export function facetValue(label: string | (() => string)): { value: string; label: string } {
  if (typeof label === "function") return { ...facetValue(speaking(DEFAULT_LOCALE, label)), label: label() };
  const value = label
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return { value, label };
}

/** A gear's own type, as the catalogue has it, to the dozen a shopper picks from. A type that is not there stands for itself. */
export function gearTypeGroup(type: string, gearCategoryId: number): string {
  const groups = gearCategoryId === GEAR_CATEGORIES["pc-parts"] ? partTypeWords : gearTypeWords;
  return groups[type] ?? ownerText(type);
}

/** One name for a chip with its memory wherever it stands: in a card, a PC or a laptop. */
export function graphicsName({ chip, memoryGb }: { chip: string | null; memoryGb: number | null }): string {
  if (chip === null || memoryGb === null) return chip ?? "";
  const named = chip.replace(` ${memoryGb} GB`, "");
  return `${named} ${capacityText(memoryGb)}`;
}

/** Desk monitors by the room they take; the last range has no upper end. */
const SCREEN_RANGES = [
  { name: "portable", upTo: 20 },
  { name: 24, upTo: 25.5 },
  { name: 27, upTo: 28.5 },
  { name: 32, upTo: 33 },
  { name: "wide", upTo: Number.POSITIVE_INFINITY },
] as const;

/** What they are called, the smallest first. */
export function screenRanges(): string[] {
  return SCREEN_RANGES.map(({ name }) => screenWords[name]);
}

/** The range of a monitor's diagonal; makers sell 26.5 inches as 27. */
export function screenRange(inches: number): string {
  return screenWords[SCREEN_RANGES.find(({ upTo }) => inches <= upTo)?.name ?? "wide"];
}
