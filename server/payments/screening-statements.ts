import type { BillingAddress, ShippingAddress } from "#rules/address/shipping-address.ts";
import { holds, HotStatement } from "../db/hot-statement.ts";

/** A screened order in one look: what its screener is told. */
export const ORDER_TO_SCREEN = new HotStatement({
  name: "order_to_screen",
  takes: { orderId: "uuid" },
  gives: {
    placed_at: "timestamptz",
    shipping_cents: "int8",
    shipping_address: holds<ShippingAddress>("jsonb"),
    billing_address: holds<BillingAddress>("jsonb"),
    lines: holds<{ id: string; name: string; unitCents: number; quantity: number }[]>("jsonb"),
  },
  sql: `
    select created_at as placed_at, shipping_cents, shipping_address, billing_address,
      (
        select jsonb_agg(jsonb_build_object('id', coalesce(sku_id::text, order_lines.id::text), 'name', description,
          'unitCents', unit_cents, 'quantity', quantity) order by position)
        from order_lines where order_id = orders.id and quantity > 0
      ) as lines
    from orders where id = :orderId`,
});

/** The screener accepts: the money may be taken. No row where somebody has decided before. */
export const NOTE_ACCEPTED = new HotStatement({
  name: "note_accepted",
  takes: { paymentId: "uuid", ref: "text", score: "int4?", now: "timestamptz" },
  gives: { order_id: "uuid" },
  sql: `
    with accepted as (
      update payments set screening = 'accepted'
      where id = :paymentId and screening = 'waiting' and state = 'authorised' returning order_id
    ),
    event as (
      insert into order_events (order_id, name, detail, at)
      select order_id, 'screening_accepted',
        jsonb_build_object('paymentId', :paymentId, 'ref', :ref, 'score', :score), :now from accepted
    )
    select order_id from accepted`,
});
