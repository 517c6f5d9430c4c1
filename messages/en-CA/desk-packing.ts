import { canadian } from "../canadian.ts";
import { packingWords as americanPackingWords } from "../en-US/desk-packing.ts";

export * from "../en-US/desk-packing.ts";
export const packingWords = canadian(americanPackingWords);
