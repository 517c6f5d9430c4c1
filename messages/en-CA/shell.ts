import { canadian } from "../canadian.ts";
import { footerWords as americanFooterWords } from "../en-US/shell.ts";

export * from "../en-US/shell.ts";
export const footerWords = canadian(americanFooterWords);
