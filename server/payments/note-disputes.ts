import type { ProviderDispute } from "#adapters/payments/payment-provider.ts";
import { type DisputeState, ENDED_DISPUTES } from "#rules/dispute/dispute-states.ts";
import { isOnTheFloor } from "#rules/order/floor-moves.ts";
import { type DisputeEffect, WHAT_FOLLOWS_A_DISPUTE } from "#rules/order/what-follows.ts";
import type { Tx } from "../db/database.ts";
import { appendOrderEvent } from "../orders/order-events.ts";
import { holdByItself } from "../orders/order-holds-table.ts";
import { lockOrder, type OrderRow } from "../orders/orders-table.ts";
import { endOnceGivenBack } from "../refunds/settle-refund.ts";
import type { World } from "../world.ts";
import type { PaymentRow } from "./payments-table.ts";
import { spokenWords } from "../languages/spoken.ts";

/**
 * Takes every dispute that the provider has of a payment into our books, as it is there now: in which order its news come
 * does not matter, nor how often. What the bank has decided stays decided; the money of it may move later, and only grows.
 */
export async function noteDisputes(
  world: World,
  payment: Pick<PaymentRow, "id" | "orderId" | "provider"> & { providerRef: string },
): Promise<void> {
  const provider = world.payments.named(payment.provider);
  const disputes = (await provider.listDisputes?.(payment.providerRef)) ?? [];
  for (const dispute of disputes) await noteDispute(world, payment, dispute);
}

async function noteDispute(
  world: World,
  { id: paymentId, orderId, provider, providerRef }: Parameters<typeof noteDisputes>[1],
  truth: ProviderDispute,
): Promise<void> {
  if (truth.providerRef !== providerRef || truth.currency !== "USD") {
    world.log.error({ paymentId, dispute: truth.disputeRef }, "a dispute does not match its payment");
    return;
  }
  const now = world.now();
  const said = {
    state: truth.state,
    reason: truth.reason.slice(0, 100),
    amount_cents: truth.amount,
    taken_back_cents: truth.takenBack,
    won_back_cents: truth.wonBack,
    due_at: truth.dueAt,
    changed_at: now,
  };
  await world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const before = await tx
      .selectFrom("disputes")
      .select("state")
      .where("provider", "=", provider)
      .where("dispute_ref", "=", truth.disputeRef)
      .executeTakeFirst();
    const noted = await tx
      .insertInto("disputes")
      .values({
        provider,
        dispute_ref: truth.disputeRef,
        payment_id: paymentId,
        order_id: orderId,
        opened_at: truth.openedAt,
        ...said,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["provider", "dispute_ref"])
          .doUpdateSet((eb) => ({
            ...said,
            taken_back_cents: eb.fn<number>("greatest", ["disputes.taken_back_cents", eb.val(truth.takenBack)]),
            won_back_cents: eb.fn<number>("greatest", ["disputes.won_back_cents", eb.val(truth.wonBack)]),
          }))
          .where((eb) =>
            eb.or([eb("disputes.state", "not in", ENDED_DISPUTES), eb("disputes.state", "=", truth.state)]),
          ),
      )
      .returning("state")
      .executeTakeFirst();
    if (!noted) return;
    if (noted.state === before?.state) {
      // The bank moved the rest of it after it had spoken.
      if (isEnded(noted.state)) await endOnceGivenBack(tx, order, paymentId, now);
      return;
    }
    const detail = { disputeRef: truth.disputeRef, state: truth.state, amountCents: truth.amount };
    await appendOrderEvent(tx, orderId, { name: before ? "dispute_changed" : "dispute_opened", detail }, now);
    for (const effect of WHAT_FOLLOWS_A_DISPUTE[truth.state]) await EFFECTS[effect](tx, order, paymentId, now);
  });
}

const isEnded = (state: DisputeState): boolean => ENDED_DISPUTES.some((ended) => ended === state);

const EFFECTS: Record<DisputeEffect, (tx: Tx, order: OrderRow, paymentId: string, now: Date) => Promise<void>> = {
  hold_order: async (tx, order, _, now) => {
    if (isOnTheFloor(order.state)) await holdByItself(tx, order, spokenWords().disputes.disputedWords, now);
  },
  end_order: endOnceGivenBack,
};
