import { findSession } from "../sessions/find-session.ts";
import { joinGuestCart } from "../sessions/join-guest-cart.ts";
import type { World } from "../world.ts";
import type { Guest, Shopper } from "./principal.ts";
import type { Gifts } from "./visitor-gifts.ts";

/**
 * The member of a browser's session; the guest as it is where there is none. A guest's cart that was opened beside the
 * sign-in, in another tab, joins the member's here, so that nothing is left in a cart that nobody opens any more.
 */
export async function recogniseMember(
  world: Pick<World, "db" | "now">,
  guest: Guest,
  gifts: Pick<Gifts, "setCartToken">,
): Promise<Shopper> {
  const session = guest.sessionSha256 && (await findSession(world, guest.sessionSha256));
  if (!session) return guest;
  const { id: sessionId, memberId } = session;
  const tokenSha256 = guest.cartTokenSha256;
  if (tokenSha256) {
    await world.db.transaction((tx) => joinGuestCart(tx, { memberId, tokenSha256, now: world.now() }));
    gifts.setCartToken(null);
  }
  return { ...guest, kind: "member", memberId, sessionId, cartTokenSha256: null };
}
