import { sendReceipt } from "../mail/send-receipt.ts";
import type { World } from "../world.ts";

/** What each topic does; every one of them is idempotent by its row's dedupe key. */
const TOPICS: Record<string, (world: World, payload: { orderNumber: string }) => Promise<void>> = {
  order_receipt: sendReceipt,
};

const BATCH = 50;
/** After so many failures a row waits for a person; it is not lost and is counted in the metrics. */
const MOST_ATTEMPTS = 20;

/** Job: does what orders left to be done after their transaction. At least once each; the effects happen once. */
export async function deliverOutbox(world: World): Promise<void> {
  const rows = await world.db.queries
    .selectFrom("outbox")
    .select(["id", "topic", "payload"])
    .where("delivered_at", "is", null)
    .where("attempts", "<", MOST_ATTEMPTS)
    .orderBy("attempts")
    .orderBy("id")
    .limit(BATCH)
    .execute();
  for (const row of rows)
    await deliver(world, { id: row.id, topic: row.topic, payload: row.payload as { orderNumber: string } });
}

async function deliver(
  world: World,
  row: { id: number; topic: string; payload: { orderNumber: string } },
): Promise<void> {
  try {
    const act = TOPICS[row.topic];
    if (!act) throw new Error(`Nothing handles outbox topic ${row.topic}`);
    await act(world, row.payload);
    await world.db.queries
      .updateTable("outbox")
      .set({ delivered_at: world.now(), last_error: null })
      .where("id", "=", row.id)
      .execute();
  } catch (error) {
    world.log.error({ outboxId: row.id, topic: row.topic, err: error }, "an outbox row was not delivered");
    await world.db.queries
      .updateTable("outbox")
      .set((eb) => ({ attempts: eb("attempts", "+", 1), last_error: String(error).slice(0, 500) }))
      .where("id", "=", row.id)
      .execute();
  }
}
