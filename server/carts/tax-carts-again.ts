import type { Tx } from "../db/database.ts";

/**
 * A member's exemption has ended: carts that were to be bought by it pay tax again. They become the next version, so that
 * an order that is being made of one meanwhile is not made.
 */
export async function taxCartsAgain(tx: Tx, memberId: number, now: Date): Promise<void> {
  await tx
    .updateTable("carts")
    .set((eb) => ({ tax_exempt: false, version: eb("version", "+", 1), changed_at: now }))
    .where("member_id", "=", memberId)
    .where("state", "=", "open")
    .where("tax_exempt", "=", true)
    .execute();
}
