import { canadian } from "../canadian.ts";
import { deskRmaLabelWords as americanDeskRmaLabelWords } from "../en-US/rma-label.ts";

export * from "../en-US/rma-label.ts";
export const deskRmaLabelWords = canadian(americanDeskRmaLabelWords);
