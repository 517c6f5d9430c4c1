import { ORDER_STATES } from "#rules/order/order-states.ts";
import { DELAY_ANSWERS, DELAY_CHOICES, DELAY_REASONS, DELAY_SILENCES } from "#rules/order/ship-delay.ts";
import { z } from "zod";
import * as wire from "../order-delays.ts";
import { endpoint } from "./endpoint.ts";
import { typedLine } from "./typed-line.ts";

export const OrderDelay = z.object({
  FromOn: z.string(),
  ShipsOn: z.string(),
  Reason: z.enum(DELAY_REASONS),
  Silence: z.enum(DELAY_SILENCES),
  AnswerBy: z.string(),
  Answer: z.enum([...DELAY_ANSWERS, ""]),
  MayCancel: z.boolean(),
  MayWait: z.boolean(),
}) satisfies z.ZodType<wire.OrderDelay>;

export const answerDelay = endpoint(wire.answerDelay, {
  summary: "Wait for an order that ships late, or cancel it and get everything back",
  named: "ours",
  body: z.strictObject({ OrderNumber: typedLine(40), Answer: z.enum(DELAY_CHOICES) }),
  reply: z.object({ Success: z.literal(true), State: z.enum(ORDER_STATES) }),
});
