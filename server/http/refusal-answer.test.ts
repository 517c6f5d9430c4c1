import { describe, expect, test } from "vitest";
import { REFUSALS } from "#contract/refusals.ts";
import { cents } from "#rules/money/cents.ts";
import { type Reason, type Refusal, refuse } from "#rules/refusal.ts";
import { A_BILL, REFUSAL_FACTS } from "../testing/refusal-facts.ts";
import { refusalAnswer } from "./refusal-answer.ts";

const REASONS = Object.keys(REFUSALS) as Reason[];
const refusalOf = (reason: Reason) => ({ ok: false, reason, facts: REFUSAL_FACTS[reason] }) as Refusal;

describe("a refusal on the wire", () => {
  test.each(REASONS)("%s has its row's status, icon and title, a sentence, its reason and its facts", (reason) => {
    const { status, alert } = refusalAnswer(refusalOf(reason));
    expect(status).toBe(REFUSALS[reason].status);
    expect(alert).toMatchObject({
      IsSuccess: false,
      Icon: REFUSALS[reason].icon ?? "error",
      Button: "OK",
      Reason: reason,
      Facts: REFUSAL_FACTS[reason],
    });
    expect(alert.Message).toMatch(/^(?:General Error|\S.*[.!])$/);
    expect(alert.Message).not.toMatch(/undefined|null|NaN|\[object|\{|\}/);
    expect(alert.Redirect ?? "/").toMatch(/^\/(?![/\\])/);
  });

  test("the default alert, the warnings of a cart and the failed check have the specification's words", () => {
    const general = { Message: "General Error", Title: "System", Icon: "error", Button: "OK" };
    expect(refusalAnswer(refuse("general_error"))).toMatchObject({ status: 500, alert: general });
    const { alert: limit } = refusalAnswer(refuse("laptop_limit"));
    expect([limit.Message, limit.Icon]).toEqual(["Limit one laptop in an order!", "warning"]);
    expect(refusalAnswer(refuse("gear_needs_pc")).alert).toMatchObject({
      Message: "Sorry, the Complete Your Purchase item(s) you have selected must be purchased with a PC.",
      Icon: "warning",
    });
    expect(refusalAnswer(refuse("cart_changed")).alert).toMatchObject({
      Message: "Check cart item is failed, reload the page pleace.",
      Title: "Fail",
      Icon: "error",
    });
  });

  test.each<[Refusal, string]>([
    [refuse("out_of_stock", { name: "Forge 90", left: 2, at: "cart" }), "Only 2 of Forge 90 left."],
    [refuse("out_of_stock", { name: "Forge 90", left: 0, at: "order" }), "Forge 90 is sold out. You were not charged."],
    [refuse("quantity_invalid", { least: 1, most: 99 }), "The quantity is a whole number from 1 to 99."],
    [
      refuse("payment_declined", { decline: "insufficient_funds" }),
      "Your bank declined the card: insufficient funds. You were not charged.",
    ],
    [
      refuse("total_higher", { expectedCents: cents(480_659), now: A_BILL }),
      "The total is now $4,811.59, not $4,806.59. Nothing was ordered, and you were not charged.",
    ],
    [
      refuse("charge_too_large", { mostCents: cents(99_999_999) }),
      "The largest card payment is $999,999.99. Split this into smaller orders.",
    ],
    [
      refuse("too_many_requests", { seconds: 1 }),
      "That was often in a short time. Please wait a second and try again.",
    ],
    [
      refuse("too_many_requests", { seconds: 100 }),
      "That was often in a short time. Please wait 2 minutes and try again.",
    ],
    [
      refuse("paid_by_another_card", { orderNumber: "RS-7K3F9-Q2M8T4", cardType: "", cardLast4: "" }),
      "Order RS-7K3F9-Q2M8T4 was paid with another card. This card was declined and not charged; there is nothing left to pay.",
    ],
  ])("%j reads as a person says it", (refusal, sentence) => {
    expect(refusalAnswer(refusal).alert.Message).toBe(sentence);
  });

  test("a field says what is wrong with it, or what the refusal says", () => {
    const fields = [{ field: "ShippingAddress.ZipCode" }, { field: "ShippingAddress.City", message: "Enter a city." }];
    expect(refusalAnswer(refuse("address_missing", {}, fields)).alert.Fields).toEqual([
      { field: "ShippingAddress.ZipCode", message: "Enter your shipping address." },
      { field: "ShippingAddress.City", message: "Enter a city." },
    ]);
  });

  test("whoever is told to come back is told when", () => {
    expect(refusalAnswer(refuse("too_many_requests", { seconds: 40 })).headers).toEqual({ "retry-after": "40" });
    const { headers } = refusalAnswer(refuse("database_unreachable", { mayBeCharged: false }));
    expect(headers).toEqual({ "retry-after": "5" });
    expect(refusalAnswer(refuse("cart_empty")).headers).toEqual({});
  });
});
