import { createHmac } from "node:crypto";
import { SLOW_LIMITS } from "#rules/member/slow-limits.ts";
import { HotStatement } from "../db/hot-statement.ts";
import { movedCounters } from "../http/count-slowly.ts";
import { type Guest, holding, type Member, type Shopper } from "../http/principal.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";
import type { Gifts } from "../http/visitor-gifts.ts";
import { sessionTokenSha256 } from "../sessions/find-session.ts";
import { type NewSession, renewToken } from "../sessions/start-session.ts";
import type { World } from "../world.ts";

type Keys = Pick<Gifts, "setCartToken" | "setSession">;

/** A browser whose answer was lost asks again with what it had; after this long that opens nothing. */
const ASKED_AGAIN_MS = 60_000;

/**
 * With an order the browser goes on under a new token: whoever took the one before it, or planted it, sees neither the
 * order nor where it goes (OWASP ASVS 7.2.4). Answers the visitor under the new one.
 */
export async function renewVisitor(world: World, visitor: Shopper, keys: Keys): Promise<Shopper> {
  return visitor.kind === "member" ? renewSession(world, visitor, keys) : renewCart(world, visitor, keys);
}

async function renewSession(world: World, member: Member, keys: Keys): Promise<Shopper> {
  const { sessionId: id, memberId, sessionSha256: from } = member;
  const token = from && tokenAfter(world, "session", from);
  const renewed = from && token && (await renewToken(world, world.db.queries, { id, memberId }, { from, token }));
  if (renewed) giveSession(member, keys, renewed);
  return renewed ? { ...member, sessionSha256: sessionTokenSha256(renewed.token) } : member;
}

function giveSession({ knownBrowser }: Shopper, keys: Keys, session: NewSession): void {
  keys.setSession({ ...session, knownBrowser });
}

/** All of the browser's carts, those that are ordered too, and what was counted of it. */
const RENEW_CARTS = new HotStatement({
  name: "renew_carts",
  takes: { from: "bytea", to: "bytea", counters: "text[]", names: "text" },
  gives: { carts: "int8" },
  sql: `
    with renewed as (update carts set token_sha256 = :to where token_sha256 = :from returning id),
    moved as (
      update slow_counters set subject = :names::jsonb ->> subject where subject = any(:counters)
    )
    select count(*) as carts from renewed`,
});

async function renewCart(world: World, guest: Guest, keys: Keys): Promise<Shopper> {
  const from = guest.cartTokenSha256;
  if (!from) return guest;
  const token = tokenAfter(world, "cart", from);
  const to = cartTokenSha256(token);
  const [renewed] = await RENEW_CARTS.run(world.db.queries, { from, to, ...countersMoved(world, from, to) });
  // Another press of the same browser was first, and its answer has the same token.
  if (renewed?.carts === 0) return guest;
  keys.setCartToken(token);
  return holding(guest, { cartTokenSha256: to }) as Guest;
}

/** Nobody is rid of what was counted by ordering once more. */
function countersMoved(world: World, from: Uint8Array, to: Uint8Array) {
  const limits = Object.entries(SLOW_LIMITS).flatMap(([name, limit]) =>
    "session" in limit ? [`${name} session`] : [],
  );
  const renamed = movedCounters(world, limits, Buffer.from(from).toString("hex"), Buffer.from(to).toString("hex"));
  return { counters: Object.keys(renamed), names: JSON.stringify(renamed) };
}

/**
 * The visitor under the token it was given with an order a moment ago, where it asks again with the one before: its answer
 * was lost, or it pressed twice. Null for everybody else.
 */
export async function renewedJustNow(world: World, visitor: Shopper, keys: Keys): Promise<Shopper | null> {
  if (visitor.kind === "member") return null;
  return (await sessionJustNow(world, visitor, keys)) ?? (await cartJustNow(world, visitor, keys));
}

async function sessionJustNow(world: World, guest: Guest, keys: Keys): Promise<Member | null> {
  if (!guest.sessionSha256) return null;
  const token = tokenAfter(world, "session", guest.sessionSha256);
  const row = await world.db.queries
    .selectFrom("member_sessions")
    .innerJoin("orders", "orders.member_id", "member_sessions.member_id")
    .select(["member_sessions.id", "member_sessions.member_id", "keeps", "ends_at"])
    .where("token_sha256", "=", sessionTokenSha256(token))
    .where("idle_until", ">", world.now())
    .where("orders.created_at", ">", justBefore(world))
    .executeTakeFirst();
  if (!row) return null;
  const { id, member_id: memberId, keeps, ends_at: ends } = row;
  const keptSeconds = Math.floor((ends.getTime() - world.now().getTime()) / 1000);
  if (keptSeconds <= 0) return null;
  giveSession(guest, keys, { id, memberId, token, keptSeconds: keeps ? keptSeconds : null });
  return { ...guest, kind: "member", memberId, sessionId: id, sessionSha256: sessionTokenSha256(token) };
}

async function cartJustNow(world: World, guest: Guest, keys: Keys): Promise<Shopper | null> {
  if (!guest.cartTokenSha256) return null;
  const token = tokenAfter(world, "cart", guest.cartTokenSha256);
  const sha256 = cartTokenSha256(token);
  const row = await world.db.queries
    .selectFrom("carts")
    .innerJoin("orders", "orders.cart_id", "carts.id")
    .select("carts.id")
    .where("token_sha256", "=", sha256)
    .where("orders.created_at", ">", justBefore(world))
    .executeTakeFirst();
  if (!row) return null;
  keys.setCartToken(token);
  return { ...guest, cartTokenSha256: sha256 };
}

function justBefore({ now }: Pick<World, "now">): Date {
  return new Date(now().getTime() - ASKED_AGAIN_MS);
}

/** 256 bits that only we can tell from the one before: two presses at once are given the same, and nothing else is kept. */
function tokenAfter({ settings }: Pick<World, "settings">, of: "cart" | "session", sha256: Uint8Array): string {
  return createHmac("sha256", settings.secret).update(`${of}:renewed:`).update(sha256).digest("base64url");
}
