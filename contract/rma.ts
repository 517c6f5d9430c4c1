import type { WireMoney } from "#rules/money/wire-money.ts";
import type { ReturnParcel } from "#rules/rma/return-parcel.ts";
import type { OrderView } from "./checkout.ts";
import type { RmaCondition, RmaReason, RmaState, RmaWants } from "#rules/rma/rma-states.ts";
import { call } from "./call.ts";

export interface RmaView {
  RmaNumber: string;
  OrderNumber: string;
  State: RmaState;
  Wants: RmaWants;
  Reason: RmaReason;
  Told: string;
  /** What staff wrote with their decision; empty where nothing was. */
  Answer: string;
  OpenedAt: string;
  ChangedAt: string;
  Lines: { ItemDescription: string; Units: number }[];
  /** Pictures and PDFs that came with it; each is kept for 90 days. */
  Proofs: { Name: string; AddedAt: string }[];
  MayWithdraw: boolean;
  MayAddProof: boolean;
}

/** A line that may come back; `Left` is what is in no other request. */
export interface ReturnableLine {
  Line: number;
  ItemDescription: string;
  Units: number;
  Left: number;
}

/** What somebody wrote about a return. */
export interface RmaMessage {
  From: "buyer" | "store";
  Text: string;
  At: string;
}

/** The store's label for the way back, and where its parcel is. */
export interface RmaLabel {
  Carrier: "FedEx";
  Tracking: string;
  Url: string;
  Parcel: ReturnParcel;
}

export interface RmaStatusLine {
  ItemDescription: string;
  Units: number;
  /** Null until it is decided; why not all of it, empty where all is or nobody said. */
  Accepted: number | null;
  Why: string;
  /** Null until its parcel is here. */
  Received: number | null;
  Condition: RmaCondition | null;
  RefundedUnits: number;
  Refunded: WireMoney;
}

/** Where one request stands, what comes next, and what has gone back for it. */
export interface RmaStatus {
  Success: true;
  Rma: RmaView;
  /** Its account's, and not only of a browser that holds the order's key. */
  IsMembers: boolean;
  /** The states it has been in, the first one first. */
  Moves: { State: RmaState; At: string }[];
  /** The day (`YYYY-MM-DD`) by which it moves on; empty at its end. Late: that day is over. */
  NextBy: string;
  IsLate: boolean;
  /** Where the parcel goes, and who pays its way. */
  SendTo: string;
  PaidBy: "buyer" | "store";
  /** What is asked back, what was decided and has come of each, and what was given back for it. */
  Lines: RmaStatusLine[];
  /** Money for this request, the first one first, and what of it has been sent. */
  Refunds: OrderView["Refunds"];
  Refunded: WireMoney;
  /** The first one first; more may be written until it ends. */
  Messages: RmaMessage[];
  MayWrite: boolean;
  /** Null where there is none, or its parcel is waited for no more. */
  Label: RmaLabel | null;
  TimeZone: string;
}

/** A member's requests, newest first. */
export const listRmas = call<{ reply: { Success: true; Rmas: RmaView[]; TimeZone: string } }>("GET", "/api/rma/list");

/** What else of an order may come back, and what of it is asked for already: for its member, and for a guest by number and email (A2). */
export const listRmaOthers = call<{
  body: { OrderNumber: string; Email: string };
  reply: {
    Success: true;
    OrderNumber: string;
    IsShipped: boolean;
    /** The last day for a return, `YYYY-MM-DD`; empty until it is delivered. Over: only a repair may be asked for. */
    ReturnUntil: string;
    IsOver: boolean;
    Lines: ReturnableLine[];
    Rmas: RmaView[];
    TimeZone: string;
  };
}>("POST", "/api/rma/others");

/** One request of an order that this visitor may see. */
export const getRmaStatus = call<{ query: { OrderNumber: string; RmaNumber: string }; reply: RmaStatus }>(
  "GET",
  "/api/rma/status",
);
/** The same for a guest, by the order's number and email (A2). */
export const findRmaStatus = call<{
  body: { OrderNumber: string; Email: string; RmaNumber: string };
  reply: RmaStatus;
}>("POST", "/api/rma/status");

export const openRma = call<{
  body: {
    OrderNumber: string;
    Email: string;
    Lines: { Line: number; Units: number }[];
    Wants: RmaWants;
    Reason: RmaReason;
    Told: string;
  };
  reply: { Success: true; Rma: RmaView };
}>("POST", "/api/rma/open");

/** A picture or PDF of at most 10 MB that shows what is wrong: `Name` ends in jpg, jpeg, png or pdf (S341). */
export const addRmaProof = call<{
  body: { OrderNumber: string; Email: string; RmaNumber: string; Name: string; Base64: string };
  reply: { Success: true; Rma: RmaView };
}>("POST", "/api/rma/proof");

export const withdrawRma = call<{
  body: { OrderNumber: string; Email: string; RmaNumber: string };
  reply: { Success: true; Rma: RmaView };
}>("POST", "/api/rma/withdraw");

/** To the store, about one return; staff answer there, and by mail. */
export const writeRmaMessage = call<{
  body: { OrderNumber: string; Email: string; RmaNumber: string; Text: string };
  reply: { Success: true; Messages: RmaMessage[] };
}>("POST", "/api/rma/message");

/** The label to print, of an order that this visitor may see: a page of 4 by 6 inches. */
export const getRmaLabel = call<{
  query: { OrderNumber: string; RmaNumber: string };
  reply: { Success: true; Tracking: string; Base64: string };
}>("GET", "/api/rma/label");
/** The same for a guest, by the order's number and email. */
export const findRmaLabel = call<{
  body: { OrderNumber: string; Email: string; RmaNumber: string };
  reply: { Success: true; Tracking: string; Base64: string };
}>("POST", "/api/rma/label");
