import { affirmPayments, type AffirmSettings } from "./affirm-payments.ts";
import type { AmazonSettings } from "./amazon-client.ts";
import { amazonPayments } from "./amazon-payments.ts";
import { type CardFieldsAddress, framedFields, NO_FIELDS, stripeFields } from "./card-fields-address.ts";
import { katapultPayments, type KatapultSettings } from "./katapult-payments.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { PaypalSettings } from "./paypal-client.ts";
import { paypalPayments } from "./paypal-payments.ts";
import { PaymentProviders } from "./payment-providers.ts";
import { stripePayments, type StripeSettings } from "./stripe-payments.ts";

/** Keys by provider; null where the store has none, and its ways to pay are not taken then. */
export interface WalletKeys {
  paypal: PaypalSettings | null;
  amazon: AmazonSettings | null;
  affirm: AffirmSettings | null;
  katapult: KatapultSettings | null;
}

export const NO_WALLETS: WalletKeys = { paypal: null, amazon: null, affirm: null, katapult: null };

/** Who moves the money of each way to pay, by the keys that the store has. `guard` stands before each call to one. */
export function openPayments(
  stripe: StripeSettings | null,
  { paypal, amazon, affirm, katapult }: WalletKeys,
  guard: (provider: PaymentProvider) => PaymentProvider,
): PaymentProviders {
  const cards = stripe && guard(stripePayments(stripe));
  return new PaymentProviders(stripe ? cardFieldsOf(stripe) : NO_FIELDS, {
    CreditCard: cards,
    ApplePay: cards,
    GooglePay: cards,
    PAYPAL: paypal && guard(paypalPayments(paypal)),
    AMAZONV2: amazon && guard(amazonPayments(amazon)),
    AFFIRM: affirm && guard(affirmPayments(affirm)),
    Katapult: katapult && guard(katapultPayments(katapult)),
  });
}

function cardFieldsOf({ script, publishableKey = "", cardFieldsUrl }: StripeSettings): CardFieldsAddress {
  return script ? stripeFields(script, publishableKey) : framedFields(cardFieldsUrl, publishableKey);
}
