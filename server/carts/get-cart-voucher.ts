import type { getCartGiftVoucher as call } from "#contract/vouchers.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { USUAL_METHOD } from "#rules/payment/payment-types.ts";
import { loadCart, NO_CART } from "./load-cart.ts";
import { priceLoadedCart } from "./price-loaded-cart.ts";
import type { Handler } from "../http/route.ts";
import { cartVoucherPays, viewCartVoucher } from "./cart-voucher.ts";

export const getCartVoucher: Handler<typeof call> = async ({ world, principal }) => {
  const loaded = (await loadCart(world, principal)) ?? NO_CART;
  const { total } = priceLoadedCart(world, loaded, USUAL_METHOD).priced;
  return {
    reply: {
      Success: true as const,
      GiftVoucher: viewCartVoucher(loaded, total),
      ToPay: toWireMoney(cents(total - cartVoucherPays(loaded, total))),
    },
  };
};
