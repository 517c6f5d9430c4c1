import type * as wire from "#contract/id-discount.ts";
import { refuse } from "#rules/refusal.ts";
import type { StaffActHandler, StaffHandler } from "../http/route.ts";
import { noteStaffAct } from "./staff-log.ts";

const MOST = 200;

export const getStaffIdProofs: StaffHandler<typeof wire.getStaffIdProofs> = async ({ world }) => {
  const rows = await world.db.queries
    .selectFrom("id_proofs")
    .innerJoin("carts", "carts.id", "cart_id")
    .select(["id_proofs.id", "group_name", "email", "kind", "id_proofs.state", "answer", "id_proofs.created_at"])
    .select("carts.state as cart_state")
    .orderBy((eb) => eb("id_proofs.state", "<>", "pending"))
    .orderBy((eb) => eb.case().when("id_proofs.state", "=", "pending").then(eb.ref("id_proofs.created_at")).end())
    .orderBy("id_proofs.changed_at", "desc")
    .limit(MOST)
    .execute();
  return {
    reply: {
      Success: true as const,
      Proofs: rows.map((row) => ({
        Id: row.id,
        Group: row.group_name,
        Email: row.email,
        Kind: row.kind,
        Status: row.state,
        Answer: row.answer,
        SentAt: row.created_at.toISOString(),
        IsCartOpen: row.cart_state === "open",
      })),
      TimeZone: world.config.shipping.warehouse.timeZone,
    },
  };
};

export const getIdProofFile: StaffHandler<typeof wire.getIdProofFile> = async ({ world, query }) => {
  const proof = await world.db.queries
    .selectFrom("id_proofs")
    .select(["kind", "content"])
    .where("id", "=", query.id)
    .executeTakeFirst();
  if (!proof?.content) return refuse("proof_gone");
  return { reply: { Success: true, Kind: proof.kind, Base64: Buffer.from(proof.content).toString("base64") } };
};

/**
 * About the proof as it was shown: one that was sent again has another number. The cart first, as everybody locks it; the
 * file goes with the decision, and who sent it is mailed once, in the same transaction.
 */
export const decideIdProof: StaffActHandler<typeof wire.decideIdProof> = async ({ world, principal, act, body }) => {
  const { Id: id, Decision: decision, Answer: answer } = body;
  const now = world.now();
  return world.db.transaction(async (tx) => {
    const proof = await tx
      .selectFrom("id_proofs")
      .select(["cart_id", "group_name"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!proof) return refuse("id_proof_changed");
    const cart = await tx
      .selectFrom("carts")
      .select("state")
      .where("id", "=", proof.cart_id)
      .forUpdate()
      .executeTakeFirst();
    if (decision === "approved" && cart?.state !== "open") return refuse("id_proof_cart_gone");
    const decided = await tx
      .updateTable("id_proofs")
      .set({ state: decision, answer, content: null, changed_at: now })
      .where("id", "=", id)
      .where("state", "=", "pending")
      .executeTakeFirst();
    if (decided.numUpdatedRows === 0n) return refuse("id_proof_changed");
    if (decision === "approved")
      await tx
        .updateTable("carts")
        .set((eb) => ({
          id_verification: JSON.stringify({ userId: id, group: proof.group_name, by: "proof" }),
          coupon_code: null,
          version: eb("version", "+", 1),
          changed_at: now,
        }))
        .where("id", "=", proof.cart_id)
        .execute();
    await noteStaffAct(world, tx, {
      staffId: principal.staffId,
      act: act.audit,
      subject: `id-proof:${id}`,
      before: { state: "pending" },
      after: { group: proof.group_name, state: decision },
      reason: answer,
      clientKey: principal.clientKey,
    });
    await tx
      .insertInto("outbox")
      .values({
        topic: "id_proof_decided",
        dedupe_key: `id_proof_decided:${id}`,
        payload: JSON.stringify({ id }),
        created_at: now,
      })
      .execute();
    return { reply: { Success: true as const } };
  });
};
