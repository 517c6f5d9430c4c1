import type { PaymentProvider } from "#adapters/payments/payment-provider.ts";
import { ProviderUnreachable } from "#adapters/http/provider-unreachable.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import type { Queries } from "../db/database.ts";
import type { Principal } from "../http/principal.ts";
import { owns } from "../carts/owns.ts";
import type { World } from "../world.ts";
import { findPayment, type PaymentRow } from "./payments-table.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Gives up an attempt that waits at the bank's page, so that its order is free again. When it has succeeded in the
 * meantime the provider refuses the void, and the truth is settled instead. Silence leaves everything as it is.
 */
export async function abandonPayment(world: World, payment: PaymentRow): Promise<void> {
  if (payment.providerRef === null) return;
  try {
    const truth = await voidOrFind(world.payments.named(payment.provider), payment.id, payment.providerRef);
    if (truth) await settlePayment(world, payment.id, truth);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    world.log.warn({ paymentId: payment.id }, "an attempt could not be given up: the payment provider did not answer");
  }
}

async function voidOrFind(provider: PaymentProvider, attemptId: string, providerRef: string) {
  const truth = await provider.find(providerRef);
  const mayVoid = truth?.state === "requires_action" || truth?.state === "approved" || truth?.state === "authorised";
  return mayVoid ? provider.void({ attemptId, providerRef }) : truth;
}

/** A provider's page left open would keep another order of this cart alive: its attempt is given up before the new order. */
export async function abandonOlderPayments(world: World, principal: Principal, next: NextOrder): Promise<void> {
  for (const payment of await waitingAtBank(world.db.queries, principal, next)) await abandonPayment(world, payment);
}

interface NextOrder {
  cartVersion: number;
  paymentType: PaymentType;
}

/** The visitor's attempts that wait at a provider's page for an order of an older version of the cart, or of another way to pay. */
export async function waitingAtBank(queries: Queries, principal: Principal, next: NextOrder): Promise<PaymentRow[]> {
  const rows = await queries
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .innerJoin("carts", "carts.id", "orders.cart_id")
    .select("payments.id")
    .where(owns(principal))
    .where("carts.state", "=", "open")
    .where((eb) =>
      eb.or([eb("orders.cart_version", "<>", next.cartVersion), eb("orders.payment_type", "<>", next.paymentType)]),
    )
    .where("payments.state", "=", "requires_action")
    .execute();
  const payments = await Promise.all(rows.map(({ id }) => findPayment(queries, id)));
  return payments.filter((payment) => payment !== null);
}
