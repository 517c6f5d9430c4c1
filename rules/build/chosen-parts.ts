import type { CATEGORY_OF_OPTION } from "./facts/part-categories.ts";
import { readLightColor } from "./light-color.ts";

/** A part that somebody chose for a slot of a PC. */
export interface ChosenPart {
  optionId: SlotId;
  skuId: number;
  quantity: number;
}

/** What somebody chose of a PC. */
export interface ChosenBuild {
  parts: ChosenPart[];
  /** Six hex characters of the color that its lit parts shine in; null as their makers set it. */
  light: string | null;
}

/**
 * Slots in which a shopper chooses, and the most units of a part in each. Accessories are things of their own in a cart;
 * warranty and rush service are chosen on its line; what an upgrade kit brings is chosen part by part.
 */
export const MOST_IN_SLOT = {
  1: 1,
  2: 1,
  3: 1,
  4: 2,
  5: 1,
  7: 1,
  8: 1,
  9: 6,
  11: 1,
  12: 1,
  28: 1,
} as const satisfies Partial<Record<keyof typeof CATEGORY_OF_OPTION, number>>;

export type SlotId = keyof typeof MOST_IN_SLOT;

/** In rising order. */
export const SLOTS = Object.keys(MOST_IN_SLOT).map(Number) as SlotId[];

export const CASE_SLOT = 1;
export const CARD_SLOT = 5;

/** The system, whose price goes by its group. */
export const SYSTEM_SLOT = 28;

export const isSlot = (optionId: number): optionId is SlotId => optionId in MOST_IN_SLOT;

/** A code is no longer than this. */
export const LONGEST_CODE = SLOTS.length * 20 + "-rgbff8000".length;

/**
 * The same choice has the same code, in whatever order it was made: `1p220001-4p220031x2-rgbff8000` is slot, SKU, and units
 * where there are several, and the color of the light where one was chosen. Letters stand between the digits, so that no code ever reads as a card number.
 */
export function buildCode(parts: readonly ChosenPart[], light: string | null): string {
  const said = parts
    .toSorted((one, other) => one.optionId - other.optionId)
    .map(({ optionId, skuId, quantity }) => `${optionId}p${skuId}${quantity > 1 ? `x${quantity}` : ""}`);
  // Nothing shines where nothing is.
  return [...said, ...(light !== null && said.length > 0 ? [`${LIGHT}${light}`] : [])].join("-");
}

/** Before the color of the light. */
const LIGHT = "rgb";

const PART = /^([1-9]\d{0,2})p([1-9]\d{0,9})(?:x([2-9]|[1-9]\d))?$/;
const HIGHEST_SKU = 2_147_483_647;

/** The color that a code ends in, as it was typed; null where it names none. */
export function lightInCode(code: string): string | null {
  const [last = ""] = code.split("-").slice(-1);
  return last.startsWith(LIGHT) ? last.slice(LIGHT.length) : null;
}

/**
 * The parts of a code: a slot we know each, one part a slot, no more units than it holds; and the color of its light, which
 * comes last. Null for anything else. Whether those parts exist, are offered, fit and shine, the catalogue and the rules say.
 */
export function readBuildCode(code: string): ChosenBuild | null {
  if (code.length > LONGEST_CODE) return null;
  const typed = lightInCode(code);
  const light = typed === null ? null : readLightColor(typed);
  if (typed !== null && light === null) return null;
  const texts = code.split("-");
  const parts: ChosenPart[] = [];
  for (const text of typed === null ? texts : texts.slice(0, -1)) {
    const [, option, sku, units = "1"] = PART.exec(text) ?? [];
    const [optionId, skuId, quantity] = [Number(option), Number(sku), Number(units)];
    if (!isSlot(optionId) || skuId > HIGHEST_SKU || quantity > MOST_IN_SLOT[optionId]) return null;
    if (parts.some((part) => part.optionId === optionId)) return null;
    parts.push({ optionId, skuId, quantity });
  }
  return parts.length === 0 ? null : { parts, light };
}

/** The parts with one chosen for its slot, or with the slot left empty. */
export function withPart(
  parts: readonly ChosenPart[],
  optionId: SlotId,
  chosen: Omit<ChosenPart, "optionId"> | null,
): ChosenPart[] {
  const others = parts.filter((part) => part.optionId !== optionId);
  return chosen === null ? others : [...others, { optionId, ...chosen }].toSorted((a, b) => a.optionId - b.optionId);
}
