import type * as wire from "#contract/staff-screenings.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { logFailure } from "../db/database-unreachable.ts";
import type { StaffActHandler, StaffHandler } from "../http/route.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { abandonPayment } from "../payments/abandon-payment.ts";
import { findAlivePayment, type PaymentRow } from "../payments/payments-table.ts";
import { decideBy, moveScreening, turnDown } from "../payments/hold-capture.ts";
import { takeReleased } from "../payments/screen-orders.ts";
import type { World } from "../world.ts";
import { noteOrderAct, refuseStale } from "./change-order.ts";
import { spoken } from "../languages/spoken.ts";

const { cardWords } = spoken.orderLines;

const MOST = 200;

export const getStaffScreenings: StaffHandler<typeof wire.getStaffScreenings> = async ({ world }) => {
  const rows = await world.db.queries
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .leftJoin("screenings", "screenings.payment_id", "payments.id")
    .select(["order_number", "row_version", "email", "amount_cents", "shipping_address", "billing_address"])
    .select(["card_type", "card_last4", "score", "reason", "ref", "orders.created_at as placed_at"])
    .select("payments.created_at as paid_at")
    .where("screening", "=", "review")
    .where("payments.state", "=", "authorised")
    .orderBy("payments.created_at")
    .limit(MOST)
    .execute();
  return {
    reply: {
      Success: true as const,
      Orders: rows.map((row) => ({
        OrderNumber: row.order_number,
        Version: row.row_version,
        PlacedAt: row.placed_at.toISOString(),
        Email: row.email,
        Amount: toWireMoney(cents(row.amount_cents)),
        PaidWith:
          row.card_last4 === "" ? row.card_type : cardWords.endingIn(row.card_type || cardWords.card, row.card_last4),
        ShipTo: whoAndWhere(row.shipping_address),
        BillTo: whoAndWhere(row.billing_address),
        Score: row.score,
        Said: row.reason ?? "",
        Case: row.ref ?? "",
        DecideBy: decideBy(world, { createdAt: row.paid_at }).toISOString(),
      })),
      TimeZone: world.config.shipping.warehouse.timeZone,
    },
  };
};

/** Of two decisions at once one counts; what is then asked of the provider, the reconciler asks again where that fails. */
export const releaseScreening: StaffActHandler<typeof wire.releaseScreening> = async ({
  world,
  principal,
  act,
  body,
}) => {
  const found = await heldPayment(world, body.OrderNumber);
  if ("reason" in found) return found;
  const refused = await world.db
    .transaction(async (tx) => {
      const held = await moveScreening(tx, found.id, "released");
      if (!held) return refuse("screening_decided");
      const stale = await refuseStale(tx, held.order.id, body.Version);
      // What was moved is undone with the transaction.
      if (stale) throw new Stale(stale);
      const detail = { paymentId: found.id };
      await appendOrderEvent(tx, held.order.id, { name: "screening_released", detail }, world.now());
      await noteOrderAct(world, tx, { principal, act }, { ...held.order, seen: body.Version }, { reason: body.Reason });
      return null;
    })
    .catch(orStale);
  if (refused) return refused;
  await orLater(world, body.OrderNumber, () => takeReleased(world, found));
  return { reply: { Success: true as const } };
};

export const rejectScreening: StaffActHandler<typeof wire.rejectScreening> = async ({
  world,
  principal,
  act,
  body,
}) => {
  const found = await heldPayment(world, body.OrderNumber);
  if ("reason" in found) return found;
  const ended = await turnDown(world, found.id, "rejected", null, {
    async check(tx, order) {
      const stale = await refuseStale(tx, order.id, body.Version);
      if (stale) throw new Stale(stale);
    },
    note: (tx, order) =>
      noteOrderAct(world, tx, { principal, act }, { ...order, seen: body.Version }, { reason: body.Reason }),
  }).catch(orStale);
  if ("reason" in ended) return ended;
  if (!ended.isDone) return refuse("screening_decided");
  await orLater(world, body.OrderNumber, () => abandonPayment(world, ended.payment));
  return { reply: { Success: true as const } };
};

/** Undoes the transaction and carries the refusal out of it. */
class Stale extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super("stale");
    this.refusal = refusal;
  }
}

function orStale(error: unknown): Refusal {
  if (error instanceof Stale) return error.refusal;
  throw error;
}

async function heldPayment(world: World, orderNumber: string): Promise<PaymentRow | Refusal> {
  const order = await findOrderByNumber(world.db.queries, orderNumber);
  if (!order) return refuse("order_unknown");
  const payment = await findAlivePayment(world.db.queries, order.id);
  return payment?.screening === "review" ? payment : refuse("screening_decided");
}

/** It is decided; the provider is asked again by a job. */
async function orLater(world: World, orderNumber: string, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    logFailure(world.log, error, { orderNumber }, "what was decided about an order could not be told to its provider");
  }
}

function whoAndWhere({ FirstName, LastName, City, State }: Omit<ShippingAddress, "Email">): string {
  return `${FirstName} ${LastName}, ${City}, ${State}`;
}
