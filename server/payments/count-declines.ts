import type { ProviderPayment } from "#adapters/payments/payment-provider.ts";
import { ProviderUnreachable } from "#adapters/http/provider-unreachable.ts";
import { SLOW_LIMITS } from "#rules/member/slow-limits.ts";
import type { Tx } from "../db/database.ts";
import { countersOf, countSlowly, readCount, refuseUsedUp, type SlowLimit } from "../http/count-slowly.ts";
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

/** What is paid, and by which card, as its provider knows it; null where it has not said. */
interface Paid {
  orderNumber: string;
  card: string | null;
}

/** There is one while some card is used up: nobody's card is asked for before that. */
const FULL_CARDS: SlowLimit = {
  name: "decline full cards",
  of: "",
  most: 1,
  seconds: SLOW_LIMITS.decline.card.seconds,
};

function payerOf(principal: Principal): Payer | null {
  if (!isShopper(principal)) return null;
  const { cartTokenSha256, clientKey } = principal;
  return { memberId: principal.kind === "member" ? principal.memberId : null, cartTokenSha256, clientKey };
}

function limitsOf({ memberId, cartTokenSha256, clientKey }: Payer, { orderNumber, card }: Paid): SlowLimit[] {
  const subjects = {
    account: memberId === null ? null : String(memberId),
    session: memberId === null && cartTokenSha256 ? browser(cartTokenSha256) : null,
    order: orderNumber,
    card,
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
export function declineCounters(
  world: Pick<World, "settings" | "now">,
  principal: Principal,
  orderNumber: string,
): string {
  const payer = payerOf(principal);
  const limits = payer ? [...limitsOf(payer, { orderNumber, card: null }), FULL_CARDS] : [];
  return JSON.stringify(countersOf(world, limits));
}

/** After so many declined cards the next one waits, whosever it is; the first refusal of an hour is in the security log. */
export async function refuseAfterDeclines(
  world: World,
  principal: Principal,
  { orderNumber, cardOf }: { orderNumber: string; cardOf: () => Promise<string | null> },
) {
  const payer = payerOf(principal);
  if (!payer || !isShopper(principal)) return null;
  const refusal =
    (await refuseUsedUp(world, limitsOf(payer, { orderNumber, card: null }))) ?? (await refuseCard(world, cardOf));
  if (refusal) await noteLimit(world, principal, "decline");
  return refusal;
}

/** Its provider is asked which card it is only while there is one that has to wait; without an answer it goes on. */
async function refuseCard(world: World, cardOf: () => Promise<string | null>) {
  if ((await readCount(world, FULL_CARDS)) === 0) return null;
  const card = await cardOf().catch((error: unknown) => {
    if (error instanceof ProviderUnreachable) return null;
    throw error;
  });
  return card === null ? null : refuseUsedUp(world, [cardLimit(card)]);
}

function cardLimit(card: string): SlowLimit {
  return { name: "decline card", of: card, ...SLOW_LIMITS.decline.card };
}

/** Counts a card with the record that it was declined, so once, whoever heard of it first: the answer, or the provider's own news. */
export async function countDecline(
  world: World,
  tx: Tx,
  order: OrderRow,
  by: Principal | null,
  truth: Pick<ProviderPayment, "card">,
): Promise<void> {
  // Test cards are everybody's.
  const card = world.settings.isTest ? null : (truth.card ?? null);
  const payer = (by && payerOf(by)) ?? (await buyerOf(tx, order));
  await countSlowly(world, limitsOf(payer, { orderNumber: order.orderNumber, card }), tx);
  if (card !== null && (await readCount(world, cardLimit(card), tx)) >= SLOW_LIMITS.decline.card.most)
    await countSlowly(world, [FULL_CARDS], tx);
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
