import type { WireMoney } from "#rules/money/wire-money.ts";
import type { RmaCondition, RmaReason, RmaState, RmaWants } from "#rules/rma/rma-states.ts";
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

/** A line of a return: its place in the order from 1, and what was asked, decided and has come of it. */
export interface StaffRmaLine {
  Line: number;
  ItemDescription: string;
  Units: number;
  /** Null until it is decided, or is here. */
  Accepted: number | null;
  /** Why not all of it; empty where nobody said. */
  Why: string;
  Received: number | null;
  Condition: RmaCondition | null;
  /** Units that the store takes back as far as is known; of these, what went back or is on its way, and what money may go back for now. */
  Granted: number;
  Refunded: number;
  Left: number;
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
  Lines: StaffRmaLine[];
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
interface Decision {
  RmaNumber: string;
  Version: number;
  Answer: Written;
}
/** Units of a line that are accepted, and why not the others, which its buyer reads. A line that is not named is accepted whole. */
export interface AcceptedRmaLine {
  Line: number;
  Units: number;
  Why: string;
}
/** Units of a line that have come, and how they were; empty where nobody said. Of a line that is not named came all that was accepted. */
export interface ReceivedRmaLine {
  Line: number;
  Units: number;
  Condition: RmaCondition | "";
}
interface Accepting extends Decision {
  Lines: AcceptedRmaLine[];
}
interface Receiving extends Decision {
  Lines: ReceivedRmaLine[];
}
type Deciding<Body extends Decision> = { body: Body; reply: { Success: true; Rma: StaffRma } };

export const approveRma = call<Deciding<Accepting>>("POST", "/api/staff/rmas/approve");
export const rejectRma = call<Deciding<Decision>>("POST", "/api/staff/rmas/reject");
export const receiveRma = call<Deciding<Receiving>>("POST", "/api/staff/rmas/receive");
/** Once it was looked at less may be accepted, though not less than money went back for. */
export const settleRma = call<Deciding<Accepting>>("POST", "/api/staff/rmas/settle");
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
