import { buildCode, type ChosenPart, type SlotId } from "#rules/build/chosen-parts.ts";
import type { PartFacts } from "../catalog/part-facts.ts";

/** Slots whose part shines in a color that can be set; what nobody knows of its light does not. */
export function litSlots(parts: readonly ChosenPart[], facts: ReadonlyMap<number, PartFacts>): SlotId[] {
  return parts.flatMap(({ optionId, skuId }) => {
    const known = facts.get(skuId);
    if (known?.category !== "memory" && known?.category !== "fans") return [];
    return known.facts.lit === true ? [optionId] : [];
  });
}

/** Code of the parts, with the color of their light as long as one of them is lit. */
export function codeWithLight(
  parts: readonly ChosenPart[],
  light: string | null,
  facts: ReadonlyMap<number, PartFacts>,
): string {
  return buildCode(parts, litSlots(parts, facts).length > 0 ? light : null);
}
