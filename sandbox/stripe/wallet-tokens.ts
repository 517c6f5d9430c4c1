import { createHash } from "node:crypto";
import { newId, nowSeconds } from "../new-id.ts";
import { badParameter, StripeError } from "./stripe-error.ts";
import { type Form, strings, text } from "./stripe-form.ts";
import { cardsElsewhere, methodOf } from "./stripe-payment-methods.ts";
import type { PaymentMethodRecord, StripeLedger, TokenRecord } from "./stripe-records.ts";
import { TEST_CARDS } from "./test-cards.ts";

/**
 * Apple's `paymentData`, as the sandbox's own wallet makes it: "encrypted" is the name of a test card in base64, good
 * once. Anything else was encrypted for somebody else.
 */
export function createWalletToken(ledger: StripeLedger, form: Form): TokenRecord {
  const card = cardIn(text(form, "pk_token"));
  if (card === null) throw badParameter("pk_token", "The Apple Pay payment data could not be decrypted.");
  const paymentData = createHash("sha256")
    .update(text(form, "pk_token") ?? "")
    .digest("hex");
  if (ledger.all("tokens").some((token) => token.paymentData === paymentData))
    throw badParameter("pk_token", "This Apple Pay payment data was used before.");
  const token = { id: newId("tok"), card, paymentData, used: false, created: nowSeconds() };
  ledger.put("tokens", token);
  return token;
}

function cardIn(paymentData: string | null): string | null {
  try {
    const { version, data, signature, header } = JSON.parse(paymentData ?? "") as Record<string, unknown>;
    const isWhole = version === "EC_v1" && typeof data === "string" && typeof signature === "string" && header !== null;
    const name = isWhole ? Buffer.from(data, "base64").toString("utf8") : "";
    return TEST_CARDS.some(({ token }) => token === name) ? name : null;
  } catch {
    return null;
  }
}

/** What the shop's own key may make: the payment method of a wallet's token, once. */
export function methodOfToken(ledger: StripeLedger, form: Form): PaymentMethodRecord {
  const card = strings(form, "card");
  if (card["number"] !== undefined) throw cardsElsewhere();
  const token = ledger.get("tokens", card["token"] ?? "");
  const test = TEST_CARDS.find((one) => one.token === token?.card);
  if (!token || !test) throw badParameter("card[token]", `No such token: '${card["token"] ?? ""}'`);
  if (token.used)
    throw new StripeError(400, "invalid_request_error", "You cannot use a Stripe token more than once.", {
      code: "token_already_used",
      param: "card[token]",
    });
  ledger.put("tokens", { ...token, used: true });
  return methodOf(ledger, test);
}

export function tokenJson({ id, used, created }: TokenRecord): Record<string, unknown> {
  return { id, object: "token", type: "card", livemode: false, used, created };
}
