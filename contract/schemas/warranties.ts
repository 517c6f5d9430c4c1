import { z } from "zod";
import * as wire from "../warranties.ts";
import { CartView, Quantity } from "./carts.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";
import { WarrantyChoice } from "./wire-product.ts";

const OrderNumber = typedLine(40);

export const getExtendPostPurchaseDetail = endpoint(wire.getExtendPostPurchaseDetail, {
  summary: "PCs and laptops of an order that may still be given a longer warranty, and at what price",
  named: "specification",
  query: z.strictObject({ number: OrderNumber }),
  reply: z.object({
    Success: z.literal(true),
    OrderNumber: z.string(),
    Lines: z.array(
      z.object({
        Line: z.int(),
        ItemDescription: z.string(),
        MainPicture: z.string(),
        PictureVersion: z.string(),
        Months: z.int(),
        Units: z.int(),
        Until: z.string().nullable(),
        Choices: z.array(WarrantyChoice),
      }),
    ),
  }),
});
export const addEtailExtendWarranty = endpoint(wire.addEtailExtendWarranty, {
  summary: "Put a longer warranty for a line of an earlier order in the cart",
  named: "specification",
  body: z.strictObject({
    OrderNumber,
    Line: WholeNumber.min(1).max(1000),
    WarrantyID: WholeNumber.min(1),
    Quantity: Quantity.default(1),
  }),
  reply: CartView,
});

export const listWarranties = endpoint(wire.listWarranties, {
  summary: "What of a member's orders is under warranty, and until when",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Lines: z.array(
      z.object({
        OrderNumber: z.string(),
        Name: z.string(),
        MainPicture: z.string(),
        PictureVersion: z.string(),
        Units: z.int(),
        Months: z.int(),
        Longer: z.object({ Months: z.int(), Price: WireMoney, Until: z.string().nullable() }).nullable(),
        OpenRma: z.string(),
        DeliveredOn: z.string().nullable(),
        EndsOn: z.string().nullable(),
        ExpectedOn: z.string().nullable(),
        DaysLeft: z.int().nullable(),
      }),
    ),
  }),
});
