import type { Cents } from "../money/cents.ts";

export const POINTS_ENTRY_KINDS = ["earn", "spend", "give_back", "claw_back", "expire", "correct"] as const;
export type PointsEntryKind = (typeof POINTS_ENTRY_KINDS)[number];

/** One entry of a member's append-only ledger. Earned points wait until the order ships (A25). */
export interface PointsEntry {
  kind: PointsEntryKind;
  /** Signed. */
  points: number;
  /** Empty for what no order caused. */
  orderId: string;
  /** Null: still pending. Instants are ISO 8601 with `Z`. */
  availableAt: string | null;
  expiresAt: string | null;
}

/** What an entry adds to the ledger. */
export type NewPoints = Pick<PointsEntry, "kind" | "points">;

/** How much of an order's merchandise went back: `back` of `paid`, both in whole cents; equal when all of it did. */
export interface GivenBack {
  back: number;
  paid: number;
}

/**
 * How much of the merchandise went back: what refunds named of it, and of those that name no part, as one that was sent by
 * hand at the provider, the share that merchandise has of the order's total, rounded down. `paid` is what the lines cost
 * without tax, all in whole cents.
 */
export function givenBack({
  named,
  unnamed,
  paid,
  total,
}: Record<"named" | "unnamed" | "paid" | "total", Cents>): GivenBack {
  return { back: Math.min(paid, named + (unnamed === 0 ? 0 : shareOf(unnamed, paid, total))), paid };
}

/** What a member can spend at an instant. Below zero only after a claw-back, which then blocks spending. */
export function pointsBalance(entries: readonly PointsEntry[], at: string): number {
  return entries.filter((entry) => isAvailable(entry, at)).reduce((sum, { points }) => sum + points, 0);
}

/** What was earned and waits for its order to ship. */
export function pendingPoints(entries: readonly PointsEntry[]): number {
  return entries.filter(({ availableAt }) => availableAt === null).reduce((sum, { points }) => sum + points, 0);
}

/**
 * Entries that bring an order's points to what its refunds leave of them: of the earned points stay those of the
 * merchandise that stays, rounded down; of the spent ones come back those of what went back. All refunds together take and
 * give no point twice, and what a refund took and gave turns round when it fails after all. `most` is what the order earns
 * and spends as its last change left it.
 */
export function refundEntries(
  own: readonly NewPoints[],
  { back, paid }: GivenBack,
  most: Partial<Record<"earned" | "spent", number>> = {},
): NewPoints[] {
  const sum = (...kinds: PointsEntryKind[]) =>
    own.filter(({ kind }) => kinds.includes(kind)).reduce((all, { points }) => all + points, 0);
  const earned = Math.min(sum("earn"), most.earned ?? Infinity);
  // An unpaid order may have let its points go and taken them again: what it was paid with is the last of it.
  const spent = Math.min(-(own.findLast(({ kind }) => kind === "spend")?.points ?? 0), most.spent ?? Infinity);
  const isAll = back >= paid;
  const [kept, given] =
    back === 0 ? [earned, 0] : isAll ? [0, spent] : [shareOf(earned, paid - back, paid), shareOf(spent, back, paid)];
  return [
    { kind: "claw_back", points: kept - sum("earn", "claw_back") } as const,
    { kind: "give_back", points: given - spent - sum("spend", "give_back") } as const,
  ].filter(({ points }) => points !== 0);
}

function shareOf(points: number, part: number, of: number): number {
  return Number((BigInt(points) * BigInt(part)) / BigInt(of));
}

/**
 * The entry that takes away what expired and was not spent, null when nothing did. Spending takes the oldest points
 * first, so of everything that expired only what exceeds all spending so far is lost; what a refund took is no longer
 * there to expire.
 */
export function expiryEntry(entries: readonly PointsEntry[], at: string): NewPoints | null {
  const expired = entries
    .filter((entry) => entry.kind === "earn" && isAvailable(entry, at) && isOver(entry, at))
    .reduce((sum, earn) => sum + earn.points + clawedBack(entries, earn.orderId), 0);
  const sumOf = (...kinds: PointsEntryKind[]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { points }) => sum + points, 0);
  // What staff took is gone like what was spent; what they gave does not end.
  const spent = -sumOf("spend", "give_back", "expire") - Math.min(0, sumOf("correct"));
  const lost = expired - spent;
  return lost > 0 ? { kind: "expire", points: -lost } : null;
}

function isAvailable({ availableAt }: PointsEntry, at: string): boolean {
  return availableAt !== null && Date.parse(availableAt) <= Date.parse(at);
}

function isOver({ expiresAt }: PointsEntry, at: string): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.parse(at);
}

function clawedBack(entries: readonly PointsEntry[], orderId: string): number {
  return entries
    .filter((entry) => entry.kind === "claw_back" && entry.orderId === orderId)
    .reduce((sum, { points }) => sum + points, 0);
}
