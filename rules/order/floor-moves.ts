import type { Made } from "./order-stages.ts";
import type { OrderState } from "./order-states.ts";

/** What staff do with an order on the floor. The same words in the call, the log and the button. */
export const FLOOR_MOVES = ["start_build", "send_to_test", "back_to_bench", "pack", "ship", "deliver"] as const;
export type FloorMove = (typeof FLOOR_MOVES)[number];

interface Move {
  from: readonly OrderState[];
  to: OrderState;
}

const shipped = { ship: { from: ["packed"], to: "shipped" }, deliver: { from: ["shipped"], to: "delivered" } } as const;

/** By what is in the order: a PC that is built takes the bench and the test, everything else is packed as it is. */
const BUILT: Readonly<Partial<Record<FloorMove, Move>>> = {
  start_build: { from: ["paid"], to: "building" },
  send_to_test: { from: ["building"], to: "testing" },
  back_to_bench: { from: ["testing", "packed"], to: "building" },
  pack: { from: ["testing"], to: "packed" },
  ...shipped,
};
const PACKED: Readonly<Partial<Record<FloorMove, Move>>> = { pack: { from: ["paid"], to: "packed" }, ...shipped };
const MOVES: Readonly<Record<Made, typeof BUILT>> = { built: BUILT, ready: PACKED, gear: PACKED, service: {} };

/** Where a move takes an order; null where it is not to be made now. */
export function moveTo(move: FloorMove, from: OrderState, made: Made): OrderState | null {
  const row = MOVES[made][move];
  return row?.from.includes(from) ? row.to : null;
}

/** Into the box or out of the house: not while a change of the order waits for its payment, for it may go elsewhere. */
export function isBoxed(to: OrderState): boolean {
  return to === "packed" || to === "shipped";
}

/** The move that brings an order on, never back; null at its end. */
export function nextMove(from: OrderState, made: Made): FloorMove | null {
  return FLOOR_MOVES.find((move) => move !== "back_to_bench" && moveTo(move, from, made) !== null) ?? null;
}

/** States in which an order is on the floor: paid, and still in the house. */
export const ON_THE_FLOOR = ["paid", "building", "testing", "packed"] as const satisfies readonly OrderState[];

export function isOnTheFloor(state: OrderState): boolean {
  return (ON_THE_FLOOR as readonly OrderState[]).includes(state);
}
