import { createHash } from "node:crypto";
import { newId, nowSeconds } from "../new-id.ts";
import { type Form, strings } from "./stripe-form.ts";
import { badParameter, missing, StripeError } from "./stripe-error.ts";
import type { StripeLedger } from "./stripe-records.ts";
import type { PaymentMethodRecord } from "./stripe-records.ts";
import { TEST_CARDS, type TestCard } from "./test-cards.ts";

/**
 * A card becomes a token. The number is compared with the test cards and forgotten; any other number is refused,
 * so that a real card typed here by mistake goes nowhere.
 */
export function createPaymentMethod(ledger: StripeLedger, form: Form): PaymentMethodRecord {
  const card = strings(form, "card");
  const number = (card["number"] ?? "").replaceAll(" ", "");
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw new StripeError(402, "card_error", "Your card number is incorrect.", {
      code: "incorrect_number",
      param: "number",
    });
  }
  const test = TEST_CARDS.find((candidate) => candidate.number === number);
  if (!test) {
    throw new StripeError(
      402,
      "card_error",
      "This is a sandbox: only its test cards work here, a real card does not.",
      {
        code: "card_declined",
        decline_code: "test_mode_live_card",
      },
    );
  }
  const method = toRecord(
    newId("pm"),
    test,
    wholeNumber(card["exp_month"], "exp_month"),
    wholeNumber(card["exp_year"], "exp_year"),
  );
  ledger.put("paymentMethods", method);
  return method;
}

/** The shop's server must never hold a card number, so its key makes nothing of one, and no other page can either. */
export function cardsElsewhere(): StripeError {
  return new StripeError(
    403,
    "invalid_request_error",
    "Card numbers are accepted from the sandbox's own card fields only.",
  );
}

/** A token of the card fields, or one of the ready-made `pm_card_…`. Throws Stripe's 400 when there is none. */
export function findPaymentMethod(ledger: StripeLedger, id: string): PaymentMethodRecord {
  const known = ledger.get("paymentMethods", id);
  if (known) return known;
  const test = TEST_CARDS.find(({ token }) => token === id);
  if (!test)
    throw new StripeError(400, "invalid_request_error", missing("PaymentMethod", id).message, {
      code: "resource_missing",
      param: "payment_method",
    });
  const method = toRecord(id, test, 12, new Date().getFullYear() + 3);
  ledger.put("paymentMethods", method);
  return method;
}

export function methodOf(ledger: StripeLedger, test: TestCard): PaymentMethodRecord {
  const method = toRecord(newId("pm"), test, 12, new Date().getFullYear() + 3);
  ledger.put("paymentMethods", method);
  return method;
}

function toRecord(id: string, card: TestCard, expMonth: number, expYear: number): PaymentMethodRecord {
  return {
    id,
    brand: card.brand,
    last4: card.number.slice(-4),
    fingerprint: createHash("sha256").update(card.token).digest("base64url").slice(0, 16),
    expMonth,
    expYear,
    behaviour: card.behaviour,
    created: nowSeconds(),
  };
}

function wholeNumber(value: string | undefined, param: string): number {
  if (!/^\d{1,4}$/.test(value ?? "")) throw badParameter(`card[${param}]`, `Invalid integer: ${param}`);
  return Number(value);
}

function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
