import { ORDER_STATES } from "#rules/order/order-states.ts";
import { z } from "zod";
import * as wire from "../order-changes.ts";
import { Totals } from "./carts.ts";
import { BillingAddress, PaymentProgress, ShippingChoice } from "./checkout.ts";
import { CardFieldsPlace } from "./payment-ways.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

const OrderNumber = typedLine(40);
/** What somebody of the staff wrote. */
const Written = z.string();
const Key = notFreeText(z.uuid());
const LineToChange = z.strictObject({ Line: WholeNumber.min(1).max(999), Quantity: WholeNumber.max(99) });

export const OrderChange = z.strictObject({
  Lines: z.array(LineToChange).max(100).default([]),
  ShippingMethodID: WholeNumber.nullable().default(null),
  Address: BillingAddress.nullable().default(null),
  ConfirmedZipCode: typedLine(10).optional(),
}) satisfies z.ZodType<wire.OrderChange>;

const Lines = z.array(z.object({ Line: z.int(), Name: z.string(), Quantity: z.int() }));
const ChangedOrder = z.object({
  Lines,
  Address: BillingAddress,
  Shipping: z.object({ Name: z.string(), ArrivesFrom: z.string(), ArrivesUntil: z.string() }),
  Totals,
}) satisfies z.ZodType<wire.ChangedOrder>;
export const ChangeableOrder = z.object({
  Success: z.literal(true),
  OrderNumber: z.string(),
  Lines,
  Address: BillingAddress,
  ShippingMethodID: z.int(),
  ShippingChoices: z.array(ShippingChoice),
  Totals,
  MayChangeLines: z.boolean(),
  MayChangeWay: z.boolean(),
  Waiting: z
    .object({
      Id: z.string(),
      Due: WireMoney,
      Until: z.string(),
      Reason: Written,
      Then: ChangedOrder,
      IsBeingPaid: z.boolean(),
    })
    .nullable(),
  CardFields: CardFieldsPlace,
  TimeZone: z.string(),
}) satisfies z.ZodType<wire.ChangeableOrder>;
export const ChangeQuote = z.object({
  Success: z.literal(true),
  Now: Totals,
  Then: ChangedOrder,
  Due: WireMoney,
}) satisfies z.ZodType<wire.ChangeQuote>;

export const getOrderChange = endpoint(wire.getOrderChange, {
  summary: "A paid order as it can be changed now, and the change that waits for its payment",
  named: "ours",
  query: z.strictObject({ number: OrderNumber }),
  reply: ChangeableOrder,
});
export const quoteOrderChange = endpoint(wire.quoteOrderChange, {
  summary: "What a change of an own paid order would cost or give back, step by step",
  named: "ours",
  body: z.strictObject({ OrderNumber, Change: OrderChange }),
  reply: ChangeQuote,
});
export const changePaidOrder = endpoint(wire.changePaidOrder, {
  summary: "Change an own paid order; a dearer one waits for its payment",
  named: "ours",
  body: z.strictObject({ OrderNumber, Change: OrderChange, Total: WireMoney, Key }),
  reply: z.object({ Success: z.literal(true), State: z.enum(["applied", "waiting_payment"]), Due: WireMoney }),
});
export const withdrawOrderChange = endpoint(wire.withdrawOrderChange, {
  summary: "Withdraw a change that waits for its payment",
  named: "ours",
  body: z.strictObject({ OrderNumber }),
  reply: z.object({ Success: z.literal(true) }),
});
export const callOffOrder = endpoint(wire.callOffOrder, {
  summary: "Cancel an own paid order before work on it begins, and get everything back",
  named: "ours",
  body: z.strictObject({ OrderNumber }),
  reply: z.object({ Success: z.literal(true), State: z.enum(ORDER_STATES) }),
});
export const payOrderChange = endpoint(wire.payOrderChange, {
  summary: "Pay what a change of an order costs more",
  named: "ours",
  body: z.strictObject({ OrderNumber, Id: Key, PaymentToken: z.string().regex(/^pm_[A-Za-z0-9_]{4,80}$/) }),
  reply: PaymentProgress,
});
export const finishOrderChange = endpoint(wire.finishOrderChange, {
  summary: "How the payment of a change ended, asked of the provider",
  named: "ours",
  body: z.strictObject({ OrderNumber, Id: Key }),
  reply: PaymentProgress,
});
