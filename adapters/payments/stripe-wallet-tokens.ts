import { createHash } from "node:crypto";
import { Stripe } from "stripe";
import { z } from "zod";
import { type WalletToken, WalletTokenRefused } from "./payment-provider.ts";
import { afterTwin, translated } from "./stripe-answers.ts";

/** What Google's sheet gives where its gateway is Stripe: a token of Stripe's, as JSON. */
const GoogleToken = z.object({ id: z.string().regex(/^tok_[A-Za-z0-9_]{4,80}$/) });

/**
 * A wallet's own token as a payment method of Stripe's. Apple's goes the way that Stripe's SDK for iOS sends it (its source:
 * `pk_token…`, which the API's pages do not list). Sent again, the same token is the same payment method.
 */
export async function stripeWalletToken(stripe: Stripe, orderNumber: string, given: WalletToken): Promise<string> {
  const key = createHash("sha256")
    .update(`${orderNumber}\n${JSON.stringify(given)}`)
    .digest("hex");
  try {
    const token = typeof given === "string" ? googleToken(given) : await appleToken(stripe, key, given);
    const method = await afterTwin(() =>
      stripe.paymentMethods.create({ type: "card", card: { token } }, { idempotencyKey: `wallet-method-${key}` }),
    );
    return method.id;
  } catch (error) {
    const isRefused =
      error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;
    if (isRefused && error.statusCode !== 409) throw new WalletTokenRefused(`Stripe: ${error.code ?? error.type}`);
    throw translated(error);
  }
}

function googleToken(text: string): string {
  try {
    return GoogleToken.parse(JSON.parse(text)).id;
  } catch {
    throw new WalletTokenRefused("No token of Stripe's");
  }
}

async function appleToken(stripe: Stripe, key: string, given: Exclude<WalletToken, string>): Promise<string> {
  const sent = {
    pk_token: JSON.stringify(given.paymentData),
    pk_token_instrument_name: given.paymentMethod.displayName,
    pk_token_payment_network: given.paymentMethod.network,
    pk_token_transaction_id: given.transactionIdentifier,
  };
  // The SDK's types have what the API's pages have.
  const made = await afterTwin(() =>
    stripe.tokens.create(sent as Stripe.TokenCreateParams, { idempotencyKey: `wallet-token-${key}` }),
  );
  return made.id;
}
