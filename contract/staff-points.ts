import type { PointsCorrectionState, PointsDecision } from "#rules/points/points-correction.ts";
import { call } from "./call.ts";
import type { Written } from "./staff-orders.ts";

/** A member with what can be spent now. */
export interface StaffPointsMember {
  MemberId: number;
  Name: string;
  Email: string;
  Point: number;
}

/** A correction that waits for a second person. */
export interface WaitingCorrection {
  Key: string;
  Member: StaffPointsMember;
  /** Signed. */
  By: number;
  Reason: Written;
  AskedBy: string;
  AskedAt: string;
  /** Whoever asked cannot decide. */
  IsOwn: boolean;
}

/** Members whose email or MemId it is, and every correction that waits. */
export const getStaffPoints = call<{
  query: { q: string };
  reply: { Success: true; Members: StaffPointsMember[]; Waiting: WaitingCorrection[]; TimeZone: string };
}>("GET", "/api/staff/points");
/**
 * By so many, never to so many; more than one person may do alone waits. `Point` is what was seen: points that are another
 * number by then are not corrected. The same key twice is one correction.
 */
export const correctPoints = call<{
  body: { MemberId: number; Point: number; By: number; Reason: Written; Key: string };
  reply: { Success: true; State: PointsCorrectionState; Member: StaffPointsMember };
}>("POST", "/api/staff/points/correct");
/** The second person's word about one that waits. */
export const decidePoints = call<{
  body: { Key: string; Decision: PointsDecision };
  reply: { Success: true; State: PointsCorrectionState; Member: StaffPointsMember };
}>("POST", "/api/staff/points/decide");
