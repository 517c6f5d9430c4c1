import { canadian } from "../canadian.ts";
import { labelActs as americanLabelActs, labelWords as americanLabelWords } from "../en-US/shipping-label.ts";

export * from "../en-US/shipping-label.ts";
export const labelActs = canadian(americanLabelActs);
export const labelWords = canadian(americanLabelWords);
