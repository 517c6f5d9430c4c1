import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { SeenOrder, Written } from "./staff-orders.ts";

/** An order whose money is set aside and not taken: a person of the store decides. */
export interface ScreenedOrder extends SeenOrder {
  PlacedAt: string;
  Email: string;
  Amount: WireMoney;
  /** `Visa ending in 4242`, or the name of what pays. */
  PaidWith: string;
  /** Name and place, as in `Ada Lovelace, Denver, CO`. */
  ShipTo: string;
  BillTo: string;
  /** From 0, the worst, to 1000; null where the screener did not answer. */
  Score: number | null;
  /** The screener's words; may be empty. */
  Said: string;
  /** What the screener calls it; empty where it did not answer. */
  Case: string;
  /** Then the order ends by itself, and nothing is taken. */
  DecideBy: string;
}

type Deciding = { body: { OrderNumber: string; Version: number; Reason: Written }; reply: { Success: true } };

/** Those that end first at the top. */
export const getStaffScreenings = call<{
  reply: { Success: true; Orders: ScreenedOrder[]; TimeZone: string };
}>("GET", "/api/staff/screenings");
/** The money is taken and the order goes on. */
export const releaseScreening = call<Deciding>("POST", "/api/staff/screenings/release");
/** The money is let go, what the order held is free, and the buyer is mailed. */
export const rejectScreening = call<Deciding>("POST", "/api/staff/screenings/reject");
