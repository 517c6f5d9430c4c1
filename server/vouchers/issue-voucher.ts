import { cents, type Cents } from "#rules/money/cents.ts";
import { hasCardNumber } from "#rules/payment/find-card-numbers.ts";
import { lastOfCode } from "#rules/voucher/voucher-code.ts";
import type { Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import type { World } from "../world.ts";
import { voucherCodeOf, voucherHmac } from "./voucher-secrets.ts";

export interface VoucherToIssue {
  amount: Cents;
  email: string;
  /** Null: it has no end. */
  expiresAt: Date | null;
  issuedBy: string;
}

/** Issues a voucher and has its code mailed; the code is answered here once and kept nowhere. */
export function issueVoucher(
  world: Pick<World, "db" | "now" | "randomBytes" | "settings">,
  { amount, email, expiresAt, issuedBy }: VoucherToIssue,
): Promise<{ id: number; code: string }> {
  const { salt, code } = newCode(world);
  const now = world.now();
  return world.db.transaction(async (tx) => {
    const { id } = await tx
      .insertInto("vouchers")
      .values({
        code_hmac: voucherHmac(world, code),
        last4: lastOfCode(code),
        issued_to: email,
        issued_by: issuedBy,
        issued_at: now,
        expires_at: expiresAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.insertInto("voucher_entries").values({ voucher_id: id, kind: "issue", cents: amount, at: now }).execute();
    await tx
      .insertInto("outbox")
      .values({
        topic: "gift_voucher",
        dedupe_key: `gift_voucher:${id}`,
        payload: JSON.stringify({ voucherId: id, salt }),
        created_at: now,
      })
      .execute();
    return { id, code };
  });
}

/** No shop takes what looks like a card's number, and a code must not. */
function newCode(world: Pick<World, "randomBytes" | "settings">): { salt: string; code: string } {
  for (;;) {
    const salt = newUuid(world);
    const code = voucherCodeOf(world, salt);
    if (!hasCardNumber(code)) return { salt, code };
  }
}

/** Ends a voucher: nothing is left on it, and nothing that comes back can be spent. What orders took stays taken. */
export async function endVoucher(tx: Tx, id: number, now: Date): Promise<"ended" | "was_over" | "unknown"> {
  const voucher = await lockVoucher(tx, id);
  if (!voucher) return "unknown";
  if (voucher.isEnded) return "was_over";
  if (voucher.balance > 0)
    await tx
      .insertInto("voucher_entries")
      .values({ voucher_id: id, kind: "end", cents: -voucher.balance, at: now })
      .execute();
  await tx.updateTable("vouchers").set({ ended_at: now }).where("id", "=", id).execute();
  return "ended";
}

/** Adds to a voucher or takes from it, with a reason; never below what is there, which is answered where it is too little. */
export async function correctVoucher(
  tx: Tx,
  id: number,
  { by, reason, now }: { by: number; reason: string; now: Date },
): Promise<"corrected" | "was_over" | "unknown" | { left: Cents }> {
  const voucher = await lockVoucher(tx, id);
  if (!voucher) return "unknown";
  if (voucher.isEnded) return "was_over";
  if (voucher.balance + by < 0) return { left: voucher.balance };
  await tx
    .insertInto("voucher_entries")
    .values({ voucher_id: id, kind: "correct", cents: by, reason, at: now })
    .execute();
  return "corrected";
}

async function lockVoucher(tx: Tx, id: number): Promise<{ balance: Cents; isEnded: boolean } | null> {
  const row = await tx
    .selectFrom("vouchers")
    .select(["balance_cents", "ended_at"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? { balance: cents(row.balance_cents), isEnded: row.ended_at !== null } : null;
}
