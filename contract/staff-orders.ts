import type { MailTrouble } from "#rules/mail/mail-troubles.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import type { Carrier } from "#rules/order/carriers.ts";
import type { TestResult } from "#rules/order/burn-in.ts";
import type { FloorMove } from "#rules/order/floor-moves.ts";
import type { Made } from "#rules/order/order-stages.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { RefundReason } from "#rules/refund/refund-states.ts";
import type { StaffActName } from "#rules/staff/staff-acts.ts";
import type { StaffNeed } from "#rules/staff/staff-needs.ts";
import type { QueueTab } from "#rules/staff/queue-tabs.ts";
import { call } from "./call.ts";
import type { OrderLabel } from "./staff-labels.ts";
import type { OrderView } from "./checkout.ts";
import type { MeasuredValue } from "./order-work.ts";

/** What who picks, packs and hands over an order has to know. Days are `YYYY-MM-DD`. */
export interface OrderPacking {
  /** The way that was paid for. */
  Method: string;
  /** The day it was promised to leave, business days until then (below zero: late), and the day it arrives by as things are. */
  LeavesBy: string;
  SpareDays: number;
  ArrivesBy: string;
  /** For the driver; none where the buyer gave none. */
  Phones: string[];
  /** What its buyer wrote at the checkout; empty where nothing was. */
  Comment: string;
  /** What goes into the box: each thing with the units that were not given back, and what is built into it. */
  Things: PackedThing[];
}

interface PackedThing {
  SkuID: number;
  Code: string;
  Name: string;
  Detail: string;
  /** Color that the workshop sets its lit parts to, six hex characters; empty where none was chosen. */
  Light: string;
  Units: number;
  Made: Made;
  Parts: string[];
  /** Its graphics card goes into a box of its own. */
  CardApart: boolean;
}

/** A test of a built PC: when it began, until when it has to last, and how it ended. Instants; empty while it runs. */
export interface OrderTest {
  StartedAt: string;
  StartedBy: string;
  EndsAt: string;
  /** Its hours are over: it may be packed. */
  IsOver: boolean;
  EndedAt: string;
  EndedBy: string;
  Result: TestResult | "";
  /** Why it was packed before its hours were over. */
  Early: string;
  Measured: MeasuredValue[];
}

/** A line or charge of an order: what of it is left to give back, without and as its tax, and what it was in whole. */
export interface RefundablePart {
  Part: string;
  Name: string;
  Units: number;
  Amount: WireMoney;
  Tax: WireMoney;
  Whole: { Units: number; Amount: WireMoney; Tax: WireMoney };
}

/** An order as it was seen: a change of one that has changed since is refused. */
export interface SeenOrder {
  OrderNumber: string;
  Version: number;
}

export interface QueuedOrder extends SeenOrder {
  State: OrderState;
  Made: Made;
  IsTest: boolean;
  PaidAt: string;
  What: string;
  To: string;
  /** The way that was paid for, and the last day on which it arrives if it leaves in time. */
  Method: string;
  ArrivesBy: string;
  /** What its buyer wrote at the checkout; empty where nothing was. */
  Comment: string;
  /** The day it was promised to leave, and how many business days are left until then; below zero it is late. */
  ShipsOn: string;
  SpareDays: number;
  /** One of its PCs is built before its turn. */
  IsRush: boolean;
  /** Why it is held; empty where it is not. */
  Held: string;
  /** A change of it waits for its buyer's payment: it is not packed before. */
  ChangeWaits: boolean;
  /** Until when its test runs; empty where none does, or its hours are over. */
  TestUntil: string;
  /** The move that brings it on. */
  Next: FloorMove | null;
}

export interface StaffOrder extends SeenOrder {
  Success: true;
  /** As its buyer sees it. */
  Order: OrderView;
  Packing: OrderPacking;
  /** What is wrong with mail to its buyer, and what the receiving server said of it; null where nothing is. */
  Mail: { Trouble: MailTrouble; At: string; Said: string } | null;
  /** The test that runs, or the last one; null before the first. */
  Test: OrderTest | null;
  Made: Made;
  /** Moves that may be made now. Empty while it is held, or a refund is under way. */
  Moves: FloorMove[];
  Next: FloorMove | null;
  /** A test order that is never built or shipped. */
  Stays: boolean;
  IsOnTheFloor: boolean;
  Hold: { Reason: Written; Who: string; At: string } | null;
  /** What is left to give back: of the whole and of each part. */
  Left: WireMoney;
  Parts: RefundablePart[];
  /** What a change made the order cheaper by and its buyer does not have: its refund failed, or the bank sent it back. Not in `Left`. */
  OwedSinceChange: WireMoney;
  /** What banks took for good by disputes: not in `Left` either. */
  LostToBanks: WireMoney;
  /** Where it goes, in this order: each card by its name, then a gift voucher, with what it can still have back. */
  SendsTo: { Name: string; Left: WireMoney }[];
  /** The most this person may give back at once, and today; null: no limit. */
  Limit: { Once: WireMoney; Today: WireMoney } | null;
  /** Whose answer its tax is; null where the state table served. */
  TaxBy: { Provider: string; Calculation: string } | null;
  /** Whether a carrier's label can be made now, where there is none. */
  MayLabel: boolean;
  Label: OrderLabel | null;
  /** What staff did, newest first. Nothing of it can be removed. */
  Log: { At: string; Act: StaffActName; Who: string; Text: string }[];
}

