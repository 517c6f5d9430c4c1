import { z } from "zod";
import * as wire from "../staff-changes.ts";
import { Country, line } from "./checkout.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { ChangeableOrder, ChangeQuote, OrderChange } from "./order-changes.ts";
import { StaffOrder } from "./staff-orders.ts";

const OrderNumber = z.string().max(40);
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
    ConfirmedZipCode: line(10).optional(),
    FirstName: line(60).optional(),
    LastName: line(60).optional(),
    CompanyName: line(80).optional(),
    Country: Country.optional(),
    Address1: line(120).optional(),
    Address2: line(120).optional(),
    ZipCode: line(10).optional(),
    City: line(60).optional(),
    State: line(40).optional(),
    ContactNumber: line(30).optional(),
    MobileNumber: line(30).optional(),
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
