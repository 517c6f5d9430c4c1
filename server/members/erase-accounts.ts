import { sql } from "kysely";
import type { OrderState } from "#rules/order/order-states.ts";
import type { Tx } from "../db/database.ts";
import { logFailure } from "../db/database-unreachable.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { lockOrder } from "../orders/orders-table.ts";
import { findAlivePayment } from "../payments/payments-table.ts";
import { eachRecord, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import { endOtherSessions } from "../sessions/member-sessions-table.ts";
import type { World } from "../world.ts";
import { type HeldMember, holdMember } from "./hold-member.ts";
import { findMember } from "./members-table.ts";
import { noteSecurity } from "./security-log.ts";

const WORK = "erase-accounts";
/** In the log of what happened to an account: nobody asked from anywhere just now. */
const BY_THE_CLOCK = { clientKey: "" };

/** Job: accounts that were ended and not had back in their days are erased, each once. */
export async function eraseAccounts(world: World): Promise<void> {
  const found = await world.db.queries
    .selectFrom("members")
    .select("id")
    .where("state", "=", "closing")
    .where("closes_at", "<=", world.now())
    .where(mayBeTried(world, WORK, sql.ref("members.id")))
    .limit(RECORDS_AT_ONCE)
    .execute();
  await eachRecord(world, {
    work: WORK,
    found,
    record: ({ id }) => String(id),
    handle: ({ id }) => eraseAccount(world, id),
  });
}

/** Whoever signs in or keeps the account holds its row too: the one who comes second finds it open, or gone. */
async function eraseAccount(world: World, memberId: number): Promise<void> {
  const unpaid = await world.db.transaction(async (tx) => {
    const now = world.now();
    const held = await holdMember(tx, await findMember(tx, memberId));
    if (held?.state !== "closing" || !held.closes_at || held.closes_at > now) return [];
    const orders = await erase(tx, held, now);
    await noteSecurity(world, tx, "account_closed", { principal: BY_THE_CLOCK, memberId });
    return orders.filter(({ state }) => state === "pending_payment");
  });
  for (const { id } of unpaid) await endUnpaidOrder(world, id);
}

/**
 * For good. With an account its orders end that nobody has paid, and give back what they hold; one whose payment
 * is under way goes on as a guest's, and what it holds ends as anybody's does. Every way in, its cart, saved lists, alerts
 * and what it knew of a person are gone, and the email is free again. Its number stays, without a name, for what counts
 * by it, as its points do. Orders stay as tax law and warranty have it, each with the email it was placed with, and are
 * found by their number and that email as a guest's are; a review stays under the name that was given with it, without
 * its pictures.
 */
async function erase(
  tx: Tx,
  { id: memberId }: HeldMember,
  now: Date,
): Promise<readonly { id: string; state: OrderState }[]> {
  await sql`delete from review_pictures using reviews
    where reviews.id = review_id and (member_id = ${memberId}
      or order_id in (select id from orders where member_id = ${memberId}))`.execute(tx);
  await sql`delete from cart_items using carts
    where carts.id = cart_id and member_id = ${memberId} and state = 'open'`.execute(tx);
  await sql`update carts set member_id = null, shipping_address = null, billing_address = null,
      insurance = null, tax_answer = null, state = 'ordered', version = version + 1, changed_at = ${now}
    where member_id = ${memberId}`.execute(tx);
  const { rows: orders } = await sql<{ id: string; state: OrderState }>`update orders set member_id = null,
      text_ended_at = case when text_phone is not null then coalesce(text_ended_at, ${now}::timestamptz) end
    where member_id = ${memberId} returning id, state`.execute(tx);
  await sql`update reviews set member_id = null where member_id = ${memberId}`.execute(tx);
  await sql`delete from alerts
    where email = (select lower(email) from members where id = ${memberId})`.execute(tx);
  await sql`delete from stock_notices
    where email = (select lower(email) from members where id = ${memberId})`.execute(tx);
  await sql`delete from mail_troubles
    where email = (select lower(email) from members where id = ${memberId})`.execute(tx);
  await sql`update vouchers set issued_to = null
    where lower(issued_to) = (select lower(email) from members where id = ${memberId})`.execute(tx);
  await endOtherSessions(tx, memberId, null);
  for (const table of [
    "member_addresses",
    "saved_lists",
    "saved_builds",
    "told_alerts",
    "share_links",
    "creator_applications",
    "tax_exemptions",
    "two_factors",
    "recovery_codes",
    "passkeys",
    "passkey_challenges",
    "member_identities",
    "provider_sign_ins",
    "mail_tokens",
  ] as const)
    await tx.deleteFrom(table).where("member_id", "=", memberId).execute();
  await tx
    .updateTable("members")
    .set((eb) => ({
      email: `closed-${memberId}@account.invalid`,
      password_hash: null,
      password_version: eb("password_version", "+", 1),
      state: "closed",
      closes_at: null,
      first_name: "",
      last_name: "",
      shipping_address: null,
      billing_address: null,
      receive_info: false,
      changed_at: now,
    }))
    .where("id", "=", memberId)
    .where("state", "=", "closing")
    .execute();
  return orders;
}

/**
 * A transaction each: one that held the units of several orders could wait in a circle with a new order. Behind the
 * account's own: what breaks here ends as anybody's unpaid order does, when its time is out.
 */
async function endUnpaidOrder(world: World, id: string): Promise<void> {
  const ending = world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.state !== "pending_payment" || (await findAlivePayment(tx, id))) return;
    await moveOrderBy(tx, order, { name: "order_cancelled", detail: { reason: "account_closed" } }, world.now());
  });
  await ending.catch((error: unknown) =>
    logFailure(world.log, error, { orderId: id }, "the unpaid order of a closed account was not ended"),
  );
}
