import type { getRmaProof as call } from "#contract/staff-rmas.ts";
import { refuse } from "#rules/refusal.ts";
import type { StaffHandler } from "../http/route.ts";

/** One picture or PDF of a return, until its 90 days are over. */
export const getRmaProof: StaffHandler<typeof call> = async ({ world, query }) => {
  const proof = await world.db.queries
    .selectFrom("rma_proofs")
    .innerJoin("rmas", "rmas.id", "rma_id")
    .select(["rma_number", "kind", "content"])
    .where("rma_proofs.id", "=", query.id)
    .executeTakeFirst();
  if (!proof) return refuse("proof_gone");
  const { rma_number: RmaNumber, kind: Kind, content } = proof;
  return { reply: { Success: true, RmaNumber, Kind, Base64: Buffer.from(content).toString("base64") } };
};
