import type { Locale } from "#messages/locales.ts";
import { screenRanges } from "./facet-values.ts";
import type { FacetKey } from "#rules/catalog/facets.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { resolutionWords } = spoken.frames;

/**
 * Graphics chips, the fastest first, as 1440p games run on them in the press's averages of 2026; desktops, then laptops.
 * One that is not here stands last, by its name.
 */
const CHIPS_BY_SPEED = [
  "GeForce RTX 5090",
  "GeForce RTX 4090",
  "GeForce RTX 5080",
  "GeForce RTX 4080 SUPER",
  "GeForce RTX 5070 Ti",
  "Radeon RX 9070 XT",
  "Radeon RX 9070",
  "GeForce RTX 5070",
  "GeForce RTX 4070 SUPER",
  "Radeon RX 9070 GRE",
  "Radeon RX 7800 XT",
  "GeForce RTX 5060 Ti",
  "Radeon RX 9060 XT",
  "GeForce RTX 4060 Ti",
  "GeForce RTX 5060",
  "Intel Arc B580",
  "GeForce RTX 5050",
  "Intel Arc B570",
  "GeForce RTX 5090 Laptop GPU",
  "GeForce RTX 5080 Laptop GPU",
  "GeForce RTX 5070 Ti Laptop GPU",
  "GeForce RTX 5070 Laptop GPU",
  "GeForce RTX 5060 Laptop GPU",
  "GeForce RTX 4060 Laptop GPU",
  "GeForce RTX 5050 Laptop GPU",
];

/** Where a value stands among its facet's; equal places go by name. */
const PLACES: Partial<Record<FacetKey, (label: string) => number>> = {
  graphics: (label) => placeIn(CHIPS_BY_SPEED, label.replace(/\s\d+\s\S+$/, "")),
  madeFor: (label) => placeIn(Object.values(resolutionWords), label),
  screen: (label) => placeIn(screenRanges(), label),
};

/** Kept: `localeCompare` with options makes one for every pair. */
const BY_NAME = new Map<Locale, Intl.Collator>();

function byNameIn(locale: Locale): Intl.Collator {
  const kept = BY_NAME.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  BY_NAME.set(locale, kept);
  return kept;
}

/** Sizes and capacities by their number, larger memory of one chip first, anything else by its name. */
export function inFacetOrder(key: FacetKey): (a: { label: string }, b: { label: string }) => number {
  const place = PLACES[key] ?? (() => 0);
  const byName = byNameIn(spokenLocale()).compare;
  return (a, b) =>
    place(a.label) - place(b.label) || (key === "graphics" ? byName(b.label, a.label) : byName(a.label, b.label));
}

function placeIn(list: readonly string[], label: string): number {
  const place = list.indexOf(label);
  return place === -1 ? list.length : place;
}
