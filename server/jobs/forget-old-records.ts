import { UNCONFIRMED_DAYS } from "#rules/member/member-states.ts";
import type { ExpressionBuilder } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { World } from "../world.ts";

/** What the privacy page promises: a cart that was not bought is kept so long. */
const CART_DAYS = 90;
/** And an address that waits for something sold out. */
const NOTICE_DAYS = 180;
/** And that a member was written to. */
const TOLD_DAYS = 90;
/** Far beyond the days in which a provider or a browser sends the same thing again. */
const WORK_DAYS = 30;
/** Pictures of what came back: long after a return is settled. */
const PROOF_DAYS = 90;
/** What happened to accounts: long enough to look into a theft that is found late. */
const SECURITY_DAYS = 400;
const DAY_MS = 86_400_000;
const BATCH = 1000;

/**
 * Job: carts nobody bought are forgotten, with the addresses in them, and so is what only guards against repeats.
 * So are accounts nobody confirmed, and sessions and links that have ended. Orders stay, also those that were
 * never paid; the cart they came from loses its lines and addresses.
 */
export async function forgetOldRecords(world: World): Promise<void> {
  const cartsBefore = new Date(world.now().getTime() - CART_DAYS * DAY_MS);
  // Until a batch finds fewer than it may take: what is left then is held by somebody, for the next run.
  while ((await forgetCarts(world, cartsBefore)) === BATCH);
  const before = new Date(world.now().getTime() - WORK_DAYS * DAY_MS);
  const { queries } = world.db;
  await queries.deleteFrom("idempotency_keys").where("created_at", "<", before).execute();
  await queries.deleteFrom("webhook_inbox").where("handled_at", "<", before).execute();
  await queries
    .deleteFrom("mails")
    .where((eb) =>
      eb.or([
        eb("dedupe_key", "like", "back_in_stock:%"),
        eb("dedupe_key", "like", "member_mail:%"),
        eb("dedupe_key", "like", "alert:%"),
        eb("dedupe_key", "like", "news_confirmation:%"),
        eb("dedupe_key", "like", "gift_voucher:%"),
        eb("dedupe_key", "like", "review_invite:%"),
      ]),
    )
    .where("created_at", "<", before)
    .execute();
  const noticesBefore = new Date(world.now().getTime() - NOTICE_DAYS * DAY_MS);
  await queries.deleteFrom("stock_notices").where("created_at", "<", noticesBefore).execute();
  await queries
    .deleteFrom("alerts")
    .where((eb) =>
      eb.or([
        eb.and([eb("kind", "<>", "news"), eb("created_at", "<", noticesBefore)]),
        eb.and([eb("confirmed_at", "is", null), eb("created_at", "<", before)]),
      ]),
    )
    .execute();
  const proofsBefore = new Date(world.now().getTime() - PROOF_DAYS * DAY_MS);
  await queries
    .with("gone", (db) => db.deleteFrom("id_proofs").where("created_at", "<", proofsBefore))
    .deleteFrom("rma_proofs")
    .where("added_at", "<", proofsBefore)
    .execute();
  await queries.deleteFrom("slow_counters").where("window_start", "<", before).execute();
  await queries.deleteFrom("outbox").where("delivered_at", "<", before).execute();
  await forgetOfMembers(world);
}

async function forgetOfMembers({ db: { queries }, now }: World): Promise<void> {
  const at = now();
  const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS);
  await queries
    .deleteFrom("member_sessions")
    .where((eb) => eb.or([eb("ends_at", "<", at), eb("idle_until", "<", at)]))
    .execute();
  await queries
    .deleteFrom("staff_sessions")
    .where((eb) => eb.or([eb("ends_at", "<", at), eb("idle_until", "<", at)]))
    .execute();
  await queries.deleteFrom("mail_tokens").where("expires_at", "<", daysAgo(WORK_DAYS)).execute();
  await queries
    .deleteFrom("members")
    .where("state", "=", "unconfirmed")
    .where("changed_at", "<", daysAgo(UNCONFIRMED_DAYS))
    .execute();
  await queries.deleteFrom("told_alerts").where("told_at", "<", daysAgo(TOLD_DAYS)).execute();
  await queries.deleteFrom("security_events").where("at", "<", daysAgo(SECURITY_DAYS)).execute();
}

/** Forgets some old carts and answers how many; a transaction of its own, so that nobody waits long for it. */
function forgetCarts(world: World, before: Date): Promise<number> {
  return world.db.transaction(async (tx) => {
    const old = await tx
      .selectFrom("carts")
      .select("id")
      .where("state", "=", "open")
      .where("changed_at", "<", before)
      .where((eb) => eb.not(eb.exists(ordersOfCart(eb).where("orders.state", "=", "pending_payment"))))
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await tx
      .deleteFrom("carts")
      .where("id", "in", ids)
      .where((eb) => eb.not(eb.exists(ordersOfCart(eb))))
      .execute();
    await tx.deleteFrom("cart_items").where("cart_id", "in", ids).execute();
    await tx
      .updateTable("carts")
      .set({
        state: "ordered",
        shipping_address: null,
        billing_address: null,
        id_verification: null,
        insurance: null,
        tax_answer: null,
      })
      .where("id", "in", ids)
      .execute();
    return old.length;
  });
}

function ordersOfCart(eb: ExpressionBuilder<Schema, "carts">) {
  return eb.selectFrom("orders").select("orders.id").whereRef("orders.cart_id", "=", "carts.id");
}
