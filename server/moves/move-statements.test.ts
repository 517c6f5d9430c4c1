import { expect, test } from "vitest";
import { type EffectByJob, whatFollows } from "#rules/order/what-follows.ts";
import { isInStatement } from "./move-statements.ts";

test("of what follows a payment nothing is left for code: its statement is all of it", () => {
  const elsewhere = whatFollows("pending_payment", "paid").filter((effect) => !isInStatement(effect));
  expect(elsewhere).toEqual(["tell_marketing", "tell_webhooks"] satisfies EffectByJob[]);
});
