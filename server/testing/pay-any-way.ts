import { finishPayment } from "#contract/checkout.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { pressToken } from "#rules/payment/press-token.ts";
import { payWith, pressWallet } from "./paying.ts";
import { CARDS } from "./test-market.ts";
import { reasonOf, type Visitor } from "./visitor.ts";

/** What a buyer presses on the page of who is paid through; null for a card. */
export type Press = "pay" | "agree" | null;

/** How each way to pay is paid, and what its buyer presses on its page. */
export const WAYS: readonly (readonly [PaymentType, Press])[] = [
  ["CreditCard", null],
  ["PAYPAL", "pay"],
  ["AMAZONV2", "pay"],
  ["AFFIRM", "agree"],
  ["Katapult", "agree"],
];

/** What the shopper does until the order is as good as paid. */
export async function pay(visitor: Visitor, order: string, agree: Press) {
  const begun = await payWith(visitor, order, agree ? pressToken(crypto.randomUUID()) : CARDS.approved);
  const page = "reply" in begun && begun.reply.State === "action_required" ? begun.reply.Redirect : null;
  if (!page || !agree) return begun;
  await pressWallet(page, agree);
  return visitor.tryCall(finishPayment, { body: { CustOrderID: order } });
}

/** What a refusal or an answer says, in a word. */
export const said = (answer: Awaited<ReturnType<typeof payWith>>) =>
  "reply" in answer ? answer.reply.State : reasonOf(answer);
