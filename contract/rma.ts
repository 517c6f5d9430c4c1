import type { RmaReason, RmaState, RmaWants } from "#rules/rma/rma-states.ts";
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
