import type { LineToPrice } from "../pricing/cart-to-price.ts";

type FreeableLine = Pick<LineToPrice, "lineId" | "quantity" | "freeWithLineId">;

/**
 * Free items and bundle parts follow the line they come with: they leave when it leaves, and there are never more of them
 * than of it. Other lines are untouched.
 */
export function freeItemsFollow<Line extends FreeableLine>(lines: readonly Line[]): readonly Line[] {
  const paid = new Map(
    lines.filter(({ freeWithLineId }) => freeWithLineId === null).map((line) => [line.lineId, line]),
  );
  return lines.flatMap((line) => {
    if (line.freeWithLineId === null) return [line];
    const giver = paid.get(line.freeWithLineId);
    return giver ? [{ ...line, quantity: Math.min(line.quantity, giver.quantity) }] : [];
  });
}
