import { STAFF_SIGN_IN_LIMITS } from "#rules/staff/staff-states.ts";
import type { Refusal } from "#rules/refusal.ts";
import { countSlowly } from "../http/count-slowly.ts";
import type { World } from "../world.ts";

/**
 * Counts a try to get in, before anything is compared, the same whether or not there is such an account. By account and
 * network together first, so that guessing elsewhere shuts nobody out of their own desk soon.
 */
export function countStaffTry(
  world: Pick<World, "db" | "settings" | "now">,
  account: string,
  clientKey: string,
): Promise<Refusal<"too_many_requests"> | null> {
  const who = account.trim().toLowerCase();
  return countSlowly(world, [
    { name: "staff sign_in both", of: `${who} ${clientKey}`, ...STAFF_SIGN_IN_LIMITS.both },
    { name: "staff sign_in account", of: who, ...STAFF_SIGN_IN_LIMITS.account },
    { name: "staff sign_in address", of: clientKey, ...STAFF_SIGN_IN_LIMITS.address },
  ]);
}
