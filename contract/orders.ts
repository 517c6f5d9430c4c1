import { call } from "./call.ts";

interface OrderOpened {
  Success: true;
  OrderPage: string;
}

/** Mails a link to the order, if there is one with this number and email; the answer is the same where there is none. */
export const lookUpOrder = call<{
  body: { OrderNumber: string; Email: string };
  reply: { Success: true; Message: string };
}>("POST", "/api/order/look-up");

/** Gives this browser access to one order's page for a while. */
export const openOrder = call<{ body: { OrderNumber: string; Key: string }; reply: OrderOpened }>(
  "POST",
  "/api/order/open",
);

/** Ends every link to the order that was given out, and every other browser's access by one. */
export const endOrderLinks = call<{ body: { OrderNumber: string }; reply: OrderOpened }>(
  "POST",
  "/api/order/end-links",
);
