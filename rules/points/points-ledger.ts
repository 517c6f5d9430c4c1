/** One entry of a member's append-only ledger. Earned points wait until the order ships (A25). */
export interface PointsEntry {
  kind: "earn" | "spend" | "give_back" | "claw_back" | "expire";
  /** Signed. */
  points: number;
  orderId: string;
  /** Null: still pending. Instants are ISO 8601 with `Z`. */
  availableAt: string | null;
  expiresAt: string | null;
}

/** What a member can spend at an instant. Below zero only after a claw-back, which then blocks spending. */
export function pointsBalance(entries: readonly PointsEntry[], at: string): number {
  return entries
    .filter(({ availableAt }) => availableAt !== null && Date.parse(availableAt) <= Date.parse(at))
    .reduce((sum, { points }) => sum + points, 0);
}

/** Entries that a full refund of an order adds: spent points come back, earned ones go, each once. */
export function refundEntries(entries: readonly PointsEntry[], orderId: string, at: string): PointsEntry[] {
  const own = entries.filter((entry) => entry.orderId === orderId);
  const net = (first: PointsEntry["kind"], second: PointsEntry["kind"]) =>
    own.filter(({ kind }) => kind === first || kind === second).reduce((sum, { points }) => sum + points, 0);
  const earned = net("earn", "claw_back");
  const spent = net("spend", "give_back");
  const entry = (kind: PointsEntry["kind"], points: number): PointsEntry => ({
    kind,
    points,
    orderId,
    availableAt: at,
    expiresAt: null,
  });
  return [...(earned > 0 ? [entry("claw_back", -earned)] : []), ...(spent < 0 ? [entry("give_back", -spent)] : [])];
}

/**
 * The entry that takes away what expired and was not spent, null when nothing did. Spending takes the oldest points
 * first, so of everything that expired only what exceeds all spending so far is lost.
 */
export function expiryEntry(entries: readonly PointsEntry[], at: string): PointsEntry | null {
  const expired = entries.filter(
    ({ kind, expiresAt, availableAt }) =>
      kind === "earn" && availableAt !== null && expiresAt !== null && Date.parse(expiresAt) <= Date.parse(at),
  );
  const gone = entries.filter(({ kind }) => kind !== "earn").reduce((sum, { points }) => sum - points, 0);
  const lost = expired.reduce((sum, { points }) => sum + points, 0) - gone;
  return lost > 0 ? { kind: "expire", points: -lost, orderId: "", availableAt: at, expiresAt: null } : null;
}
