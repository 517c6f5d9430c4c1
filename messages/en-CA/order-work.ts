import { canadian } from "../canadian.ts";
import { parcelNewsWords as americanParcelNewsWords } from "../en-US/order-work.ts";

export * from "../en-US/order-work.ts";
export const parcelNewsWords = canadian(americanParcelNewsWords);
