import type { MemberAlertKind, MemberAlertState } from "#rules/member/alert-kinds.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { SavedProduct } from "./saved-lists.ts";

export interface WatchedBuild {
  Name: string;
  Model: string;
  Slug: string;
  FromNothing: boolean;
  Code: string;
  /** What it costs today; null while it cannot be bought. */
  Price: WireMoney | null;
}

export interface MemberAlert {
  Id: string;
  Kind: MemberAlertKind;
  State: MemberAlertState;
  Since: string;
  /** When the mail went; of news, the latest one. */
  SentAt: string | null;
  /** What it is about, as it is in the shop today; null for news and texts. */
  Product: SavedProduct | null;
  /** The saved build that it is about, which its code leads to; null for every other. */
  Build: WatchedBuild | null;
  /** Of a price that is watched: what it was when that was asked. */
  PriceThen: WireMoney | null;
  /** Of a price that is watched: the most that it may cost; null for any fall. */
  Target: WireMoney | null;
  /** Its target can be changed: a price that waits. */
  MayChange: boolean;
  /** Of texts: the order that they are about, and the end of the phone's number. Empty for every other. */
  OrderNumber: string;
  CellPhone: string;
}

/** What waits stands before what was sent, the latest first. */
export interface MemberAlerts {
  Success: true;
  Email: string;
  Alerts: MemberAlert[];
  TimeZone: string;
}

/** What the member, or the address that they have confirmed, waits for. */
export const getMemberAlerts = call<{ reply: MemberAlerts }>("GET", "/api/member/alerts");
/**
 * Another target for a price that waits, below what it costs today; null for any fall from today on. Where it began stays,
 * unless the price has risen since.
 */
export const changeMemberAlert = call<{ body: { Id: string; Target: WireMoney | null }; reply: MemberAlerts }>(
  "PUT",
  "/api/member/alerts",
);
/** No more of it; of what was sent, it is forgotten. */
export const endMemberAlert = call<{ body: { Id: string }; reply: MemberAlerts }>("DELETE", "/api/member/alerts");
