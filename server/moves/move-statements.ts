import { ORDER_MOVES, ORDER_STATES, type OrderState } from "#rules/order/order-states.ts";
import { type MoveEffect, whatFollows } from "#rules/order/what-follows.ts";
import { HotStatement } from "../db/hot-statement.ts";

/** Of the order, as parts of a statement read it. */
const MOVED = `orders.id, order_number, cart_id, cart_version, member_id, orders.state, email, points_earned, text_phone,
        text_ended_at, shared_by, share_points, orders.is_test, paid_at`;

/** The instants that a state has a column for. */
const STAMPS: Partial<Record<OrderState, string>> = {
  paid: ", paid_at = :now",
  shipped: ", shipped_at = coalesce(shipped_at, :now)",
};

/** The part of a statement that moves an order and is named `moved`. `where` may begin with a `from`. */
export function movedTo(to: OrderState, where: string): string {
  return `
    moved as (
      update orders set state = '${to}', changed_at = :now, row_version = row_version + 1${STAMPS[to] ?? ""}
      ${where} returning ${MOVED}
    )`;
}

/** Units that the order of a statement holds, locked in the order in which everybody takes them. Whoever sells them has it. */
const HELD = `
    held as (
      select sku_id, quantity from stock_reservations
      where order_id = :orderId and state = 'held' order by sku_id for update
    )`;

/** Whether the buyer of `moved` has paid for an order before it; each way to know them has an index. */
const EARLIER = (whose: string) => `exists (
          select from orders as earlier
          where ${whose} and earlier.id <> moved.id and earlier.paid_at < moved.paid_at offset 0)`;

/** What some effects are, as parts of the statement in which `moved` is the order as its move has left it. */
const PARTS = {
  // From the shelf's rows, which all are locked by then: a row that is first read after it was changed is not there.
  sell_units: `
    shelf as (
      select sku_id, held.quantity from held join stock using (sku_id), moved order by sku_id for update of stock
    ),
    sold as (
      update stock set on_hand = on_hand - shelf.quantity, held = held - shelf.quantity
      from shelf where stock.sku_id = shelf.sku_id
    ),
    claimed as (
      update stock_reservations set state = 'claimed' from shelf, moved
      where stock_reservations.order_id = moved.id and stock_reservations.sku_id = shelf.sku_id
        and stock_reservations.state = 'held'
    )`,
  // A cart that was changed since stays open with what was not bought.
  close_cart: `
    closed as (
      update carts set state = 'ordered', changed_at = :now from moved
      where carts.id = moved.cart_id and carts.version = moved.cart_version
    )`,
  earn_points: `
    earned as (
      insert into point_entries (member_id, order_id, kind, points, at)
      select member_id, id, 'earn', points_earned, :now from moved
      where member_id is not null and points_earned > 0 on conflict do nothing
    )`,
  leave_out_units: `
    left_out as (
      update order_lines set left_out = (select sent_back from line_units where line_id = order_lines.id)
      from moved where order_lines.order_id = moved.id
    )`,
  // A friend counts once, with a first order: who has paid for one before is a customer already.
  reward_sharer: `
    rewarded as (
      insert into share_rewards (friend_sha256, friend_id, member_id, order_id, points, at)
      select sha256(convert_to(lower(email), 'UTF8')), member_id, shared_by, id, share_points, :now from moved
      where shared_by is not null and not is_test and not (
        ${EARLIER("earlier.member_id = moved.member_id")}
        or ${EARLIER("earlier.member_id is null and lower(earlier.email) = lower(moved.email)")}
        or ${EARLIER("earlier.member_id is not null and lower(earlier.email) = lower(moved.email)")}
      )
      on conflict do nothing returning member_id, order_id, points
    ),
    shared as (
      insert into point_entries (member_id, order_id, kind, points, at)
      select member_id, order_id, 'earn', points, :now from rewarded
    )`,
} as const satisfies Partial<Record<MoveEffect, string>>;

/** Rows of the outbox, once for each order and topic: topic, key, what it is about, and whether it is wanted. */
const POSTS = {
  mail_receipt: `('order_receipt', 'order_receipt:' || order_number,
          jsonb_build_object('orderId', id, 'orderNumber', order_number), true)`,
  mail_shipped: `('order_shipped', 'order_shipped:' || order_number, jsonb_build_object('orderId', id), true)`,
  mail_delivered: `('order_delivered', 'order_delivered:' || order_number, jsonb_build_object('orderId', id), true)`,
  text_buyer: `('order_text', 'order_text:' || id || ':' || state, jsonb_build_object('orderId', id, 'state', state),
          text_phone is not null and text_ended_at is null)`,
} as const satisfies Partial<Record<MoveEffect, string>>;

/** What the statement of a move does of what follows it. */
export type EffectInStatement = keyof typeof PARTS | keyof typeof POSTS;

export function isInStatement(effect: MoveEffect): effect is EffectInStatement {
  return effect in PARTS || effect in POSTS;
}

/** The parts of a statement that do what follows a move, after the part that is named `moved`. */
export function whatFollowsAsSql(from: OrderState, to: OrderState): string {
  const effects = whatFollows(from, to);
  const posts = effects.flatMap((effect) => (effect in POSTS ? [POSTS[effect as keyof typeof POSTS]] : []));
  const posted = `
    posted as (
      insert into outbox (topic, dedupe_key, payload, created_at)
      select topic, dedupe_key, payload, :now from moved, lateral (values
        ${posts.join(",\n        ")}
      ) as post (topic, dedupe_key, payload, is_wanted)
      where is_wanted on conflict do nothing
    )`;
  return [
    ...effects.flatMap((effect) => (effect in PARTS ? [PARTS[effect as keyof typeof PARTS]] : [])),
    ...(posts.length > 0 ? [posted] : []),
  ]
    .map((part) => `,${part}`)
    .join("");
}

function moveStatement(from: OrderState, to: OrderState) {
  const sells = whatFollows(from, to).includes("sell_units");
  return new HotStatement({
    name: `move_order_${from}_${to}`,
    takes: { orderId: "uuid", event: "text", detail: "jsonb", now: "timestamptz" },
    gives: { id: "uuid" },
    sql: `
    with own as (
      select id, state as was from orders where id = :orderId for update
    ),${sells ? `${HELD},` : ""}${movedTo(to, `from own where orders.id = own.id and was = '${from}'`)},
    event as (
      insert into order_events (order_id, name, detail, at) select id, :event, :detail, :now from moved
    )${whatFollowsAsSql(from, to)}
    select id from moved`,
  });
}

/** The statement of each move that an order may make: its row, its event, and of what follows all that is no code. */
export const MOVE_STATEMENTS = new Map(
  ORDER_STATES.flatMap((from) => ORDER_MOVES[from].map((to) => [`${from} ${to}`, moveStatement(from, to)] as const)),
);
