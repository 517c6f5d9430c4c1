import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";
import type { Gifts } from "../http/visitor-gifts.ts";
import { browserKey, type KeyedOrder } from "../orders/order-key.ts";
import type { Device } from "../sessions/describe-browser.ts";
import { joinGuestCart } from "../sessions/join-guest-cart.ts";
import { type NewSession, startSession } from "../sessions/start-session.ts";
import type { World } from "../world.ts";
import { saveWanted } from "../lists/save-wanted.ts";
import { adoptBuilds } from "../saved-builds/adopt-builds.ts";
import type { HeldMember } from "./hold-member.ts";
import { knownBrowserOf } from "../http/known-browser.ts";
import { reopenAccount } from "./reopen-account.ts";
import { spokenLocale } from "../languages/spoken.ts";

/** A sign-in that is about to be committed, and what the browser is given once it is. */
export interface Entered {
  session: NewSession;
  email: string;
  /** The browser's orders that are not the account's. */
  leftOrders: readonly KeyedOrder[];
  /** What the guest wanted to save is on a list of the account. */
  hasSaved: boolean;
}

/**
 * Signs a member in on a browser, inside the transaction of what proved who it is: a session of its own, never one that
 * was there before, the guest's cart joined, and the guest's orders of the member's confirmed e-mail. An account that was ending
 * stays.
 */
export async function enterAccount(
  world: World,
  tx: Tx,
  member: HeldMember,
  { principal, device, keeps }: { principal: Shopper; device: Device; keeps: boolean },
): Promise<Entered> {
  const { id: memberId, email } = member;
  const { sessionSha256, cartTokenSha256: tokenSha256, buildsTokens = [] } = principal;
  if (sessionSha256) await tx.deleteFrom("member_sessions").where("token_sha256", "=", sessionSha256).execute();
  await reopenAccount(world, tx, member, principal);
  await sql`update orders set member_id = ${memberId}
    where lower(email) = lower(${email}) and member_id is null`.execute(tx);
  // A line that is saved leaves the guest's cart before that becomes the member's.
  const hasSaved = await saveWanted(world, tx, memberId, principal);
  for (const token of buildsTokens) await adoptBuilds(tx, { memberId }, cartTokenSha256(token));
  const leftOrders = tokenSha256 ? await joinGuestCart(tx, { memberId, tokenSha256, now: world.now() }) : [];
  // Mail that nobody asks for just then comes in the language that they were last here in.
  await tx.updateTable("members").set({ locale: spokenLocale() }).where("id", "=", memberId).execute();
  const session = await startSession(world, tx, { memberId, keeps, device, cartTokenSha256: tokenSha256 });
  return { session, email, leftOrders, hasSaved };
}

/**
 * Gives a browser what a committed sign-in made for it. Its guest's token it keeps until it asks as the member: by then it
 * may have a newer one, of an order that another tab made meanwhile.
 */
export function giveEntry(
  world: Pick<World, "settings" | "now">,
  gifts: Gifts,
  principal: Shopper,
  entered: Entered,
): void {
  const { session, email, leftOrders } = entered;
  gifts.setSession({ ...session, knownBrowser: knownBrowserOf(world, email) });
  if (principal.toSave?.length) gifts.setToSave([]);
  for (const order of leftOrders) gifts.rememberOrder(order.orderNumber, browserKey(world, order));
}
