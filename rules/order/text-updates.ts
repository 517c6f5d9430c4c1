import { cellPhoneForTexts } from "../address/format-phone.ts";
import type { OrderState } from "./order-states.ts";

/** The steps of an order that its buyer is texted about. */
export const TEXTED_STATES = ["paid", "shipped", "delivered"] as const satisfies readonly OrderState[];
export type TextedState = (typeof TEXTED_STATES)[number];

/** Ten digits of a cell phone in the USA or Canada, however it was typed (S351); null for what is none. */
export function textPhone(typed: string): string | null {
  const digits = cellPhoneForTexts(typed).replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? digits : null;
}

/** What carriers have people write to end texts (CTIA Messaging Principles, 5.1.3; 47 CFR 64.1200(a)(10)). */
const STOP_WORDS: ReadonlySet<string> = new Set([
  "stop",
  "stopall",
  "unsubscribe",
  "cancel",
  "end",
  "quit",
  "revoke",
  "optout",
]);

/** Whether somebody who wrote this back wants no more texts. */
export function isStopWord(body: string): boolean {
  return STOP_WORDS.has(body.toLowerCase().replaceAll(/[\s\p{P}]/gu, ""));
}
