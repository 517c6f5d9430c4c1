import { InsurerRefused, type ParcelInsurer } from "#adapters/insurance/parcel-insurer.ts";
import { type DuePolicy, findDuePolicies, movePolicy, notePolicyAsked } from "../orders/insurance-policies-table.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { eachRecord } from "../retries/each-record.ts";
import type { World } from "../world.ts";

const WORK = "insure-parcels";

/**
 * Job: buys the insurance of orders that were paid, ends it where they were called off before they left, and tells the
 * insurer of parcels that left. No shopper waits for it. Safe to run twice at once: the insurer knows each call again.
 * Where the insurer will not have it after all, its premium goes back to the buyer.
 */
export async function insureParcels(world: World): Promise<void> {
  const { insurer } = world;
  if (!insurer) return;
  await eachRecord(world, {
    work: WORK,
    found: await findDuePolicies(world, WORK),
    record: ({ orderNumber }) => orderNumber,
    handle: (due) => step(world, insurer, due),
  });
}

async function step(world: World, insurer: ParcelInsurer, due: DuePolicy): Promise<void> {
  const { policyId, parcel } = due;
  if (due.isCalledOff) return callOff(world, insurer, due);
  if (policyId === null) return buy(world, insurer, due);
  if (!parcel) return;
  await unlessRefused(world, due, () => insurer.noteShipped({ policyId, ...parcel }));
  await movePolicy(world, due, { state: "shipped" });
}

async function buy(world: World, insurer: ParcelInsurer, due: DuePolicy): Promise<void> {
  const { quoteId, orderNumber } = due;
  await notePolicyAsked(world, due);
  const bought = await unlessRefused(world, due, () => insurer.buy({ quoteId, orderNumber }));
  if (bought) return movePolicy(world, due, { state: "bought", ...bought });
  const back = await refundOrder(world, {
    orderNumber,
    key: "insurance:refused",
    parts: [{ part: "insurance" }],
    reason: "other",
    sentBy: "insurance",
  });
  // On record: what the provider does not answer about, the reconciler brings to its end.
  if (!back.ok)
    world.log.error({ orderNumber, reason: back.reason }, "A premium could not go back: give it back by hand");
  await movePolicy(world, due, { state: "refused" });
}

/** What was never bought costs nothing; what may have been bought without an answer is looked for first. */
async function callOff(world: World, insurer: ParcelInsurer, due: DuePolicy): Promise<void> {
  const { quoteId, orderNumber, isAsked } = due;
  const sold =
    due.policyId === null && isAsked
      ? await unlessRefused(world, due, () => insurer.buy({ quoteId, orderNumber }))
      : null;
  const policyId = due.policyId ?? sold?.policyId ?? null;
  if (policyId !== null) await unlessRefused(world, due, () => insurer.cancel({ policyId }));
  await movePolicy(world, due, { state: "cancelled" });
}

/** Null for a definite no, which somebody should read. */
async function unlessRefused<Answer>(
  world: World,
  due: DuePolicy,
  call: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof InsurerRefused)) throw error;
    world.log.error(
      { err: error, orderNumber: due.orderNumber },
      "The insurer will not have this. It is not told again",
    );
    return null;
  }
}
