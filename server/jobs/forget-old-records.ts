import { UNCONFIRMED_DAYS } from "#rules/member/member-states.ts";
import { type ExpressionBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { allRecords, eachRecord, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";

/** What the privacy page promises: a cart that was not bought is kept so long. */
const CART_DAYS = 90;
/** And an address that waits for something sold out. */
const NOTICE_DAYS = 180;
/** And that a member was written to. */
const TOLD_DAYS = 90;
/** An address is tried again by then: mailboxes are opened anew. */
const TROUBLE_DAYS = 365;
/** Far beyond the days in which a provider or a browser sends the same thing again. */
const WORK_DAYS = 30;
/** Pictures of what came back: long after a return is settled. */
const PROOF_DAYS = 90;
/** What happened to accounts: long enough to look into a theft that is found late. */
const SECURITY_DAYS = 400;
/** What no job has tried again for so long has been done by somebody else. */
const FAILURE_DAYS = 2;
const DAY_MS = 86_400_000;

const FORGET_CARTS = "forget-carts";
const FORGET_MEMBERS = "forget-members";

/**
 * Job: carts nobody bought are forgotten, with the addresses in them, and so is what only guards against repeats.
 * So are accounts nobody confirmed, and sessions and links that have ended. Orders stay, also those that were
 * never paid; the cart they came from loses its lines and addresses.
 */
export async function forgetOldRecords(world: World): Promise<void> {
  await forgetAll(world, FORGET_CARTS, oldCarts, forgetCarts);
  await forgetAll(world, FORGET_MEMBERS, unconfirmedMembers, forgetMembers);
  await eachRecord(world, {
    work: "forget-old-records",
    found: Object.entries(OLD),
    record: ([table]) => table,
    handle: ([, forget]) => forget(world),
  });
}

/** Until fewer are found than may be at once: what is left then is held by somebody, for the next run. */
async function forgetAll<Id>(
  world: World,
  work: string,
  find: (world: World) => Promise<Id[]>,
  handle: (world: World, ids: readonly Id[]) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const found = await find(world);
    const done = await allRecords(world, { work, found, record: String, handle: (ids) => handle(world, ids) });
    if (done === 0 || found.length < RECORDS_AT_ONCE) return;
  }
}

function daysAgo({ now }: Pick<World, "now">, days: number): Date {
  return new Date(now().getTime() - days * DAY_MS);
}

/** What old rows nothing else hangs on, a table each: their end is one statement. */
const OLD: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  idempotency_keys: (world) =>
    world.db.queries.deleteFrom("idempotency_keys").where("created_at", "<", daysAgo(world, WORK_DAYS)).execute(),
  webhook_inbox: (world) =>
    world.db.queries.deleteFrom("webhook_inbox").where("handled_at", "<", daysAgo(world, WORK_DAYS)).execute(),
  mails: (world) =>
    world.db.queries
      .deleteFrom("mails")
      .where((eb) => eb.or(FORGOTTEN_MAILS.map((topic) => eb("dedupe_key", "like", `${topic}:%`))))
      .where("created_at", "<", daysAgo(world, WORK_DAYS))
      .execute(),
  stock_notices: (world) =>
    world.db.queries.deleteFrom("stock_notices").where("created_at", "<", daysAgo(world, NOTICE_DAYS)).execute(),
  alerts: (world) =>
    world.db.queries
      .deleteFrom("alerts")
      .where((eb) =>
        eb.or([
          eb.and([eb("kind", "<>", "news"), eb("created_at", "<", daysAgo(world, NOTICE_DAYS))]),
          eb.and([eb("confirmed_at", "is", null), eb("created_at", "<", daysAgo(world, WORK_DAYS))]),
        ]),
      )
      .execute(),
  saved_builds: (world) =>
    world.db.queries
      .deleteFrom("saved_builds")
      .where((eb) =>
        eb.or([
          eb("removed_at", "<", daysAgo(world, WORK_DAYS)),
          eb.and([eb("browser_sha256", "is not", null), eb("saved_at", "<", daysAgo(world, CART_DAYS))]),
        ]),
      )
      .execute(),
  build_alerts: (world) =>
    world.db.queries
      .deleteFrom("build_alerts")
      .where((eb) =>
        eb.or([eb("told_at", "<", daysAgo(world, TOLD_DAYS)), eb("created_at", "<", daysAgo(world, NOTICE_DAYS))]),
      )
      .execute(),
  proofs: (world) =>
    world.db.queries
      .with("gone", (db) => db.deleteFrom("id_proofs").where("created_at", "<", daysAgo(world, PROOF_DAYS)))
      .deleteFrom("rma_proofs")
      .where("added_at", "<", daysAgo(world, PROOF_DAYS))
      .execute(),
  slow_counters: (world) =>
    world.db.queries.deleteFrom("slow_counters").where("window_start", "<", daysAgo(world, WORK_DAYS)).execute(),
  outbox: (world) =>
    world.db.queries.deleteFrom("outbox").where("delivered_at", "<", daysAgo(world, WORK_DAYS)).execute(),
  job_failures: (world) =>
    world.db.queries.deleteFrom("job_failures").where("next_try_at", "<", daysAgo(world, FAILURE_DAYS)).execute(),
  member_sessions: ({ db, now }) =>
    db.queries
      .deleteFrom("member_sessions")
      .where((eb) => eb.or([eb("ends_at", "<", now()), eb("idle_until", "<", now())]))
      .execute(),
  staff_sessions: ({ db, now }) =>
    db.queries
      .deleteFrom("staff_sessions")
      .where((eb) => eb.or([eb("ends_at", "<", now()), eb("idle_until", "<", now())]))
      .execute(),
  mail_tokens: (world) =>
    world.db.queries.deleteFrom("mail_tokens").where("expires_at", "<", daysAgo(world, WORK_DAYS)).execute(),
  mail_troubles: (world) =>
    world.db.queries
      .deleteFrom("mail_troubles")
      .where((eb) => eb(eb.fn("greatest", ["bounced_at", "complained_at"]), "<", daysAgo(world, TROUBLE_DAYS)))
      .execute(),
  told_alerts: (world) =>
    world.db.queries.deleteFrom("told_alerts").where("told_at", "<", daysAgo(world, TOLD_DAYS)).execute(),
  security_events: (world) =>
    world.db.queries.deleteFrom("security_events").where("at", "<", daysAgo(world, SECURITY_DAYS)).execute(),
};

