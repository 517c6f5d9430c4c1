import { SLOW_LIMITS } from "#rules/member/slow-limits.ts";
import type { Refusal } from "#rules/refusal.ts";
import type { World } from "../world.ts";
import { countSlowly } from "./count-slowly.ts";
import type { Shopper } from "./principal.ts";

/** Counts a code that somebody tries, before anything is looked for: by session, by network and of the whole shop. */
export function countCode(
  world: World,
  { cartTokenSha256, clientKey }: Shopper,
  kind: "gift_voucher" | "coupon",
): Promise<Refusal<"too_many_requests"> | null> {
  const limits = SLOW_LIMITS[kind];
  const session = cartTokenSha256 ? Buffer.from(cartTokenSha256).toString("hex") : clientKey;
  return countSlowly(world, [
    { name: `${kind} session`, of: session, ...limits.session },
    { name: `${kind} address`, of: clientKey, ...limits.address },
    { name: `${kind} shop`, of: "", ...limits.shop },
  ]);
}
