import type { Decline } from "#rules/payment/declines.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import { ALIVE, type PaymentState, UNSETTLED } from "#rules/payment/payment-states.ts";
import { OPEN_SCREENINGS, type ScreeningState } from "#rules/screening/screening-states.ts";
import { holds, HotStatement } from "../db/hot-statement.ts";
import { COMMITS_LAZILY } from "../db/lazy-commit.ts";
import { movedTo, whatFollowsAsSql } from "../moves/move-statements.ts";
import { CONFIRM_SCOPE } from "./confirm-key.ts";

/**
 * The way of a payment in which nothing else has happened: the order waits, holds its units for some time yet, and its
 * cart is the one it was made of. Each statement does its step then, all of it, and otherwise nothing: then the caller
 * takes the transaction that knows every case. Cart, order, payment and holds are locked before they are believed, since
 * what a statement read at its start may have changed while it waited for a lock.
 */
const WAITS = "order_state = 'pending_payment' and held_until > :now";

/** A hold that lasts nearly as long as it would anew is left: an order's row has seven indexes to write as well. */
const RENEWED = (column: "expires_at" | "held_until") => `${column} < :until - interval '1 minute'`;

/**
 * Whether the order waits is asked of the row that was locked by its number: asked in the search, it would invite a plan
 * that reads every order that waits.
 *
 * Stock, coupon, voucher and longer warranties are taken and released together; an order of what nobody counts holds nothing and
 * lacks nothing, and one of warranties alone goes the long way.
 * Counted, not looked whether there is one: a row that is first read after another part of the statement has changed it
 * is not there any more.
 */
const HOLDS = `
    held as (
      select sku_id, quantity from stock_reservations
      where order_id = (select order_id from own) and state = 'held' order by sku_id for update
    ),
    used as (
      select coupon_code from coupon_uses where order_id = (select order_id from own) for update
    ),
    whole as (
      select own.* from own
      where ${WAITS} and (
        (select count(*) from held) > 0 or (select count(*) from used) > 0 or coupon_code is null and not exists (
          select from order_lines left join lateral (
            select policy from stock where stock.sku_id = order_lines.sku_id offset 0
          ) as shelf on true
          where order_lines.order_id = own.order_id and policy is distinct from 'unlimited'
        )
      )
    )`;

const OF_ORDER = `orders.id as order_id, order_number, cart_id, cart_version, orders.state as order_state, email, payment_type,
        coupon_code, total_cents, points_used, voucher_id, voucher_cents, orders.is_test, orders.test_mode, held_until, orders.created_at as order_created_at`;

const ORDER_COLUMNS = {
  order_id: "uuid",
  order_number: "text",
  cart_id: "uuid",
  cart_version: "int4",
  order_state: holds<OrderState>("text"),
  email: "text",
  payment_type: holds<PaymentType>("text"),
  coupon_code: "text?",
  total_cents: "int8",
  points_used: "int4",
  voucher_id: "int8?",
  voucher_cents: "int8",
  is_test: "bool",
  test_mode: "bool",
  held_until: "timestamptz",
  order_created_at: "timestamptz",
} as const;

const PAYMENT_COLUMNS = {
  id: "uuid",
  provider: "text",
  provider_ref: "text?",
  state: holds<PaymentState>("text"),
  amount_cents: "int8",
  payment_token: "text",
  purpose: "text",
  card_type: "text",
  card_last4: "text",
  decline_reason: holds<Decline | null>("text?"),
  action_url: "text?",
  screening: holds<ScreeningState | null>("text?"),
  created_at: "timestamptz",
  changed_at: "timestamptz",
} as const;

const PAYMENT_TO_GIVE = `id, provider, provider_ref, state, amount_cents, payment_token, purpose, card_type, card_last4,
        decline_reason, action_url, screening, created_at, changed_at`;

/**
 * The first step: the attempt is on record before any money can move, and its units wait a while longer. With it the
 * idempotency key is claimed: where that is taken already there is no attempt, and one that is taken in this very moment
 * breaks the statement as a unique violation.
 */
export const BEGIN_PAYMENT = new HotStatement({
  name: "begin_payment",
  takes: {
    orderNumber: "text",
    token: "bytea?",
    memberId: "int8?",
    id: "uuid",
    providers: holds<Partial<Record<PaymentType, string>>>("jsonb"),
    paymentToken: "text",
    scope: "text",
    key: "text",
    requestSha256: "bytea",
    lockedUntil: "timestamptz",
    until: "timestamptz",
    declines: "text",
    now: "timestamptz",
  },
  gives: { ...PAYMENT_COLUMNS, ...ORDER_COLUMNS },
  sql: `
    with cart as (
      select carts.id from carts join orders on cart_id = carts.id
      where order_number = :orderNumber and (carts.token_sha256 = :token or orders.member_id = :memberId)
      for update of carts
    ),
    own as (
      select ${OF_ORDER} from orders join cart on cart.id = cart_id
      where order_number = :orderNumber and total_cents > voucher_cents and not test_mode for update of orders
    ),${HOLDS},
    begun as (
      insert into payments (id, order_id, provider, state, amount_cents, payment_token, created_at, changed_at)
      select :id, order_id, :providers::jsonb ->> payment_type, 'requesting', total_cents - voucher_cents, :paymentToken, :now, :now from whole
      where :providers::jsonb ->> payment_type is not null
        and not exists (select from idempotency_keys where scope = :scope and key = :key)
        and not exists (
          select from jsonb_to_recordset(:declines::jsonb) as counter (subject text, start timestamptz, most int)
          cross join lateral (
            select count from slow_counters
            where slow_counters.subject = counter.subject and window_start = start offset 0
          ) as counted
          where counted.count >= most
        )
      on conflict (order_id, purpose) where state in (${listed(ALIVE)}) do nothing
      returning *
    ),
    claimed as (
      insert into idempotency_keys (scope, key, request_sha256, status, locked_until, created_at)
      select :scope, :key, :requestSha256, 'running', :lockedUntil, :now from begun
    ),
    event as (
      insert into order_events (order_id, name, detail, at)
      select order_id, 'payment_requested', jsonb_build_object('paymentId', id, 'amountCents', amount_cents), :now
      from begun
    ),
    longer as (
      update stock_reservations set expires_at = :until from begun
      where stock_reservations.order_id = begun.order_id and stock_reservations.state = 'held'
        and ${RENEWED("expires_at")}
    ),
    extended as (
      update orders set held_until = :until from begun where orders.id = begun.order_id and ${RENEWED("held_until")}
    )
    select ${PAYMENT_TO_GIVE}, whole.* from begun join whole using (order_id)`,
});

