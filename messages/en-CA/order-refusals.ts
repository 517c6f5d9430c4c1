import { canadian } from "../canadian.ts";
import { orderRefusalWords as americanOrderRefusalWords } from "../en-US/order-refusals.ts";

export * from "../en-US/order-refusals.ts";
export const orderRefusalWords = canadian(americanOrderRefusalWords);
