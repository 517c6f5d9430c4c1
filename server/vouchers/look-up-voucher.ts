import type { lookUpGiftVoucher as call } from "#contract/vouchers.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { refuse } from "#rules/refusal.ts";
import { readVoucherCode } from "#rules/voucher/voucher-code.ts";
import type { Handler } from "../http/route.ts";
import { countCode } from "../http/count-codes.ts";
import { voucherHmac } from "./voucher-secrets.ts";

/** Within the budget of those who try codes on a cart, and as silent about every code that cannot be spent. */
export const lookUpVoucher: Handler<typeof call> = async ({ world, principal, body: { VoucherCode } }) => {
  const refused = await countCode(world, principal, "gift_voucher");
  if (refused) return refused;
  const code = readVoucherCode(VoucherCode);
  const voucher =
    code === null
      ? undefined
      : await world.db.queries
          .selectFrom("vouchers")
          .select(["last4", "balance_cents", "expires_at"])
          .where("code_hmac", "=", voucherHmac(world, code))
          .where("balance_cents", ">", 0)
          .where("ended_at", "is", null)
          .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", world.now())]))
          .executeTakeFirst();
  if (!voucher) return refuse("voucher_not_usable", {}, [{ field: "VoucherCode" }]);
  return {
    reply: {
      Success: true as const,
      Last4: voucher.last4,
      Balance: toWireMoney(cents(voucher.balance_cents)),
      ExpiresAt: voucher.expires_at && voucher.expires_at.toISOString(),
    },
  };
};
