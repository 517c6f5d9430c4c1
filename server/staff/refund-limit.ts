import { cents, type Cents } from "#rules/money/cents.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { refundLimit } from "#rules/staff/staff-roles.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { Staff } from "../http/principal.ts";
import type { World } from "../world.ts";

const DAY_MS = 86_400_000;

/** Who sent a refund, in its row. */
export function senderOf({ staffId }: Pick<Staff, "staffId">): string {
  return `staff:${staffId}`;
}

/** What somebody may still give back: at once, and of the last 24 hours' whole. Null: no limit. */
export async function refundLeft(
  { now }: Pick<World, "now">,
  queries: Queries | Tx,
  staff: Pick<Staff, "staffId" | "roles">,
): Promise<{ once: Cents; today: Cents } | null> {
  const limit = refundLimit(staff.roles);
  if (limit === null) return null;
  const { sent } = await queries
    .selectFrom("refunds")
    .select((eb) => eb.fn.sum<string | null>("amount_cents").as("sent"))
    .where("sent_by", "=", senderOf(staff))
    .where("state", "<>", "failed")
    .where("created_at", ">", new Date(now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  const today = cents(Math.max(0, limit.inADay - Number(sent)));
  return { once: cents(Math.min(limit.once, today)), today };
}

/** Held for one after the other of a person's refunds, on whatever orders: their sum never passes the limit. */
export async function refuseOverLimit(
  world: Pick<World, "now">,
  tx: Tx,
  staff: Pick<Staff, "staffId" | "roles">,
  amount: Cents,
): Promise<Refusal<"refund_over_limit"> | null> {
  await tx.selectFrom("staff").select("id").where("id", "=", staff.staffId).forNoKeyUpdate().execute();
  const left = await refundLeft(world, tx, staff);
  return left === null || amount <= left.once ? null : refuse("refund_over_limit", { mostCents: left.once });
}
