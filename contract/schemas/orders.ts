import { z } from "zod";
import * as wire from "../orders.ts";
import { endpoint } from "./endpoint.ts";

const OrderFound = z.object({ Success: z.literal(true), OrderPage: z.string() });

export const lookUpOrder = endpoint(wire.lookUpOrder, {
  summary: "Find an order by its number and the email it was placed with",
  named: "ours",
  body: z.strictObject({ OrderNumber: z.string().max(40), Email: z.string().trim().max(254) }),
  reply: OrderFound,
});
export const openOrder = endpoint(wire.openOrder, {
  summary: "Open an order with the signed key of its receipt mail",
  named: "ours",
  body: z.strictObject({ OrderNumber: z.string().max(40), Key: z.string().max(120) }),
  reply: OrderFound,
});
