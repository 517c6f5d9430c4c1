import { z } from "zod";
import * as wire from "../orders.ts";
import { endpoint } from "./endpoint.ts";

const OrderOpened = z.object({ Success: z.literal(true), OrderPage: z.string() });
const OrderNumber = z.string().max(40);

export const lookUpOrder = endpoint(wire.lookUpOrder, {
  summary: "Ask for a link to an order by its number and the email it was placed with",
  named: "ours",
  body: z.strictObject({ OrderNumber, Email: z.string().trim().max(254) }),
  reply: z.object({ Success: z.literal(true), Message: z.string() }),
});
export const openOrder = endpoint(wire.openOrder, {
  summary: "Open an order with the signed key of a mailed link",
  named: "ours",
  body: z.strictObject({ OrderNumber, Key: z.string().max(120) }),
  reply: OrderOpened,
});
export const endOrderLinks = endpoint(wire.endOrderLinks, {
  summary: "End every link to an order that was given out, and other browsers' access by one",
  named: "ours",
  body: z.strictObject({ OrderNumber }),
  reply: OrderOpened,
});
