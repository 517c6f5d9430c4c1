import type { OrderChange } from "#contract/order-changes.ts";
import { cents, type Cents, sumCents } from "#rules/money/cents.ts";
import { REVISION_HOURS } from "#rules/revision/revision-states.ts";
import { billOf } from "#rules/pricing/priced-cart.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { isDeepStrictEqual } from "node:util";
import { newUuid } from "../db/new-uuid.ts";
import type { Tx } from "../db/database.ts";
import { lockOrder, type OrderRow } from "../orders/orders-table.ts";
import { findRevisionByKey, insertRevision, noteRevision, type RevisionRow } from "../orders/revisions-table.ts";
import { insertRefunds } from "../refunds/insert-refunds.ts";
import { loadRefundable } from "../refunds/load-refundable.ts";
import { isDisputed, sendRefunds } from "../refunds/refund-order.ts";
import type { RefundRow } from "../refunds/refunds-table.ts";
import type { World } from "../world.ts";
import { writeRevision } from "./apply-revision.ts";
import { type Changer, type PricedChange, priceChange } from "./price-change.ts";

export interface RevisionRequest {
  orderId: string;
  change: OrderChange;
  /** The total that whoever asks has seen. */
  shownTotal: Cents;
  /** Who asks again under the same key means the same change. */
  key: string;
  by: Changer;
  /** Who asks, for the books. */
  askedBy: string;
  reason: string;
  /** Asked and told in the transaction of the change, under the order's lock. */
  guard?: {
    check(tx: Tx, order: OrderRow): Promise<Refusal | null>;
    limit(tx: Tx, amount: Cents): Promise<Refusal | null>;
    note(tx: Tx, order: OrderRow, revision: RevisionRow): Promise<void>;
  };
}

/** Undoes the transaction and carries the refusal out of it. */
class RolledBack extends Error {
  readonly answer: Refusal;
  constructor(answer: Refusal) {
    super("refused");
    this.answer = answer;
  }
}

/**
 * Changes a paid order. What costs the same or less is there at once, and what it costs less goes back through refund
 * rows; what costs more waits until the difference is paid, and lapses. The same request under the same key is one change.
 */
export async function reviseOrder(world: World, request: RevisionRequest): Promise<RevisionRow | Refusal> {
  try {
    const { order, revision, refunds } = await world.db.transaction((tx) => begin(world, tx, request));
    await sendRefunds(world, order, refunds);
    return revision;
  } catch (error) {
    if (error instanceof RolledBack) return error.answer;
    throw error;
  }
}

interface Begun {
  order: OrderRow;
  revision: RevisionRow;
  refunds: RefundRow[];
}

async function begin(world: World, tx: Tx, request: RevisionRequest): Promise<Begun> {
  const { guard, change } = request;
  const order = await lockOrder(tx, request.orderId);
  const asked = JSON.stringify({ change, shownTotal: request.shownTotal });
  const made = await findRevisionByKey(tx, order.id, request.key);
  if (made) {
    if (!isDeepStrictEqual(JSON.parse(made.request), JSON.parse(asked)))
      throw new RolledBack(refuse("change_key_used"));
    return { order, revision: made, refunds: [] };
  }
  refuseIf(await guard?.check(tx, order));
  const priced = await priceChange(world, tx, order.id, change, request.by);
  if ("reason" in priced) throw new RolledBack(priced);
  const { due } = priced;
  if (priced.priced.total !== request.shownTotal)
    throw new RolledBack(
      refuse("change_total", { expectedCents: request.shownTotal, nowCents: priced.priced.total }, [
        { field: "Total" },
      ]),
    );
  if (due < 0 && (await isDisputed(tx, order.id))) throw new RolledBack(refuse("order_disputed"));
  if (due < 0) refuseIf(await guard?.limit(tx, cents(-due)));
  const revision = await write(world, tx, request, priced, asked);
  const refunds = due < 0 ? await giveBack(world, tx, revision) : [];
  if (due <= 0) await writeRevision(world, tx, order, revision);
  await noteRevision(tx, revision, revision.state, world.now());
  await guard?.note(tx, order, revision);
  return { order, revision, refunds };
}

function refuseIf(refusal: Refusal | null | undefined): void {
  if (refusal) throw new RolledBack(refusal);
}

/** With the first change the order as it was placed becomes number 0, so that nothing of it is lost. */
async function write(
  world: World,
  tx: Tx,
  request: RevisionRequest,
  { order, cart, units, priced, shipping, shippingAddress, isZipCodeUnknown, due }: PricedChange,
  asked: string,
): Promise<RevisionRow> {
  const { row } = order;
  const now = world.now();
  const common = {
    order_id: row.id,
    config_version: row.config_version,
    config_sha256: row.config_sha256,
    created_at: now,
    changed_at: now,
  };
  if (order.nextNumber === 1)
    await insertRevision(tx, {
      ...common,
      id: newUuid(world),
      number: 0,
      state: "applied",
      key: "placed",
      request: "{}",
      asked_by: "buyer",
      reason: "",
      due_cents: 0,
      total_cents: row.total_cents,
      shipping_address: JSON.stringify(row.shipping_address),
      zip_code_unknown: row.zip_code_unknown,
      shipping_method_id: row.shipping_method_id,
      shipping_name: row.shipping_name,
      ships_on: row.ships_on,
      arrives_from: row.arrives_from,
      arrives_until: row.arrives_until,
      units: JSON.stringify(order.cart.lines.map((line) => line.units)),
      priced_cart: JSON.stringify(row.priced_cart),
      priced_steps: JSON.stringify(row.priced_steps),
      expires_at: now,
      created_at: row.created_at,
    });
  return insertRevision(tx, {
    ...common,
    id: newUuid(world),
    number: order.nextNumber,
    state: due > 0 ? "waiting_payment" : "applied",
    key: request.key,
    request: asked,
    asked_by: request.askedBy,
    reason: request.reason,
    due_cents: due,
    total_cents: priced.total,
    shipping_address: JSON.stringify(shippingAddress),
    zip_code_unknown: isZipCodeUnknown,
    shipping_method_id: shipping.methodId,
    shipping_name: shipping.name,
    ships_on: shipping.shipsOn,
    arrives_from: shipping.arrivesFrom,
    arrives_until: shipping.arrivesUntil,
    units: JSON.stringify(units),
    priced_cart: JSON.stringify(cart),
    priced_steps: JSON.stringify(billOf(priced)),
    expires_at: new Date(now.getTime() + REVISION_HOURS * 3_600_000),
  });
}

/** What the order costs less, as rows that are on record before the provider is asked. */
async function giveBack(world: World, tx: Tx, revision: RevisionRow): Promise<RefundRow[]> {
  const refundable = await loadRefundable(tx, revision.orderId);
  const back = cents(-revision.due);
  // What a voucher paid goes back by cancelling or by a refund of parts: a change does not reach it.
  const left = sumCents((refundable?.charges ?? []).map((charge) => charge.left));
  if (!refundable || back > left) throw new RolledBack(refuse("refund_too_much", { part: "", leftCents: left }));
  const { id, orderId, askedBy } = revision;
  return insertRefunds(world, tx, refundable, {
    orderId,
    key: `revision:${id}`,
    request: JSON.stringify({ revisionId: id }),
    reason: "changed",
    sentBy: askedBy,
    back,
    revisionId: id,
  });
}
