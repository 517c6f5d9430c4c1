import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { CartGiftVoucher, CartView } from "./carts.ts";

/** The voucher on the visitor's cart, null where there is none, and what is left to pay otherwise (S377). */
export const getCartGiftVoucher = call<{
  reply: { Success: true; GiftVoucher: CartGiftVoucher | null; ToPay: WireMoney };
}>("GET", "/api/carts/get-cart-gv");

/** An empty code takes the voucher off. */
export const applyGiftVoucher = call<{ body: { VoucherCode: string }; reply: CartView }>(
  "POST",
  "/api/carts/gift-voucher",
);

/** What is left on a voucher, for who has its code. */
export const lookUpGiftVoucher = call<{
  body: { VoucherCode: string };
  reply: { Success: true; Last4: string; Balance: WireMoney; ExpiresAt: string | null };
}>("POST", "/api/carts/gift-voucher-balance");
