import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Shopper } from "../http/principal.ts";
import type { World } from "../world.ts";

/** Whoever comes back to a page of the day before has ordered long ago, and knows it. */
const LATELY_MS = 24 * 3_600_000;

/**
 * Why there is nothing to check out, as this browser needs to hear it: whoever was signed out elsewhere has the cart in
 * the account still, and in another tab the cart may have been ordered.
 */
export async function whyEmpty(world: World, visitor: Shopper): Promise<Refusal> {
  if (visitor.kind === "guest" && visitor.sessionSha256 !== null) return refuse("signed_out");
  const orderNumber = await findOrderedLately(world, visitor);
  return orderNumber === null ? refuse("cart_empty") : refuse("already_ordered", { orderNumber });
}

/** The browser's or the member's newest order that was paid. */
async function findOrderedLately({ db, now }: World, visitor: Shopper): Promise<string | null> {
  if (visitor.kind === "guest" && visitor.cartTokenSha256 === null) return null;
  const order = await db.queries
    .selectFrom("orders")
    .innerJoin("carts", "carts.id", "orders.cart_id")
    .select("order_number")
    .where((eb) =>
      visitor.kind === "member"
        ? eb("orders.member_id", "=", visitor.memberId)
        : eb("carts.token_sha256", "=", visitor.cartTokenSha256),
    )
    .where("orders.created_at", ">", new Date(now().getTime() - LATELY_MS))
    .where("orders.state", "not in", ["pending_payment", "cancelled"])
    .orderBy("orders.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return order?.order_number ?? null;
}

/** The answer of a step, with the reason where the cart was empty. */
export async function withReason<Answer extends object>(
  world: World,
  visitor: Shopper,
  answer: Answer,
): Promise<Answer | Refusal> {
  return "reason" in answer && answer.reason === "cart_empty" ? whyEmpty(world, visitor) : answer;
}
