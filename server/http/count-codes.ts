import type { Refusal } from "#rules/refusal.ts";
import type { World } from "../world.ts";
import { countSlowly } from "./count-slowly.ts";
import type { Shopper } from "./principal.ts";
import { slowLimitsOf } from "./slow-limits-of.ts";

/** Counts a code that somebody tries, before anything is looked for: by session, by network and, of strangers, of the whole shop. */
export function countCode(
  world: World,
  { kind: who, cartTokenSha256, clientKey }: Shopper,
  kind: "gift_voucher" | "coupon",
): Promise<Refusal<"too_many_requests"> | null> {
  const session = cartTokenSha256 ? Buffer.from(cartTokenSha256).toString("hex") : clientKey;
  return countSlowly(world, slowLimitsOf(kind, { session, address: clientKey }, who === "guest"));
}
