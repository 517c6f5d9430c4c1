import { ORDER_STATES } from "#rules/order/order-states.ts";
import { DELAY_REASONS } from "#rules/order/ship-delay.ts";
import { z } from "zod";
import * as wire from "../staff-delays.ts";
import { OrderDelay } from "./order-delays.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber } from "./numbers.ts";
import { StaffOrder } from "./staff-orders.ts";
import { typedLine } from "./typed-line.ts";

const OrderNumber = typedLine(40);

export const delayOrder = endpoint(wire.delayOrder, {
  summary: "An order ships later: its buyer is told, and may wait or have everything back",
  named: "ours",
  body: z.strictObject({
    OrderNumber,
    Version: WholeNumber,
    ShipsOn: z.union([z.iso.date(), z.literal("")]),
    Reason: z.enum(DELAY_REASONS),
  }),
  reply: StaffOrder,
});
export const getShipDates = endpoint(wire.getShipDates, {
  summary: "Orders whose promised day is near or over, and what their buyers were told",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Orders: z.array(
      z.object({
        OrderNumber,
        State: z.enum(ORDER_STATES),
        To: z.string(),
        ShipsOn: z.string(),
        SpareDays: z.int(),
        Delay: OrderDelay.pick({ FromOn: true, ShipsOn: true, Silence: true, AnswerBy: true, Answer: true }).nullable(),
      }),
    ),
  }),
});
