import type { OrderState } from "#rules/order/order-states.ts";
import type { DelayReason } from "#rules/order/ship-delay.ts";
import { call } from "./call.ts";
import type { OrderDelay } from "./order-delays.ts";
import type { SeenOrder, StaffOrder } from "./staff-orders.ts";

/** An order whose promised day is near or over, or whose buyer was told that it is late. Days are `YYYY-MM-DD`. */
export interface EndingPromise {
  OrderNumber: string;
  State: OrderState;
  To: string;
  ShipsOn: string;
  /** Days until then; below zero it is late. */
  SpareDays: number;
  /** What its buyer was told last; null where nothing was. */
  Delay: Pick<OrderDelay, "FromOn" | "ShipsOn" | "Silence" | "AnswerBy" | "Answer"> | null;
}

/** `ShipsOn` is empty where no day can be named. Its buyer is mailed at once, and may wait or have everything back. */
export const delayOrder = call<{
  body: { OrderNumber: SeenOrder["OrderNumber"]; Version: number; ShipsOn: string; Reason: DelayReason };
  reply: StaffOrder;
}>("POST", "/api/staff/orders/delay");

export const getShipDates = call<{ reply: { Success: true; Orders: EndingPromise[] } }>("GET", "/api/staff/ship-dates");
