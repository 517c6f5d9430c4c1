import { QUANTITY } from "./quantity.ts";
import type { RushService } from "./rush-service.ts";

/** A line of a cart as it is kept. */
export interface LineToJoin {
  id: string;
  skuId: number;
  quantity: number;
  warrantyId: number;
  rushService: RushService;
  fromCompleteYourPurchase: boolean;
  /** Code of the parts that were chosen for a PC; empty for what is sold as it stands. */
  build: string;
  /** Of a longer warranty: the line of an order that it is for; its `skuId` is 0. */
  coversLineId: number | null;
}

/** What the two carts' lines become in the one that stays. */
export interface JoinedLines {
  /** Lines of the other cart that come over as they are. */
  moved: readonly string[];
  /** Lines that have another quantity now, wherever they come from. */
  changed: readonly { id: string; quantity: number }[];
}

/**
 * The lines of a second cart put to those of a first. No line is lost: the same choice of the same SKU becomes one line,
 * every other comes over. Units are added up to what may stand in a cart and to what is there, and are never fewer than
 * in either cart; what is too much for an order (stock, laptops) the checkout says, as of any cart.
 */
export function joinLines(
  first: readonly LineToJoin[],
  second: readonly LineToJoin[],
  /** Units that can be had by SKU; a SKU that is not there has no end. */
  available: ReadonlyMap<number, number>,
): JoinedLines {
  const moved: string[] = [];
  const changed: { id: string; quantity: number }[] = [];
  for (const line of second) {
    // One warranty a line of an order, whichever length was chosen: the first cart's stays.
    if (line.coversLineId !== null && first.some(({ coversLineId }) => coversLineId === line.coversLineId)) continue;
    const same = first.find((each) => isSameChoice(each, line));
    const others = line.coversLineId === null ? first.filter((each) => each !== same && each.skuId === line.skuId) : [];
    const taken = others.reduce((units, { quantity }) => units + quantity, 0);
    const room = Math.min(QUANTITY.most, available.get(line.skuId) ?? QUANTITY.most) - taken;
    const least = Math.max(line.quantity, same?.quantity ?? 0);
    const quantity = Math.min(QUANTITY.most, Math.max(least, Math.min(line.quantity + (same?.quantity ?? 0), room)));
    if (!same) moved.push(line.id);
    else if (quantity !== same.quantity) changed.push({ id: same.id, quantity });
  }
  return { moved, changed };
}

type Chosen = Omit<LineToJoin, "id" | "quantity">;

/** Two lines of the same SKU with the same choices are one line with more units. */
export function isSameChoice(one: Chosen, other: Chosen): boolean {
  return (
    one.skuId === other.skuId &&
    one.coversLineId === other.coversLineId &&
    one.build === other.build &&
    one.warrantyId === other.warrantyId &&
    one.rushService === other.rushService &&
    one.fromCompleteYourPurchase === other.fromCompleteYourPurchase
  );
}
