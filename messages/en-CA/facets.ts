import { canadian } from "../canadian.ts";
import { facetWords as americanFacetWords } from "../en-US/facets.ts";

export * from "../en-US/facets.ts";
export const facetWords = canadian(americanFacetWords);
