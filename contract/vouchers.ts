import type { WireMoney } from "#rules/money/wire-money.ts";
import type { VoucherStanding } from "#rules/voucher/voucher-standings.ts";
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

/** A gift voucher of a member's: of its code, only the end is known. */
export interface OwnVoucher {
  Last4: string;
  /** Its code was mailed to the member's address; else it was spent on an order of theirs. */
  IsGiven: boolean;
  State: VoucherStanding;
  Issued: WireMoney;
  /** What is left on it. */
  Balance: WireMoney;
  IssuedAt: string;
  ExpiresAt: string | null;
  /** What orders of the member's hold of it or have spent. */
  Orders: { OrderNumber: string; Amount: WireMoney }[];
  /** What other orders did, with the same code. */
  Elsewhere: WireMoney;
}

/** Those that were mailed to the member's confirmed address, and those that they spent; the newest first. */
export const listOwnVouchers = call<{ reply: { Success: true; Vouchers: OwnVoucher[]; TimeZone: string } }>(
  "GET",
  "/api/member/gift-vouchers",
);
