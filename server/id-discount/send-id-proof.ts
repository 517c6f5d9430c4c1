import { sql } from "kysely";
import type { BodyOf } from "#contract/call.ts";
import type * as wire from "#contract/id-discount.ts";
import { refuse } from "#rules/refusal.ts";
import { MAX_PROOF_BYTES } from "#rules/rma/check-proof-file.ts";
import { loadCart } from "../carts/load-cart.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { Principal } from "../http/principal.ts";
import type { FileHandler } from "../http/file-route.ts";
import type { Handler } from "../http/route.ts";
import { type CleanProof, cleanProof } from "../rma/clean-proof.ts";
import type { World } from "../world.ts";
import { spokenLocale } from "../languages/spoken.ts";
import { isOffered } from "./verify-id.ts";

export const getIdDiscount: Handler<typeof wire.getIdDiscount> = async ({ world, principal }) => ({
  reply: await viewIdDiscount(world, principal),
});

/** One that waits is written over; the desk decides about what it was shown, or finds it gone. */
export const sendIdProof: FileHandler<typeof wire.sendIdProof> = async ({ world, principal, body }) => {
  if (!isOffered(world, body.Group)) return refuse("id_group_unknown", {}, [{ field: "Group" }]);
  const loaded = await loadCart(world, principal);
  if (!loaded || loaded.lines.length === 0) return refuse("cart_empty");
  return {
    mostBytes: MAX_PROOF_BYTES,
    async take(file) {
      const clean = await cleanProof(body.Name, file);
      if (!clean.ok) return clean;
      await insertProof(world, loaded.cart.id, { ...body, ...clean.value });
      return { reply: await viewIdDiscount(world, principal) };
    },
  };
};

async function insertProof(
  world: World,
  cartId: string,
  { Group, Email, Name, kind, content }: CleanProof & BodyOf<typeof wire.sendIdProof>,
): Promise<void> {
  const now = world.now();
  await sql`
    insert into id_proofs (id, cart_id, group_name, email, state, name, kind, content, created_at, changed_at, locale)
    select ${newUuid(world)}::uuid, id, ${Group}, ${Email}, 'pending', ${Name}, ${kind}, ${content}::bytea,
      ${now}, ${now}, ${spokenLocale()}
    from carts where id = ${cartId}
    on conflict (cart_id) where state = 'pending' do update set id = excluded.id, group_name = excluded.group_name,
      email = excluded.email, name = excluded.name, kind = excluded.kind, content = excluded.content,
      created_at = excluded.created_at, changed_at = excluded.changed_at, locale = excluded.locale`.execute(
    world.db.queries,
  );
}

async function viewIdDiscount(world: World, principal: Principal): Promise<wire.IdDiscountView> {
  const loaded = await loadCart(world, principal);
  const proof = loaded && (await latestProof(world, loaded.cart.id));
  return {
    Success: true,
    Groups: world.config.idDiscounts.map(({ group, ratePpm }) => ({ Group: group, Percent: ratePpm / 10_000 })),
    IsIDmeOffered: world.groupVerifier !== null,
    Verified: loaded?.cart.idVerification?.group ?? null,
    Proof: proof ? { Group: proof.group_name, Status: proof.state, Answer: proof.answer } : null,
  };
}

function latestProof({ db }: Pick<World, "db">, cartId: string) {
  return db.queries
    .selectFrom("id_proofs")
    .select(["group_name", "state", "answer"])
    .where("cart_id", "=", cartId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
