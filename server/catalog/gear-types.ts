import { GEAR_CATEGORIES } from "#rules/catalog/wire-ids.ts";
import { wordsOf } from "#messages/words-of.ts";

const { gearTypeWords, partTypeWords } = wordsOf("en-US").facets;

/** A gear's own type, as the catalogue has it, to the dozen a shopper picks from. A type that is not there stands for itself. */
export function gearTypeGroup(type: string, gearCategoryId: number): string {
  const groups = gearCategoryId === GEAR_CATEGORIES["pc-parts"] ? partTypeWords : gearTypeWords;
  return groups[type] ?? type;
}
