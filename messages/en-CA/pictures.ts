import { canadian } from "../canadian.ts";
import { renderWords as americanRenderWords } from "../en-US/pictures.ts";

export * from "../en-US/pictures.ts";
export const renderWords = canadian(americanRenderWords);
