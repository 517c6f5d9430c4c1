import { canadian } from "../canadian.ts";
import { feedWords as americanFeedWords } from "../en-US/search-titles.ts";

export * from "../en-US/search-titles.ts";
export const feedWords = canadian(americanFeedWords);
