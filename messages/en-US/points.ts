import type { PointsEntryKind } from "#rules/points/points-ledger.ts";
import { instantDay } from "./moments.ts";

const kinds: Readonly<Record<PointsEntryKind, string>> = {
  earn: "Earned",
  spend: "Spent",
  give_back: "Given back",
  claw_back: "Taken back after a refund",
  expire: "Ended, not spent in time",
  correct: "Corrected by us",
};

/** What no own order stands beside. */
const withoutOrder: Readonly<Record<PointsEntryKind, string>> = {
  ...kinds,
  earn: "A friend’s first order",
  claw_back: "A friend’s order was refunded",
};

export const pointsPageWords = {
  title: "Points",
  failed: "Failed to fetch rewardpoint",
  failedHelp: "Your points are safe. Load the page again in a minute.",
  rule: (perDollar: string, step: string, worth: string) =>
    `${perDollar} ${perDollar === "1" ? "point" : "points"} for each dollar of goods. ${step} points are ${worth} off, and they are spent in steps of ${step}, oldest first.`,
  how: "How points work",
  spendNow: "You can spend now",
  worth: (amount: string) => `${amount} off. Choose it in the cart.`,
  tooFew: (step: string) => `Spending starts at ${step} points.`,
  gauge: (spendable: string, total: string) => `${spendable} of ${total} in full steps`,
  available: "Available",
  pending: "Pending",
  pendingHelp: "Yours when the order ships",
  ends: "Next to end",
  nothing: "None",
  endsHelp: (days: number) => `Points last ${days} days from shipping`,
  history: "History",
  empty: "No points yet. The first come with your first order, when it is paid.",
  date: "Date",
  what: "What happened",
  state: "State",
  points: "Points",
  withoutOrder,
  onOrder: (kind: PointsEntryKind, number: string) => `${kinds[kind]}, order ${number}`,
  until: (day: string) => `Until ${day}`,
  states: {
    earn: "Available",
    spend: "Spent",
    give_back: "Available",
    claw_back: "Taken back",
    expire: "Ended",
    correct: "Corrected",
  } satisfies Record<PointsEntryKind, string>,
  day: instantDay,
};
