import { LONGEST_TYPED_CODE } from "#rules/voucher/voucher-code.ts";
import { VOUCHER_STANDINGS } from "#rules/voucher/voucher-standings.ts";
import { z } from "zod";
import * as wire from "../vouchers.ts";
import { CartGiftVoucher, CartView } from "./carts.ts";
import { endpoint } from "./endpoint.ts";
import { WireMoney } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

const VoucherCode = typedLine(LONGEST_TYPED_CODE);

export const getCartGiftVoucher = endpoint(wire.getCartGiftVoucher, {
  summary: "The gift voucher on the cart: what is left on it, what it pays, and what is left to pay",
  named: "specification",
  reply: z.object({ Success: z.literal(true), GiftVoucher: CartGiftVoucher.nullable(), ToPay: WireMoney }),
});
export const applyGiftVoucher = endpoint(wire.applyGiftVoucher, {
  summary: "Pay with a gift voucher, or take it off with an empty code",
  named: "ours",
  body: z.strictObject({ VoucherCode }),
  reply: CartView,
});
export const lookUpGiftVoucher = endpoint(wire.lookUpGiftVoucher, {
  summary: "What is left on a gift voucher",
  named: "ours",
  body: z.strictObject({ VoucherCode: VoucherCode.min(1) }),
  reply: z.object({
    Success: z.literal(true),
    Last4: z.string(),
    Balance: WireMoney,
    ExpiresAt: z.string().nullable(),
  }),
});
export const listOwnVouchers = endpoint(wire.listOwnVouchers, {
  summary: "A member's gift vouchers, with what is left on each",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Vouchers: z.array(
      z.object({
        Last4: z.string(),
        IsGiven: z.boolean(),
        State: z.enum(VOUCHER_STANDINGS),
        Issued: WireMoney,
        Balance: WireMoney,
        IssuedAt: z.string(),
        ExpiresAt: z.string().nullable(),
        Orders: z.array(z.object({ OrderNumber: z.string(), Amount: WireMoney })),
        Elsewhere: WireMoney,
      }),
    ),
    TimeZone: z.string(),
  }),
});
