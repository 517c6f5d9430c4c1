import type { addRmaProof as call } from "#contract/rma.ts";
import { refuse } from "#rules/refusal.ts";
import { MAX_PROOF_BYTES, MOST_PROOFS } from "#rules/rma/check-proof-file.ts";
import { RMA_ENDED, type RmaState } from "#rules/rma/rma-states.ts";
import type { Queries, Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { FileHandler } from "../http/file-route.ts";
import { lockOrder } from "../orders/orders-table.ts";
import { cleanProof } from "./clean-proof.ts";
import { findRmaOrder } from "./find-rma-order.ts";
import { findRmaOf, viewRma } from "./rmas-table.ts";

/** Keeps a picture or PDF with a request that is not at its end. Asked again under the order's lock: five at once are still five. */
export const addRmaProof: FileHandler<typeof call> = async ({ world, principal, body }) => {
  const found = await findRmaOrder(world, principal, body);
  if (!found) return refuse("order_unknown");
  const { queries } = world.db;
  const asked = await findRmaOf(queries, found.id, body.RmaNumber);
  if (!asked) return refuse("rma_unknown");
  const full = await refuseMore(queries, asked);
  if (full) return full;
  return {
    mostBytes: MAX_PROOF_BYTES,
    async take(file) {
      const clean = await cleanProof(body.Name, file);
      if (!clean.ok) return clean;
      return world.db.transaction(async (tx) => {
        await lockOrder(tx, found.id);
        const { state } = await tx
          .selectFrom("rmas")
          .select("state")
          .where("id", "=", asked.id)
          .executeTakeFirstOrThrow();
        const fullNow = await refuseMore(tx, { id: asked.id, state });
        if (fullNow) return fullNow;
        await tx
          .insertInto("rma_proofs")
          .values({ id: newUuid(world), rma_id: asked.id, name: body.Name, ...clean.value, added_at: world.now() })
          .execute();
        await tx
          .updateTable("rmas")
          .set((eb) => ({ version: eb("version", "+", 1) }))
          .where("id", "=", asked.id)
          .execute();
        return { reply: { Success: true, Rma: await viewRma(tx, found.id, body.RmaNumber) } };
      });
    },
  };
};

async function refuseMore(queries: Queries | Tx, { id, state }: { id: string; state: RmaState }) {
  if (RMA_ENDED.includes(state)) return refuse("rma_ended");
  const kept = await queries.selectFrom("rma_proofs").select("id").where("rma_id", "=", id).execute();
  return kept.length >= MOST_PROOFS ? refuse("proof_too_many", { most: MOST_PROOFS }) : null;
}
