import { UNSETTLED } from "#rules/payment/payment-states.ts";
import { readOutboxState } from "../outbox/outbox-table.ts";
import type { World } from "../world.ts";
import type { WaitingWork } from "./store-metrics.ts";

/** Work that waits, for the metrics. */
export async function waitingWork(world: World): Promise<WaitingWork> {
  const outbox = await readOutboxState(world.db.queries, world.now());
  const { unsettled } = await world.db.queries
    .selectFrom("payments")
    .select((eb) => eb.fn.countAll<number>().as("unsettled"))
    .where("state", "in", UNSETTLED)
    .executeTakeFirstOrThrow();
  return { outbox, unsettledPayments: unsettled };
}
