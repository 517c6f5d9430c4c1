import type { RmaMessage } from "#contract/rma.ts";
import type { Queries, Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { World } from "../world.ts";

/** What was written about a return, the first one first, as its buyer reads it. */
export async function listRmaMessages(queries: Queries | Tx, rmaId: string): Promise<RmaMessage[]> {
  const rows = await queries
    .selectFrom("rma_messages")
    .select(["staff_id", "text", "at"])
    .where("rma_id", "=", rmaId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ staff_id: staffId, text, at }) => ({
    From: staffId === null ? "buyer" : "store",
    Text: text,
    At: at.toISOString(),
  }));
}

/**
 * Keeps what somebody wrote about a return of a locked order, and whether its buyer now waits for an answer; what was
 * decided on the return as it was before is refused. The other side is mailed, the store of the first of several only.
 */
export async function insertRmaMessage(
  world: Pick<World, "now" | "randomBytes">,
  tx: Tx,
  { rmaId, staffId, text }: { rmaId: string; staffId: number | null; text: string },
): Promise<void> {
  const [id, at] = [newUuid(world), world.now()];
  const { message_waits: waits } = await tx
    .selectFrom("rmas")
    .select("message_waits")
    .where("id", "=", rmaId)
    .executeTakeFirstOrThrow();
  await tx.insertInto("rma_messages").values({ id, rma_id: rmaId, staff_id: staffId, text, at }).execute();
  await tx
    .updateTable("rmas")
    .set((eb) => ({ version: eb("version", "+", 1), message_waits: staffId === null }))
    .where("id", "=", rmaId)
    .execute();
  if (staffId === null && waits) return;
  await tx
    .insertInto("outbox")
    .values({
      topic: "rma_message",
      dedupe_key: `rma_message:${id}`,
      payload: JSON.stringify({ messageId: id, rmaId }),
      created_at: at,
    })
    .execute();
}

/** How many messages of its buyer nobody has answered. */
export async function countUnanswered(tx: Tx, rmaId: string): Promise<number> {
  const messages = await listRmaMessages(tx, rmaId);
  return messages.length - 1 - messages.findLastIndex(({ From }) => From === "store");
}
