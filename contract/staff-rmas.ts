import type { WireMoney } from "#rules/money/wire-money.ts";
import type { RmaReason, RmaState, RmaWants } from "#rules/rma/rma-states.ts";
import type { ProofKind } from "#rules/rma/check-proof-file.ts";
import type { ReturnParcel } from "#rules/rma/return-parcel.ts";
import { call } from "./call.ts";
import type { OrderLabel } from "./staff-labels.ts";
import type { RmaMessage } from "./rma.ts";
import type { Written } from "./staff-orders.ts";

/** With who of the staff wrote it; empty for its buyer. */
interface StaffRmaMessage extends RmaMessage {
  Who: string;
}

export interface StaffRma {
  RmaNumber: string;
  OrderNumber: string;
  Email: string;
  State: RmaState;
  /** Another one after each move, and each proof that its buyer adds. */
  Version: number;
  Wants: RmaWants;
  Reason: RmaReason;
  /** What its buyer told. */
  Told: string;
  /** What staff answered last. */
  Answer: string;
  Proofs: { Id: string; Name: string; Kind: ProofKind }[];
  OpenedAt: string;
  ChangedAt: string;
  /** `Line` is its place in the order, from 1. */
  Lines: { Line: number; ItemDescription: string; Units: number }[];
  /** What was written, the first one first; whether its buyer waits for an answer, and may be written to. */
  Messages: StaffRmaMessage[];
  MessageWaits: boolean;
  MayWrite: boolean;
  /** The store's label for its way back, the latest; whether one can be made, or this one cancelled. */
  Label: { State: OrderLabel["State"]; Tracking: string; Parcel: ReturnParcel } | null;
  MayLabel: boolean;
  MayCancelLabel: boolean;
  /** What was given back for it, or is on its way. */
  Refunded: WireMoney;
  /** States that staff may bring it to now. */
  Moves: RmaState[];
}

/** Requests that wait for somebody, the oldest first; or those of one order or number. */
export const getStaffRmas = call<{
  query: { q: string };
  reply: { Success: true; Rmas: StaffRma[]; TimeZone: string };
}>("GET", "/api/staff/rmas");

export const getRmaProof = call<{
  query: { id: string };
  reply: { Success: true; RmaNumber: string; Kind: ProofKind; Base64: string };
}>("GET", "/api/staff/rmas/proof");

/** `Version` is the one that was seen: a request that has changed since is not decided on. `Answer` goes into the mail. */
type Deciding = {
  body: { RmaNumber: string; Version: number; Answer: Written };
  reply: { Success: true; Rma: StaffRma };
};
export const approveRma = call<Deciding>("POST", "/api/staff/rmas/approve");
export const rejectRma = call<Deciding>("POST", "/api/staff/rmas/reject");
export const receiveRma = call<Deciding>("POST", "/api/staff/rmas/receive");
export const settleRma = call<Deciding>("POST", "/api/staff/rmas/settle");
/** To the buyer, who is mailed. */
export const answerRmaMessage = call<{
  body: { RmaNumber: string; Version: number; Text: Written };
  reply: { Success: true; Rma: StaffRma };
}>("POST", "/api/staff/rmas/message");

/** A label on the store's account for a return that was accepted; its buyer is mailed. One at a time. */
export const makeRmaLabel = call<{
  body: { RmaNumber: string; Version: number };
  reply: { Success: true; Rma: StaffRma };
}>("POST", "/api/staff/rmas/label");
export const cancelRmaLabel = call<{
  body: { RmaNumber: string; Version: number };
  reply: { Success: true; Rma: StaffRma };
}>("POST", "/api/staff/rmas/cancel-label");
