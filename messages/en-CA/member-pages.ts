import { canadian } from "../canadian.ts";
import { accountOrdersWords as americanAccountOrdersWords } from "../en-US/member-pages.ts";

export * from "../en-US/member-pages.ts";
export const accountOrdersWords = canadian(americanAccountOrdersWords);
