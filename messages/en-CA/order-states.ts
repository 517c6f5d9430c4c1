import { canadian } from "../canadian.ts";
import { orderStateWords as americanOrderStateWords } from "../en-US/order-states.ts";

export * from "../en-US/order-states.ts";
export const orderStateWords = canadian(americanOrderStateWords);
