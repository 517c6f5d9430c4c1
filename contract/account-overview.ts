import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { OrderView } from "./checkout.ts";

/** An order that is paid and not there yet, with what its timeline tells. */
export type RunningOrder = Pick<
  OrderView,
  "OrderNumber" | "State" | "Shipping" | "Delay" | "Lines" | "Events" | "TimeZone"
>;

export interface PriceReached {
  Name: string;
  /** The product's page. */
  Link: string;
  Price: WireMoney;
  PriceThen: WireMoney;
  /** Null where any fall would do. */
  Target: WireMoney | null;
}

/** What an account holds, in numbers. Days are `YYYY-MM-DD`. */
export interface AccountOverview {
  Success: true;
  /** The one that was placed last; null where nothing is under way. */
  Running: RunningOrder | null;
  /** What can be spent now in whole steps, and what that pays. */
  Points: { Total: number; Spendable: number; Step: number; Worth: WireMoney };
  /** `Next` is the first of them to end. */
  Warranties: { Running: number; Next: { Name: string; EndsOn: string } | null };
  /** On the saved lists; `Cheaper` cost less today than when they were saved. */
  SavedItems: { Count: number; Cheaper: number };
  SavedBuilds: number;
  /** What the member waits for, and what was told in the last 90 days. */
  Alerts: { Waiting: number; Sent: number };
  /** The newest alert of the last seven days whose price still holds; null where there is none. */
  PriceReached: PriceReached | null;
  /** Products that were sent and not reviewed. */
  ReviewsToWrite: number;
}

export const getAccountOverview = call<{ reply: AccountOverview }>("GET", "/api/member/overview");
