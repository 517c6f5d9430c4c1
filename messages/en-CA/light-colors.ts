import { canadian } from "../canadian.ts";
import { lightChoiceWords as americanLightChoiceWords, lightText as americanLightText } from "../en-US/light-colors.ts";

export * from "../en-US/light-colors.ts";
export const lightChoiceWords = canadian(americanLightChoiceWords);
export const lightText = canadian(americanLightText);