const TRUTH = {
  paymentId: "uuid",
  orderNumber: "text",
  providerRef: "text",
  amount: "int8",
  cardType: "text",
  cardLast4: "text",
  now: "timestamptz",
} as const;

/** What the provider says must be of this attempt, this order and this amount. */
const TRUE_OF = `payments.id = :paymentId and order_number = :orderNumber and payments.amount_cents = :amount
        and total_cents - voucher_cents = :amount and coalesce(provider_ref, :providerRef) = :providerRef
        and payments.state in (${listed(UNSETTLED)})`;

const TRUE_CART = `
      select carts.id, carts.state, version from carts
      where id = (select cart_id from orders join payments on order_id = orders.id where payments.id = :paymentId)
      for update`;

const TRUE_FACTS = `provider_ref = :providerRef, card_type = coalesce(nullif(:cardType, ''), card_type),
        card_last4 = coalesce(nullif(:cardLast4, ''), card_last4), decline_reason = null, action_url = null,
        changed_at = :now`;

/**
 * The second step: the money is set aside, and what it is for is still held. Without it the attempt is as if the answer
 * had been lost, and the reconciler asks for it. Where orders are screened, it waits for its answer from here on.
 */
export const NOTE_AUTHORISED = new HotStatement({
  name: "note_authorised",
  takes: { ...TRUTH, isScreened: "bool", until: "timestamptz" },
  gives: { ...PAYMENT_COLUMNS, ...ORDER_COLUMNS },
  sql: `
    with cart as (${TRUE_CART}),
    own as (
      select ${OF_ORDER} from orders join cart on cart.id = cart_id join payments on order_id = orders.id
      where ${TRUE_OF} and payments.state <> 'authorised' for update of orders, payments
    ),${HOLDS},
    noted as (
      update payments set state = 'authorised', screening = case when :isScreened then 'waiting' end, ${TRUE_FACTS}
      from whole where payments.id = :paymentId returning payments.*
    ),
    event as (
      insert into order_events (order_id, name, detail, at)
      select order_id, 'payment_authorised', jsonb_build_object('paymentId', id), :now from noted
    ),
    longer as (
      update stock_reservations set expires_at = :until from noted
      where stock_reservations.order_id = noted.order_id and stock_reservations.state = 'held'
        and ${RENEWED("expires_at")}
    ),
    extended as (
      update orders set held_until = :until from noted where orders.id = noted.order_id and ${RENEWED("held_until")}
    )
    select ${PAYMENT_TO_GIVE}, whole.* from noted join whole using (order_id) where ${COMMITS_LAZILY}`,
});

/** Whoever took at the provider what is held here has decided. */
const RELEASED = `screening = case when screening in (${OPEN_SCREENINGS.map((state) => `'${state}'`).join(", ")}) then 'released' else screening end`;

/**
 * The third step: the order is paid, with all that follows, and who asked for this payment under a key is answered so from
 * now on. What follows is the part of it that stands in a statement: of the rest there is nothing, since the cart is as it
 * was ordered.
 */
export const NOTE_CAPTURED = new HotStatement({
  name: "note_captured",
  takes: { ...TRUTH, answer: "text" },
  gives: { ...PAYMENT_COLUMNS, ...ORDER_COLUMNS },
  sql: `
    with cart as (${TRUE_CART}),
    own as (
      select ${OF_ORDER} from orders join cart on cart.id = cart_id join payments on order_id = orders.id
      where ${TRUE_OF} and cart.state = 'open' and cart.version = cart_version
      for update of orders, payments
    ),${HOLDS},
    noted as (
      update payments set state = 'captured', ${RELEASED}, ${TRUE_FACTS}
      from whole where payments.id = :paymentId returning payments.*
    ),
    events as (
      insert into order_events (order_id, name, detail, at)
      select order_id, name, detail, :now from noted, lateral (values
        ('payment_captured', jsonb_build_object('paymentId', id)),
        ('order_paid', jsonb_build_object('paymentId', id, 'amountCents', amount_cents))
      ) as event (name, detail)
    ),${movedTo("paid", "from noted where orders.id = noted.order_id")}${whatFollowsAsSql("pending_payment", "paid")},
    answered as (
      update idempotency_keys set status = 'done', response_status = 200, response_body = to_jsonb(:answer)
      from moved where scope = '${CONFIRM_SCOPE}' and key = :orderNumber || ':' || (select payment_token from noted)
    )
    select ${PAYMENT_TO_GIVE}, whole.* from noted join whole using (order_id)`,
});

function listed(states: readonly PaymentState[]): string {
  return states.map((state) => `'${state}'`).join(", ");
}
