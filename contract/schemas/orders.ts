import { ORDER_STANDINGS } from "#rules/order/order-standings.ts";
import { ORDER_STATES } from "#rules/order/order-states.ts";
import { HEARD_FROM, SURVEY_COMMENT_MOST } from "#rules/order/order-survey.ts";
import { PRE_ORDER_SIZES } from "#rules/order/pre-order-size.ts";
import { z } from "zod";
import * as wire from "../orders.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { TypedEmail, typedLine } from "./typed-line.ts";

const OrderOpened = z.object({ Success: z.literal(true), OrderPage: z.string() });
const OrderNumber = typedLine(40);

export const lookUpOrder = endpoint(wire.lookUpOrder, {
  summary: "Ask for a link to an order by its number and the email it was placed with",
  named: "ours",
  body: z.strictObject({ OrderNumber, Email: TypedEmail }),
  reply: z.object({ Success: z.literal(true), Message: z.string() }),
});
export const openOrder = endpoint(wire.openOrder, {
  summary: "Open an order with the signed key of a mailed link",
  named: "ours",
  body: z.strictObject({ OrderNumber, Key: z.string().max(120) }),
  reply: OrderOpened,
});
export const endOrderLinks = endpoint(wire.endOrderLinks, {
  summary: "End every link to an order that was given out, and other browsers' access by one",
  named: "ours",
  body: z.strictObject({ OrderNumber }),
  reply: OrderOpened,
});

export const listOrders = endpoint(wire.listOrders, {
  summary: "A member's orders, newest first",
  named: "specification",
  query: z.strictObject({
    page: WholeNumber.min(1).max(10_000).default(1),
    year: WholeNumber.min(2000).max(9998).optional(),
    standing: z.enum(ORDER_STANDINGS).optional(),
    q: typedLine(80).optional(),
  }),
  reply: z.object({
    Success: z.literal(true),
    Orders: z.array(
      z.object({
        OrderNumber: z.string(),
        PlacedAt: z.string(),
        State: z.enum(ORDER_STATES),
        IsTest: z.boolean(),
        Total: WireMoney,
        Lines: z.array(
          z.object({
            ItemDescription: z.string(),
            MainPicture: z.string(),
            PictureVersion: z.string(),
            Quantity: z.int(),
          }),
        ),
        ArrivesFrom: z.string(),
        ArrivesUntil: z.string(),
        MayCancel: z.boolean(),
        IsInReview: z.boolean(),
        ChangeWaits: z.object({ Due: WireMoney, Until: z.string() }).nullable(),
        MayChange: z.boolean(),
        DeliveredOn: z.string(),
        ReturnUntil: z.string(),
        IsReturnOver: z.boolean(),
        OpenRma: z.string(),
        BuyAgain: z.string(),
      }),
    ),
    Total: z.int(),
    Counts: z.record(z.enum(ORDER_STANDINGS), z.int()),
    Pages: z.int(),
    Years: z.array(z.int()),
    TimeZone: z.string(),
  }),
});
export const savePreOrderSize = endpoint(wire.savePreOrderSize, {
  summary: "Choose the size of what comes with a pre-order",
  named: "specification",
  body: z.strictObject({ OrderNumber, Size: z.enum(PRE_ORDER_SIZES) }),
  reply: z.object({ Success: z.literal(true), Size: z.enum(PRE_ORDER_SIZES) }),
});
export const switchTextMessage = endpoint(wire.switchTextMessage, {
  summary: "Switch an order's text updates off, or on again",
  named: "specification",
  query: z.strictObject({ orderId: OrderNumber }),
  reply: z.object({ Success: z.literal(true), SendTextNote: z.boolean() }),
});
export const cancelOrder = endpoint(wire.cancelOrder, {
  summary: "Cancel an own order that is not paid",
  named: "ours",
  body: z.strictObject({ OrderNumber }),
  reply: z.object({ Success: z.literal(true), State: z.literal("cancelled") }),
});

export const submitOrderSurvey = endpoint(wire.submitOrderSurvey, {
  summary: "Say how an order of one's own went, once",
  named: "specification",
  body: z.strictObject({
    CustOrderID: OrderNumber,
    Rating: z.int().min(1).max(5),
    HeardFrom: z.enum(HEARD_FROM).default(""),
    Comment: z.string().trim().max(SURVEY_COMMENT_MOST).default(""),
  }),
  reply: z.object({ Success: z.literal(true), Message: z.string() }),
});
