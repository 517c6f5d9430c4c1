import type { PointsEntryKind } from "#rules/points/points-ledger.ts";
import { instantDay } from "./moments.ts";

const kinds: Readonly<Record<PointsEntryKind, string>> = {
  earn: "Earned",
  spend: "Spent",
  give_back: "Given back",
  claw_back: "Taken back after a refund",
  expire: "Expired unspent",
  correct: "Corrected by us",
};

/** What no own order stands beside. */
const withoutOrder: Readonly<Record<PointsEntryKind, string>> = {
  ...kinds,
  earn: "A friend’s first order",
  claw_back: "A friend’s order was refunded",
};

/** What a refund took or gave, and turned round when its bank sent it back. */
const turned: Readonly<Partial<Record<PointsEntryKind, { what: string; state: string }>>> = {
  claw_back: { what: "Yours again, the refund did not arrive", state: "Available" },
  give_back: { what: "Spent again, the refund did not arrive", state: "Spent" },
};

/** An entry as its row shows it; without a number no own order stands beside it. */
function rowWords({ Kind, Points, OrderNumber }: { Kind: PointsEntryKind; Points: number; OrderNumber: string }) {
  const isTurned = Points > 0 === (Kind === "claw_back");
  const round = isTurned ? turned[Kind] : undefined;
  const what = round?.what ?? (OrderNumber === "" ? withoutOrder : kinds)[Kind];
  return { what: OrderNumber === "" ? what : `${what}, order ${OrderNumber}`, state: round?.state ?? states[Kind] };
}

const states = {
  earn: "Available",
  spend: "Spent",
  give_back: "Available",
  claw_back: "Taken back",
  expire: "Ended",
  correct: "Corrected",
} satisfies Record<PointsEntryKind, string>;

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
  ends: "Expiring next",
  nothing: "None",
  endsHelp: (days: number) => `Points last ${days} days from shipping`,
  history: "History",
  empty: "No points yet. You’ll earn your first ones with your first paid order.",
  date: "Date",
  what: "What happened",
  state: "State",
  points: "Points",
  row: rowWords,
  until: (day: string) => `Until ${day}`,
  day: instantDay,
};
