import { findSession } from "../sessions/find-session.ts";
import { joinGuestCart } from "../sessions/join-guest-cart.ts";
import type { World } from "../world.ts";
import type { Guest, Shopper } from "./principal.ts";
import type { Gifts } from "./visitor-gifts.ts";

/**
 * The member of a browser's session; the guest as it is where there is none. What another tab put in a guest's cart beside
 * the sign-in joins the member's here, whether or not the browser still has that cart's token.
 */
export async function recogniseMember(
  world: Pick<World, "db" | "now">,
  guest: Guest,
  gifts: Pick<Gifts, "setCartToken">,
): Promise<Shopper> {
  const session = guest.sessionSha256 && (await findSession(world, guest.sessionSha256));
  if (!session) return guest;
  const { id: sessionId, memberId, lateCartSha256 } = session;
  for (const tokenSha256 of [lateCartSha256, guest.cartTokenSha256])
    if (tokenSha256) await world.db.transaction((tx) => joinGuestCart(tx, { memberId, tokenSha256, now: world.now() }));
  if (guest.cartTokenSha256) gifts.setCartToken(null);
  return { ...guest, kind: "member", memberId, sessionId, cartTokenSha256: null };
}
