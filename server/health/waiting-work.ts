import { readOutboxState } from "../outbox/outbox-table.ts";
import type { World } from "../world.ts";
import type { WaitingWork } from "./store-metrics.ts";

/** Work that waits, for the metrics. */
export async function waitingWork(world: World): Promise<WaitingWork> {
  const outbox = await readOutboxState(world.db.queries, world.now());
  const { rows } = await world.db.execute(
    "select count(*) as unsettled from payments where state in ('requesting', 'requires_action', 'authorised', 'unknown')",
  );
  return { outbox, unsettledPayments: Number(rows[0]?.["unsettled"]) };
}
