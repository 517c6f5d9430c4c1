import { STAFF_CODE_LIMIT, STAFF_SIGN_IN_LIMITS } from "#rules/staff/staff-states.ts";
import type { Refusal } from "#rules/refusal.ts";
import { countSlowly, type SlowLimit } from "../http/count-slowly.ts";
import type { World } from "../world.ts";

type Counting = Pick<World, "db" | "settings" | "now">;
type Counted = Promise<Refusal<"too_many_requests"> | null>;

/** Counts a try that was wrong, the same whether or not there is such an account. A right one is asked about nothing. */
export function countWrongTry(world: Counting, account: string, clientKey: string): Counted {
  const who = account.trim().toLowerCase();
  return countSlowly(world, [
    { name: "staff sign_in both", of: `${who} ${clientKey}`, ...STAFF_SIGN_IN_LIMITS.both },
    { name: "staff sign_in account", of: who, ...STAFF_SIGN_IN_LIMITS.account },
    { name: "staff sign_in address", of: clientKey, ...STAFF_SIGN_IN_LIMITS.address },
  ]);
}

/** Counts a code before it is compared, beside a password or a session that was right. */
export function countStaffCode(world: Counting, staffId: number, by: "stranger" | "known" | "session"): Counted {
  return countSlowly(world, [codeLimit(staffId, by)]);
}

export function codeLimit(staffId: number, by: "stranger" | "known" | "session"): SlowLimit {
  return { name: "staff code", of: `${staffId} ${by}`, ...STAFF_CODE_LIMIT };
}
