import { canadian } from "../canadian.ts";
import { cartLineWords as americanCartLineWords } from "../en-US/cart.ts";

export * from "../en-US/cart.ts";
export const cartLineWords = canadian(americanCartLineWords);
