import type { Tx } from "../db/database.ts";
import { countersOf, countSlowly, refuseUsedUp, type SlowLimit } from "../http/count-slowly.ts";
import { noteLimit } from "../http/note-limit.ts";
import { isShopper, type Principal } from "../http/principal.ts";
import { slowLimitsOf } from "../http/slow-limits-of.ts";
import type { OrderRow } from "../orders/orders-table.ts";
import type { World } from "../world.ts";

/** A member's declines are the account's, a guest's the browser's: an email that is typed is not its writer's. */
interface Payer {
  memberId: number | null;
  cartTokenSha256: Uint8Array | null;
  /** Null where nobody asks: the provider's own news, and the reconciler. */
  clientKey: string | null;
}

function payerOf(principal: Principal): Payer | null {
  if (!isShopper(principal)) return null;
  const { cartTokenSha256, clientKey } = principal;
  return { memberId: principal.kind === "member" ? principal.memberId : null, cartTokenSha256, clientKey };
}

function limitsOf({ memberId, cartTokenSha256, clientKey }: Payer): SlowLimit[] {
  const subjects = {
    account: memberId === null ? null : String(memberId),
    session: memberId === null && cartTokenSha256 ? browser(cartTokenSha256) : null,
    address: clientKey,
  };
  return slowLimitsOf("decline", subjects, memberId === null);
}

function browser(cartTokenSha256: Uint8Array): string {
  return Buffer.from(cartTokenSha256).toString("hex");
}

/**
 * For the statement that begins a payment: nothing is begun where one of these counters is full. Whom a full one spares
 * takes the longer way, which asks `refuseAfterDeclines`.
 */
export function declineCounters(world: Pick<World, "settings" | "now">, principal: Principal): string {
  const payer = payerOf(principal);
  return JSON.stringify(payer ? countersOf(world, limitsOf(payer)) : []);
}

/** After so many declined cards the next one waits, whosever it is; the first refusal of an hour is in the security log. */
export async function refuseAfterDeclines(world: World, principal: Principal) {
  const payer = payerOf(principal);
  if (!payer || !isShopper(principal)) return null;
  const refusal = await refuseUsedUp(world, limitsOf(payer));
  if (refusal) await noteLimit(world, principal, "decline");
  return refusal;
}

/** Counts a card with the record that it was declined, so once, whoever heard of it first: the answer, or the provider's own news. */
export async function countDecline(world: World, tx: Tx, order: OrderRow, by: Principal | null): Promise<void> {
  const payer = (by && payerOf(by)) ?? (await buyerOf(tx, order));
  await countSlowly(world, limitsOf(payer), tx);
}

/** By the order's cart: an order can be put into an account later, by its email alone. */
async function buyerOf(tx: Tx, { id }: OrderRow): Promise<Payer> {
  const { member_id, token_sha256 } = await tx
    .selectFrom("orders")
    .innerJoin("carts", "carts.id", "orders.cart_id")
    .select(["orders.member_id", "carts.token_sha256"])
    .where("orders.id", "=", id)
    .executeTakeFirstOrThrow();
  return { memberId: token_sha256 ? null : member_id, cartTokenSha256: token_sha256, clientKey: null };
}
