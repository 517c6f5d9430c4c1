import { canadian } from "../canadian.ts";
import * as american from "../en-US/order-lines.ts";

export * from "../en-US/order-lines.ts";
export const orderDetailWords = canadian(american.orderDetailWords);
export const orderLineText = canadian(american.orderLineText);
