import { call } from "./call.ts";

interface OrderFound {
  Success: true;
  OrderPage: string;
}

/** Both give this browser access to one order's page for a while. */
export const lookUpOrder = call<{ body: { OrderNumber: string; Email: string }; reply: OrderFound }>(
  "POST",
  "/api/order/look-up",
);
export const openOrder = call<{ body: { OrderNumber: string; Key: string }; reply: OrderFound }>(
  "POST",
  "/api/order/open",
);
