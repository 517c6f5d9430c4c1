import type { RmaReason, RmaState, RmaWants } from "#rules/rma/rma-states.ts";
import type { ProofKind } from "#rules/rma/check-proof-file.ts";
import { call } from "./call.ts";
import type { Written } from "./staff-orders.ts";

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
