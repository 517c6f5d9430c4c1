import { UNSETTLED } from "#rules/payment/payment-states.ts";
import { readOutboxState } from "../outbox/outbox-table.ts";
import { countFailed } from "../retries/job-failures-table.ts";
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
  const { waiting, givenUp } = await world.db.queries
    .selectFrom("webhook_inbox")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("given_up_at", "is", null).as("waiting"),
      eb.fn.countAll<number>().filterWhere("given_up_at", "is not", null).as("givenUp"),
    ])
    .where("handled_at", "is", null)
    .executeTakeFirstOrThrow();
  const failedRecords = await countFailed(world.db.queries);
  return { outbox, unsettledPayments: unsettled, paymentEvents: { waiting, givenUp }, failedRecords };
}
