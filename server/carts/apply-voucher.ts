import type { applyGiftVoucher as call } from "#contract/vouchers.ts";
import { refuse } from "#rules/refusal.ts";
import { readVoucherCode } from "#rules/voucher/voucher-code.ts";
import { changeCart } from "./change-cart.ts";
import type { Handler } from "../http/route.ts";
import { countCode } from "../http/count-codes.ts";
import { voucherHmac } from "../vouchers/voucher-secrets.ts";

/**
 * Puts a voucher on the cart; it pays when an order is made. Every try is counted before anything is looked for, and one
 * answer stands for a code that is unknown, empty, over or ended.
 */
export const applyVoucher: Handler<typeof call> = async ({ world, principal, body: { VoucherCode } }) => {
  if (VoucherCode === "") return changeCart(world, principal, () => ({ change: { voucherId: null }, voucher: null }));
  const refused = await countCode(world, principal, "gift_voucher");
  if (refused) return refused;
  const notUsable = refuse("voucher_not_usable", {}, [{ field: "VoucherCode" }]);
  const code = readVoucherCode(VoucherCode);
  if (code === null) return notUsable;
  return changeCart(
    world,
    principal,
    ({ voucher }) => (voucher && voucher.balance > 0 ? { change: { voucherId: voucher.id }, voucher } : notUsable),
    { voucherHmac: voucherHmac(world, code) },
  );
};