export const getQueue = call<{
  query: { tab: QueueTab; q: string };
  reply: {
    Success: true;
    Counts: Record<QueueTab, number>;
    /** What waits for an answer that whoever asks may give; without those of which there are none. */
    NeedsYou: { Need: StaffNeed; Count: number }[];
    Orders: QueuedOrder[];
    TimeZone: string;
  };
}>("GET", "/api/staff/orders");
export const getStaffOrder = call<{ query: { number: string }; reply: StaffOrder }>("GET", "/api/staff/orders/view");

type Flat<Of> = { [Name in keyof Of]: Of[Name] };
/** What somebody wrote at the desk, for its log and whoever reads the order next. */
export type Written = string;

type Changing<More = unknown> = { body: Flat<SeenOrder & More>; reply: StaffOrder };
export const startBuild = call<Changing>("POST", "/api/staff/orders/start-build");
export const sendToTest = call<Changing>("POST", "/api/staff/orders/send-to-test");
export const backToBench = call<Changing<{ Reason: Written }>>("POST", "/api/staff/orders/back-to-bench");
/** `Early`: why it is packed before its test is over; empty where it is over. */
export const packOrder = call<Changing<{ Early: Written }>>("POST", "/api/staff/orders/pack");
export const shipOrder = call<Changing<{ Carrier: Carrier; Tracking: string }>>("POST", "/api/staff/orders/ship");
/** All parcels of an order that is on its way, as they are: a number corrected, another parcel added. Its buyer is mailed. */
export const correctParcels = call<Changing<{ Parcels: { Carrier: Carrier; Tracking: string }[] }>>(
  "POST",
  "/api/staff/orders/parcels",
);
export const deliverOrder = call<Changing>("POST", "/api/staff/orders/deliver");
export const holdOrder = call<Changing<{ Reason: Written }>>("POST", "/api/staff/orders/hold");
export const releaseOrder = call<Changing>("POST", "/api/staff/orders/release");
export const noteOnOrder = call<Changing<{ Text: string }>>("POST", "/api/staff/orders/note");
/** Everything goes back and the stock is free again; the same key twice is one cancellation. */
export const cancelPaidOrder = call<Changing<{ Key: string; Reason: Written }>>("POST", "/api/staff/orders/cancel");
/** All that is owed since a change. The same key twice is one refund. */
export const refundChange = call<Changing<{ Key: string; Reason: Written }>>("POST", "/api/staff/orders/refund-change");
/** No parts: all that is left. An amount is without its tax, which comes on top. The same key twice is one refund. */
export const refundPaidOrder = call<
  Changing<{
    Key: string;
    Why: Exclude<RefundReason, "provider" | "cancelled" | "changed">;
    Reason: Written;
    /** The return that it is for; empty for none. */
    RmaNumber: string;
    Parts: { Part: string; Units?: number | undefined; Amount?: WireMoney | undefined }[];
  }>
>("POST", "/api/staff/orders/refund");

export interface StockRow {
  SkuID: number;
  Code: string;
  Name: string;
  OnHand: number;
  /** Of these, promised to orders that are being paid. */
  Held: number;
}
export const getStock = call<{ query: { q: string }; reply: { Success: true; Rows: StockRow[] } }>(
  "GET",
  "/api/staff/stock",
);
/**
 * By how many, never to how many: what is sold meanwhile is not lost. `OnHand` is what was seen, and what the difference
 * was counted from: a shelf that holds another number by then is not corrected. The same key twice is one correction.
 */
export const correctStock = call<{
  body: { SkuID: number; OnHand: number; By: number; Reason: Written; Key: string };
  reply: { Success: true; Row: StockRow };
}>("POST", "/api/staff/stock/correct");
