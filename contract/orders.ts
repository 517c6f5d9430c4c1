import type { OrderStanding } from "#rules/order/order-standings.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import type { HeardFrom } from "#rules/order/order-survey.ts";
import type { PreOrderSize } from "#rules/order/pre-order-size.ts";
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

/** An order in the list of its member. Days are `YYYY-MM-DD`. */
export interface ListedOrder {
  OrderNumber: string;
  PlacedAt: string;
  State: OrderState;
  IsTest: boolean;
  Total: WireMoney;
  /** Of its lines, in their order. */
  Lines: { ItemDescription: string; MainPicture: string; PictureVersion: string; Quantity: number }[];
  ArrivesFrom: string;
  ArrivesUntil: string;
  MayCancel: boolean;
  /** Its money is set aside, and not taken before the order was checked: there is nothing to do. */
  IsInReview: boolean;
  /** A change that its member asked for, or agreed to, and has not paid yet. */
  ChangeWaits: { Due: WireMoney; Until: string } | null;
  /** Nobody works on it yet: its member may change or cancel it alone. */
  MayChange: boolean;
  /** Empty until it is there. */
  DeliveredOn: string;
  /** The last day on which it may be asked back; empty until it is there. */
  ReturnUntil: string;
  IsReturnOver: boolean;
  /** What was asked back and is not settled, the newest; empty where there is none. */
  OpenRma: string;
  /** The page of its first product, if that is sold now; else empty. */
  BuyAgain: string;
}

/**
 * A member's orders, newest first, a page at a time, of one year where `year` is given; `Years` are those that are offered:
 * this one and the four before (A54). `q` is part of a number or of a product's name. What a changed cart replaced before
 * it was paid is not one of them. `Counts` are of the same year and words, whatever their standing.
 */
export const listOrders = call<{
  query: { page: number; year?: number | undefined; standing?: OrderStanding | undefined; q?: string | undefined };
  reply: {
    Success: true;
    Orders: ListedOrder[];
    Total: number;
    Counts: Record<OrderStanding, number>;
    Pages: number;
    Years: number[];
    TimeZone: string;
  };
}>("GET", "/api/order/list");

/** The size of what comes with a pre-order; chosen again, the last one holds. */
export const savePreOrderSize = call<{
  body: { OrderNumber: string; Size: PreOrderSize };
  reply: { Success: true; Size: PreOrderSize };
}>("POST", "/api/order/savepreordersilverwolfsize");

/** Text updates of an own order on or off; a GET by the specification, which the door takes from the store's own pages alone (A37). */
export const switchTextMessage = call<{
  query: { orderId: string };
  reply: { Success: true; SendTextNote: boolean };
}>("GET", "/api/member/switchtextmessage");

/** Ends an own order that is not paid: what it held is free again. */
export const cancelOrder = call<{ body: { OrderNumber: string }; reply: { Success: true; State: "cancelled" } }>(
  "POST",
  "/api/order/cancel",
);

/** What a buyer says of an order, once. `Rating` is 1 to 5. */
export interface OrderSurvey {
  CustOrderID: string;
  Rating: number;
  HeardFrom: HeardFrom;
  Comment: string;
}

export const submitOrderSurvey = call<{ body: OrderSurvey; reply: { Success: true; Message: string } }>(
  "POST",
  "/api/carts/orderSurveySubmit",
);
