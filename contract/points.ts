import type { PointsEntryKind } from "#rules/points/points-ledger.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";

/** A member's own points by the own email; any other email is the same 403 (A37). */
export const getPoint = call<{ query: { email: string }; reply: { Success: true; Point: number } }>(
  "GET",
  "/api/member/point",
);
/** A member's own points by the own MemId (S411–S413); any other one is the same 403. */
export const getRewardPoints = call<{
  query: { memId: number };
  reply: { Success: true; sessionId: { TotalPoint: number } };
}>("GET", "/api/member/getrewardpoints");

/** One line of the ledger. Instants are ISO 8601; `AvailableAt` is null while the order has not shipped. */
export interface PointsLine {
  Kind: PointsEntryKind;
  /** Signed. */
  Points: number;
  /** Empty for what no order caused. */
  OrderNumber: string;
  /** Why staff corrected it; empty for every other kind. */
  Why: string;
  At: string;
  AvailableAt: string | null;
  ExpiresAt: string | null;
}

/** All that the points page shows. */
export interface PointsPage {
  Success: true;
  Total: number;
  Pending: number;
  /** What can be spent in whole steps, and what that pays. */
  Spendable: number;
  Worth: WireMoney;
  Step: number;
  StepWorth: WireMoney;
  EarnedPerDollar: number;
  ExpireAfterDays: number;
  TimeZone: string;
  /** Newest first. */
  Lines: PointsLine[];
}
export const getPointsPage = call<{ reply: PointsPage }>("GET", "/api/member/points");