/** Whose text is of use to nobody after some weeks. */
const FORGOTTEN_MAILS = [
  "back_in_stock",
  "member_mail",
  "alert",
  "build_alert",
  "news_confirmation",
  "gift_voucher",
  "review_invite",
] as const;

async function unconfirmedMembers(world: World): Promise<number[]> {
  const rows = await world.db.queries
    .selectFrom("members")
    .select("id")
    .where("state", "=", "unconfirmed")
    .where("changed_at", "<", daysAgo(world, UNCONFIRMED_DAYS))
    .where(mayBeTried(world, FORGET_MEMBERS, sql.ref("members.id")))
    .limit(RECORDS_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

function forgetMembers({ db: { queries } }: World, ids: readonly number[]): Promise<unknown> {
  return queries.deleteFrom("members").where("id", "in", ids).where("state", "=", "unconfirmed").execute();
}

async function oldCarts(world: World): Promise<string[]> {
  const rows = await world.db.queries
    .selectFrom("carts")
    .select("id")
    .where(isOld(world))
    .where(mayBeTried(world, FORGET_CARTS, sql.ref("carts.id")))
    .limit(RECORDS_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

function isOld(world: World) {
  return (eb: ExpressionBuilder<Schema, "carts">) =>
    eb.and([
      eb("state", "=", "open"),
      eb("changed_at", "<", daysAgo(world, CART_DAYS)),
      eb.not(eb.exists(ordersOfCart(eb).where("orders.state", "=", "pending_payment"))),
    ]);
}

/** A transaction of its own, so that nobody waits long for it; one that somebody holds just now is left. */
function forgetCarts(world: World, found: readonly string[]): Promise<void> {
  return world.db.transaction(async (tx) => {
    const old = await tx
      .selectFrom("carts")
      .select("id")
      .where("id", "in", found)
      .where(isOld(world))
      .forUpdate()
      .skipLocked()
      .execute();
    if (old.length === 0) return;
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
  });
}

function ordersOfCart(eb: ExpressionBuilder<Schema, "carts">) {
  return eb.selectFrom("orders").select("orders.id").whereRef("orders.cart_id", "=", "carts.id");
}
