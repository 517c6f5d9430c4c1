import type { DisputeState } from "#rules/dispute/dispute-states.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";

/** What a buyer's bank asks back, and what the store can show for it. */
export interface StaffDispute {
  OrderNumber: string;
  /** The provider's name of it. */
  Ref: string;
  State: DisputeState;
  /** The bank's word, as `fraudulent`. */
  Claim: string;
  Amount: WireMoney;
  TakenBack: WireMoney;
  WonBack: WireMoney;
  /** Until then evidence is taken at the provider; empty where none is asked for. */
  DueAt: string;
  OpenedAt: string;
  Email: string;
  /** The carrier's page of the parcel; empty before it shipped. */
  TrackingUrl: string;
  Tracking: string;
  DeliveredAt: string;
  /** Mails about the order that were sent, by their kind, with the moment. */
  Mails: { Topic: string; At: string }[];
}

/** Those that need an answer first, the earliest due at the top. */
export const getStaffDisputes = call<{
  reply: { Success: true; Disputes: StaffDispute[]; TimeZone: string };
}>("GET", "/api/staff/disputes");
