import { canadian } from "../canadian.ts";
import { buildRefusalWords as americanBuildRefusalWords } from "../en-US/build-refusals.ts";

export * from "../en-US/build-refusals.ts";
export const buildRefusalWords = canadian(americanBuildRefusalWords);
