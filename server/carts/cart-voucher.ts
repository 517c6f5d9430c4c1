import type { CartGiftVoucher } from "#contract/carts.ts";
import { cents, type Cents, NO_CENTS } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { voucherPays } from "#rules/voucher/voucher-pays.ts";
import type { LoadedCart } from "./load-cart.ts";

/** What the cart's voucher pays of a total. */
export function cartVoucherPays({ voucher }: Pick<LoadedCart, "voucher">, total: Cents): Cents {
  return voucher ? voucherPays(voucher.balance, total) : NO_CENTS;
}

export function viewCartVoucher(loaded: Pick<LoadedCart, "voucher">, total: Cents): CartGiftVoucher | null {
  const { voucher } = loaded;
  if (!voucher) return null;
  const used = cartVoucherPays(loaded, total);
  return {
    Last4: voucher.last4,
    Balance: toWireMoney(voucher.balance),
    Used: toWireMoney(used),
    Left: toWireMoney(cents(voucher.balance - used)),
  };
}
