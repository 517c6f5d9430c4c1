import { type RawBuilder, sql } from "kysely";
import { isShopper, type Principal } from "../http/principal.ts";

/**
 * The one condition under which a cart, an order or a payment is the visitor's own, for a query that has `carts` in it:
 * the token of the cart's cookie, or the member who signed in. An order keeps its member when its cart goes on.
 */
export function owns(
  principal: Principal,
  member: "carts.member_id" | "orders.member_id" = "carts.member_id",
): RawBuilder<boolean> {
  const claims = [
    ...(isShopper(principal) && principal.cartTokenSha256
      ? [sql`carts.token_sha256 = ${principal.cartTokenSha256}`]
      : []),
    ...(principal.kind === "member" ? [sql`${sql.ref(member)} = ${principal.memberId}`] : []),
  ];
  return claims.length === 0 ? sql`false` : sql`(${sql.join(claims, sql` or `)})`;
}
