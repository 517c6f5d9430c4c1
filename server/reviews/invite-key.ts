import { createHmac, timingSafeEqual } from "node:crypto";
import type { World } from "../world.ts";
import { pageAddress } from "../languages/page-address.ts";

/**
 * The proof in a mail's link, 43 characters: only the store's secret and the order's id together give it, so that a copy
 * of the database holds no link.
 */
function inviteKey({ settings }: Pick<World, "settings">, orderId: string): string {
  return createHmac("sha256", settings.secret).update(`review-invites:end:${orderId}`).digest("base64url");
}

export function isInviteKey(world: Pick<World, "settings">, { id, key }: { id: string; key: string }): boolean {
  const [said, right] = [Buffer.from(key), Buffer.from(inviteKey(world, id))];
  return said.length === right.length && timingSafeEqual(said, right);
}

/** Where no more of these mails is asked for. */
export function endInvitesLink(world: Pick<World, "settings">, orderId: string): string {
  const query = new URLSearchParams({ id: orderId, key: inviteKey(world, orderId) });
  return pageAddress(world.settings, `/review/invites?${query.toString()}`);
}
