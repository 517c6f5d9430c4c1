import type { CardPayment } from "#adapters/payments/card-payments.ts";
import type { World } from "../world.ts";
import { type Settled, settlePayment } from "./settle-payment.ts";

/** authorised → captured is two, a late success without stock adds one; more means the provider contradicts itself. */
const MOST_STEPS = 5;

/**
 * Takes an attempt from the provider's answer to its end: settle, do what follows (capture, void, refund) outside of
 * any transaction, settle again. Throws `ProviderUnreachable`; everything settled so far stays, the reconciler goes on.
 */
export async function drivePayment(world: World, paymentId: string, answer: CardPayment): Promise<Settled> {
  let truth = answer;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const settled = await settlePayment(world, paymentId, truth);
    if (settled.next === "nothing") return settled;
    truth = await act(world, settled);
  }
  throw new Error(`Payment attempt ${paymentId} did not come to an end`);
}

function act(world: World, { next, payment }: Settled): Promise<CardPayment> {
  const request = { attemptId: payment.id, providerRef: payment.providerRef ?? "" };
  if (next === "capture") return world.payments.capture({ ...request, amount: payment.amount });
  if (next === "refund") return world.payments.refund({ ...request, amount: payment.amount });
  return world.payments.void(request);
}
