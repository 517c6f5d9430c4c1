import { sql } from "kysely";
import type { ShippingCarrier } from "#adapters/shipping/shipping-carrier.ts";
import { moveLabel } from "../orders/shipping-labels-table.ts";
import { eachRecord, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";
import { endAtCarrier } from "./ask-carrier.ts";

const WORK = "cancel-labels";
/** Whoever presses to cancel one asks the carrier by then, or is gone. */
const PRESSED_FOR = sql`interval '1 minute'`;

interface Due {
  id: string;
  tracking: string;
}

/**
 * Job: cancels at the carrier the labels that nothing leaves under any more: of returns that their buyers took back, and
 * those of the desk where the carrier did not answer. Safe to run twice at once: a label that is cancelled already is
 * refused there, and none of ours here.
 */
export async function cancelLabels(world: World): Promise<void> {
  const { carrier } = world;
  if (!carrier) return;
  await eachRecord(world, {
    work: WORK,
    found: await findDue(world),
    record: ({ tracking }) => tracking,
    handle: (due) => cancel(world, carrier, due),
  });
}

async function cancel(world: World, carrier: ShippingCarrier, { id, tracking }: Due): Promise<void> {
  await moveLabel(world, world.db.queries, { id, from: "made", to: "cancelling" });
  await endAtCarrier(world, carrier, { id, tracking });
}

async function findDue(world: Pick<World, "db" | "now">): Promise<Due[]> {
  const { rows } = await sql<Due>`select id, tracking from (
      select id, tracking, changed_at from shipping_labels
      where state = 'cancelling' and changed_at <= ${world.now()}::timestamptz - ${PRESSED_FOR}
      union all
      select shipping_labels.id, tracking, shipping_labels.changed_at
      from rmas join shipping_labels on rma_id = rmas.id
      where rmas.state = 'withdrawn' and shipping_labels.state = 'made' and parcel = 'labelled'
    ) as due
    where ${mayBeTried(world, WORK, sql.ref("tracking"))}
    order by changed_at limit ${RECORDS_AT_ONCE}`.execute(world.db.queries);
  return rows;
}
