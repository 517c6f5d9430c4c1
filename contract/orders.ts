import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const OrderFound = z.object({ Success: z.literal(true), OrderPage: z.string() });

/** Both give this browser access to one order's page for a while. */
export const lookUpOrder = endpoint({
  method: "POST",
  path: "/api/order/look-up",
  summary: "Find an order by its number and the email it was placed with",
  named: "ours",
  body: z.strictObject({ OrderNumber: z.string().max(40), Email: z.string().trim().max(254) }),
  reply: OrderFound,
});
export const openOrder = endpoint({
  method: "POST",
  path: "/api/order/open",
  summary: "Open an order with the signed key of its receipt mail",
  named: "ours",
  body: z.strictObject({ OrderNumber: z.string().max(40), Key: z.string().max(120) }),
  reply: OrderFound,
});
