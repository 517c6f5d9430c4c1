import type { DisputeState } from "../dispute/dispute-states.ts";
import type { RefundState } from "../refund/refund-states.ts";
import { type ORDER_MOVES, ORDER_STATES, type OrderState } from "./order-states.ts";

/**
 * Everything that can follow an order's move. Whoever makes the move, a shopper, the desk, a provider's news, a job or a
 * command, what follows is the same: it belongs to the move. How each is done stands in the server's `moves/`.
 */
export type OrderEffect =
  // What an unpaid order keeps from others: its units, coupon use, points, part of a voucher and longer warranties.
  | "release_holds"
  // Off the shelf for good.
  | "sell_units"
  | "close_cart"
  // They wait until the order ships.
  | "earn_points"
  // What was given back before is in no parcel, and each line knows it.
  | "leave_out_units"
  // What waited for the parcel can be spent.
  | "free_points"
  // Whose link led here, for a friend's first order.
  | "reward_sharer"
  // On the shelf again is what the order has of it and will not ship.
  | "return_units"
  | "free_coupon"
  // What was earned goes, what was spent comes back.
  | "return_points"
  | "end_warranties"
  | "mail_receipt"
  | "mail_shipped"
  | "mail_delivered"
  | "mail_refund"
  // Its buyer was told that it was sent.
  | "mail_fallen_refund"
  // What a refund called off is the order's again, as far as the shelf has it.
  | "take_units"
  | "restore_points"
  | "restore_warranties"
  // Until a person has decided: its buyer may not want it any more.
  | "hold_order"
  | "text_buyer"
  | EffectByJob;

/** Jobs find it and do it, and nobody waits for it. */
export type EffectByJob = "tell_marketing" | "tell_webhooks";

/** It never left, so it is sold anew; and a coupon that brought its buyer nothing was not used. */
const ENDS_IN_THE_HOUSE = [
  "return_units",
  "free_coupon",
  "return_points",
  "end_warranties",
] as const satisfies readonly MoveEffect[];

/** What is with its buyer comes back by a return, if it does. */
const ENDS_WITH_ITS_BUYER = ["return_points", "end_warranties"] as const satisfies readonly MoveEffect[];

type MovesOf<From extends OrderState> = (typeof ORDER_MOVES)[From][number];

/** What follows each move of an order, in the order in which it is done. Every move of the table of states has its row. */
const WHAT_FOLLOWS = {
  pending_payment: {
    paid: ["sell_units", "close_cart", "earn_points", "mail_receipt", "text_buyer", "tell_marketing", "tell_webhooks"],
    cancelled: ["release_holds", "tell_webhooks"],
  },
  paid: { building: [], packed: [], refunded: ENDS_IN_THE_HOUSE },
  building: { testing: [], refunded: ENDS_IN_THE_HOUSE },
  testing: { building: [], packed: [], refunded: ENDS_IN_THE_HOUSE },
  packed: {
    building: [],
    shipped: ["leave_out_units", "free_points", "reward_sharer", "mail_shipped", "text_buyer", "tell_webhooks"],
    refunded: ENDS_IN_THE_HOUSE,
  },
  shipped: { delivered: ["mail_delivered", "text_buyer", "tell_webhooks"], refunded: ENDS_WITH_ITS_BUYER },
  delivered: { refunded: ENDS_WITH_ITS_BUYER },
  cancelled: {},
  refunded: {},
} as const satisfies { [From in OrderState]: Record<MovesOf<From>, readonly MoveEffect[]> };

/** What a refund brings about, whatever becomes of its order. */
type OfRefund =
  | "mail_refund"
  | "mail_fallen_refund"
  | "take_units"
  | "restore_points"
  | "restore_warranties"
  | "hold_order";
export type MoveEffect = Exclude<OrderEffect, OfRefund>;

/**
 * What follows each end of a refund, of a part or of all. Once nothing is left to give back the order moves to `refunded`,
 * and what follows that move comes after it. A refund that failed never was, also where a bank sent back what had been
 * sent: the order has again what it took. An order that is over stays over; its money is owed.
 */
export const WHAT_FOLLOWS_A_REFUND = {
  succeeded: ["return_units", "return_points", "end_warranties", "mail_refund", "tell_webhooks"],
  failed: ["take_units", "restore_points", "restore_warranties", "hold_order", "mail_fallen_refund"],
} as const satisfies Partial<Record<RefundState, readonly OrderEffect[]>>;
/** Of a refund that failed, also where its order is over: what that end has brought stays. */
export const FOLLOWS_WHEN_OVER = ["mail_fallen_refund"] as const satisfies readonly OrderEffect[];
export type RefundEffect = (typeof WHAT_FOLLOWS_A_REFUND)[keyof typeof WHAT_FOLLOWS_A_REFUND][number];

/**
 * What follows each state that a dispute comes to. What is still in the house waits for a person while a bank has the
 * money or asks for it, and whatever was heard first; one that is lost gave the money back, and ends its order once
 * nothing is left.
 */
export const WHAT_FOLLOWS_A_DISPUTE = {
  inquiry: ["hold_order"],
  needs_response: ["hold_order"],
  under_review: ["hold_order"],
  won: [],
  lost: ["hold_order", "end_order"],
  closed: [],
} as const satisfies Record<DisputeState, readonly ("hold_order" | "end_order")[]>;
export type DisputeEffect = (typeof WHAT_FOLLOWS_A_DISPUTE)[DisputeState][number];

/** What follows a move; nothing where there is no such move. */
export function whatFollows(from: OrderState, to: OrderState): readonly MoveEffect[] {
  const moves: Partial<Record<OrderState, readonly MoveEffect[]>> = WHAT_FOLLOWS[from];
  return moves[to] ?? [];
}

/** The states that an order comes to with this effect. */
export function statesWith(effect: MoveEffect): OrderState[] {
  return ORDER_STATES.filter((to) => ORDER_STATES.some((from) => whatFollows(from, to).includes(effect)));
}
