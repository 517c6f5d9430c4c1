import { z } from "zod";
import * as wire from "../staff-changes.ts";
import { Country } from "./checkout.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { ChangeableOrder, ChangeQuote, OrderChange } from "./order-changes.ts";
import { StaffOrder } from "./staff-orders.ts";
import { typedLine } from "./typed-line.ts";

const OrderNumber = typedLine(40);
const seen = { OrderNumber, Version: WholeNumber };
const Reason = z.string().trim().min(1).max(500);

export const getStaffOrderChange = endpoint(wire.getStaffOrderChange, {
  summary: "A paid order as staff can change it now",
  named: "ours",
  query: z.strictObject({ number: OrderNumber }),
  reply: ChangeableOrder,
});
export const quoteStaffChange = endpoint(wire.quoteStaffChange, {
  summary: "What a change of a paid order would cost or give back, step by step",
  named: "ours",
  query: z.strictObject({
    number: OrderNumber,
    fewer: z
      .array(z.string().regex(/^[1-9]\d{0,2}:\d{1,2}$/))
      .max(100)
      .default([]),
    method: WholeNumber.optional(),
    ConfirmedZipCode: typedLine(10).optional(),
    FirstName: typedLine(60).optional(),
    LastName: typedLine(60).optional(),
    CompanyName: typedLine(80).optional(),
    Country: Country.optional(),
    Address1: typedLine(120).optional(),
    Address2: typedLine(120).optional(),
    ZipCode: typedLine(10).optional(),
    City: typedLine(60).optional(),
    State: typedLine(40).optional(),
    ContactNumber: typedLine(40).optional(),
    MobileNumber: typedLine(40).optional(),
  }),
  reply: ChangeQuote,
});
export const revisePaidOrder = endpoint(wire.revisePaidOrder, {
  summary: "Change a paid order: cheaper gives back, dearer waits for its payment",
  named: "ours",
  body: z.strictObject({ ...seen, Change: OrderChange, Total: WireMoney, Key: notFreeText(z.uuid()), Reason }),
  reply: StaffOrder,
});
export const withdrawStaffChange = endpoint(wire.withdrawStaffChange, {
  summary: "Withdraw a change of an order that waits for its payment",
  named: "ours",
  body: z.strictObject({ ...seen, Reason }),
  reply: StaffOrder,
});
