import { canadian } from "../canadian.ts";
import { orderEventWords as americanOrderEventWords } from "../en-US/order-events.ts";

export * from "../en-US/order-events.ts";
export const orderEventWords = canadian(americanOrderEventWords);
