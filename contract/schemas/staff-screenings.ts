import { z } from "zod";
import * as wire from "../staff-screenings.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

const OrderNumber = typedLine(40);
const deciding = {
  named: "ours",
  body: z.strictObject({ OrderNumber, Version: WholeNumber, Reason: z.string().trim().min(1).max(500) }),
  reply: z.object({ Success: z.literal(true) }),
} as const;

export const getStaffScreenings = endpoint(wire.getStaffScreenings, {
  summary: "Orders that a person decides about before their money is taken",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Orders: z.array(
      z.object({
        OrderNumber,
        Version: WholeNumber,
        PlacedAt: z.string(),
        Email: z.string(),
        Amount: WireMoney,
        PaidWith: z.string(),
        ShipTo: z.string(),
        BillTo: z.string(),
        Score: z.int().nullable(),
        Said: z.string(),
        Case: z.string(),
        DecideBy: z.string(),
      }),
    ),
    TimeZone: z.string(),
  }),
});
export const releaseScreening = endpoint(wire.releaseScreening, {
  summary: "Take the money of an order that was held for a person's decision",
  ...deciding,
});
export const rejectScreening = endpoint(wire.rejectScreening, {
  summary: "End an order that was held for a person's decision; nothing is taken, and its buyer is mailed",
  ...deciding,
});
