import { canadian } from "../canadian.ts";
import { deskRefusalWords as americanDeskRefusalWords } from "../en-US/desk-refusals.ts";

export * from "../en-US/desk-refusals.ts";
export const deskRefusalWords = canadian(americanDeskRefusalWords);
