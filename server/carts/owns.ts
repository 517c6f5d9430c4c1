import { type RawBuilder, sql } from "kysely";
import { isShopper, type Principal } from "../http/principal.ts";

/** What a visitor can claim carts by: the token of the cart's cookie, or the member who signed in. */
export function claimsOf(principal: Principal | null): { token: Uint8Array | null; memberId: number | null } {
  return {
    token: principal && isShopper(principal) ? principal.cartTokenSha256 : null,
    memberId: principal?.kind === "member" ? principal.memberId : null,
  };
}

/** The visitor's open carts, for a hot statement that takes what `claimsOf` gives. Two searches: with an "or" PostgreSQL may read every open cart there is. */
export const OPEN_CARTS = `
  select * from carts where token_sha256 = :token and state = 'open'
  union all select * from carts where member_id = :memberId and state = 'open'`;

/**
 * The condition under which a cart is the visitor's own, for a composed query that has `carts` in it, and for orders and
 * payments: an order keeps its member when its cart goes on.
 */
export function owns(
  principal: Principal,
  member: "carts.member_id" | "orders.member_id" = "carts.member_id",
): RawBuilder<boolean> {
  const { token, memberId } = claimsOf(principal);
  return sql`(carts.token_sha256 = ${token}::bytea or ${sql.ref(member)} = ${memberId}::bigint)`;
}
