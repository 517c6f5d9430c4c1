import { createHmac } from "node:crypto";
import { CODE_BYTES, makeVoucherCode } from "#rules/voucher/voucher-code.ts";
import type { World } from "../world.ts";

/** What the database knows a code by: without the store's secret it helps nobody to find one. */
export function voucherHmac({ settings }: Pick<World, "settings">, code: string): Uint8Array {
  return createHmac("sha256", settings.secret).update(`gift-voucher:${code}`).digest();
}

/**
 * The code that the store's secret and a salt together give. The salt waits with the mail and is forgotten after it, so
 * that a copy of the database holds no code, and the mail can be written when it is sent.
 */
export function voucherCodeOf({ settings }: Pick<World, "settings">, salt: string): string {
  const digest = createHmac("sha256", settings.secret).update(`gift-voucher-code:${salt}`).digest();
  return makeVoucherCode(digest.subarray(0, CODE_BYTES));
}
