import { call } from "./call.ts";

/** A thing of a member's order that is under warranty, or was. Days are `YYYY-MM-DD`. */
export interface CoveredLine {
  OrderNumber: string;
  Name: string;
  MainPicture: string;
  PictureVersion: string;
  /** Units that were not given back. */
  Units: number;
  Months: number;
  /** Null while it has not arrived: the time has not begun. */
  DeliveredOn: string | null;
  EndsOn: string | null;
  /** Days left after today; below zero for one that has ended. */
  DaysLeft: number | null;
}

export const listWarranties = call<{ reply: { Success: true; Lines: CoveredLine[] } }>("GET", "/api/member/warranties");
