import type { OrderState } from "#rules/order/order-states.ts";
import type { DelayAnswer, DelayChoice, DelayReason, DelaySilence } from "#rules/order/ship-delay.ts";
import { call } from "./call.ts";

/** That an order ships later than promised, and what its buyer can make of it. Days are `YYYY-MM-DD`. */
export interface OrderDelay {
  /** The day it was promised until then. */
  FromOn: string;
  /** Empty where no day can be named. */
  ShipsOn: string;
  Reason: DelayReason;
  /** What it means where nobody answers, and the last day for an answer. */
  Silence: DelaySilence;
  AnswerBy: string;
  /** Empty where nobody has answered. */
  Answer: DelayAnswer | "";
  /** Until it ships its buyer may have everything back; until they have agreed they may agree to wait. */
  MayCancel: boolean;
  MayWait: boolean;
}

/** What a buyer makes of an order that ships late, also by the link of its mail. Agreed to wait, it can still be canceled until it ships. */
export const answerDelay = call<{
  body: { OrderNumber: string; Answer: DelayChoice };
  reply: { Success: true; State: OrderState };
}>("POST", "/api/order/delay");
