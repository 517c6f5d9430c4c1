import type { addRmaProof as call } from "#contract/rma.ts";
import { refuse } from "#rules/refusal.ts";
import { RMA_ENDED } from "#rules/rma/rma-states.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Handler } from "../http/route.ts";
import { lockOrder } from "../orders/orders-table.ts";
import { cleanProof } from "./clean-proof.ts";
import { findRmaOrder } from "./find-rma-order.ts";
import { viewRma } from "./rmas-table.ts";

const MOST_PROOFS = 5;

/** Keeps a picture or PDF with a request that is not at its end. Under the order's lock: five at once are still five. */
export const addRmaProof: Handler<typeof call> = async ({ world, principal, body }) => {
  const found = await findRmaOrder(world, principal, body);
  if (!found) return refuse("order_unknown");
  const { queries } = world.db;
  const asked = await queries
    .selectFrom("rmas")
    .select("id")
    .where("rma_number", "=", body.RmaNumber)
    .where("order_id", "=", found.id)
    .executeTakeFirst();
  if (!asked) return refuse("rma_unknown");
  const clean = await cleanProof(body.Name, Buffer.from(body.Base64, "base64"));
  if (!clean.ok) return clean;
  const { kind, content } = clean.value;
  return world.db.transaction(async (tx) => {
    await lockOrder(tx, found.id);
    const { state } = await tx.selectFrom("rmas").select("state").where("id", "=", asked.id).executeTakeFirstOrThrow();
    if (RMA_ENDED.includes(state)) return refuse("rma_ended");
    const kept = await tx.selectFrom("rma_proofs").select("id").where("rma_id", "=", asked.id).execute();
    if (kept.length >= MOST_PROOFS) return refuse("proof_too_many", { most: MOST_PROOFS });
    await tx
      .insertInto("rma_proofs")
      .values({ id: newUuid(world), rma_id: asked.id, name: body.Name, kind, content, added_at: world.now() })
      .execute();
    await tx
      .updateTable("rmas")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .where("id", "=", asked.id)
      .execute();
    return { reply: { Success: true, Rma: await viewRma(tx, found.id, body.RmaNumber) } };
  });
};
