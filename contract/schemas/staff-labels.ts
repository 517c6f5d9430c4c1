import { z } from "zod";
import * as wire from "../staff-labels.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber } from "./numbers.ts";
import { StaffOrder } from "./staff-orders.ts";
import { typedLine } from "./typed-line.ts";

const OrderNumber = typedLine(40);
const seen = z.strictObject({ OrderNumber, Version: WholeNumber });

export const makeLabel = endpoint(wire.makeLabel, {
  summary: "Make a FedEx label for a packed order",
  named: "ours",
  body: seen,
  reply: StaffOrder,
});
export const cancelLabel = endpoint(wire.cancelLabel, {
  summary: "Cancel the label of an order that has not left",
  named: "ours",
  body: seen,
  reply: StaffOrder,
});
export const getLabelPdf = endpoint(wire.getLabelPdf, {
  summary: "The label of an order, to print",
  named: "ours",
  query: z.strictObject({ number: OrderNumber }),
  reply: z.object({ Success: z.literal(true), Tracking: z.string(), Base64: z.string() }),
});
