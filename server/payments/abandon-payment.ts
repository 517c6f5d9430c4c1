import { ProviderUnreachable } from "#adapters/payments/card-payments.ts";
import type { World } from "../world.ts";
import { drivePayment } from "./drive-payment.ts";
import type { PaymentRow } from "./payments-table.ts";

/**
 * Gives up an attempt that waits at the bank's page, so that its order is free again. When it has succeeded in the
 * meantime the provider refuses the void, and the truth is settled instead. Silence leaves everything as it is.
 */
export async function abandonPayment(world: World, payment: PaymentRow): Promise<void> {
  if (payment.providerRef === null) return;
  try {
    const truth = await voidOrFind(world, payment.id, payment.providerRef);
    if (truth) await drivePayment(world, payment.id, truth);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    world.log.warn({ paymentId: payment.id }, "an attempt could not be given up: the payment provider did not answer");
  }
}

async function voidOrFind(world: World, attemptId: string, providerRef: string) {
  const truth = await world.payments.find(providerRef);
  if (truth?.state !== "requires_action" && truth?.state !== "authorised") return truth;
  return world.payments.void({ attemptId, providerRef });
}
