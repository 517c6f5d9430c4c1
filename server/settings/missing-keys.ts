import { openPayments, NO_WALLETS } from "#adapters/payments/open-payments.ts";
import type { PaymentMethodConfig, PaymentType } from "#rules/payment/payment-types.ts";
import type { Settings } from "./settings.ts";

const CARD_KEYS = "the STRIPE_ keys are missing";

/** Why a way to pay is not there; Amazon's has no keys to set yet (`docs/outside.md`). */
const KEYS: Readonly<Record<PaymentType, string | null>> = {
  CreditCard: CARD_KEYS,
  ApplePay: CARD_KEYS,
  GooglePay: CARD_KEYS,
  PAYPAL: "the PAYPAL_ keys are missing",
  AMAZONV2: null,
  AFFIRM: "the AFFIRM_ keys are missing",
  Katapult: "KATAPULT_TOKEN is missing",
};

const SERVICES: readonly (readonly [isOn: (settings: Settings) => boolean, missing: string])[] = [
  [({ smtpUrl }) => smtpUrl !== null, "No mail is sent, it waits: SMTP_URL is missing."],
  [({ mailNews }) => Boolean(mailNews), "Nobody says which mail came back: RESEND_WEBHOOK_SECRET is missing."],
  [({ texts }) => Boolean(texts), "No texts are offered: the TWILIO_ keys are missing."],
  [({ providers }) => Boolean(providers?.google), "No sign-in by Google: the GOOGLE_ keys are missing."],
  [({ providers }) => Boolean(providers?.discord), "No sign-in by Discord: the DISCORD_ keys are missing."],
  [({ idme }) => Boolean(idme), "Groups prove themselves to the desk alone: the IDME_ keys are missing."],
  [({ addresses }) => Boolean(addresses), "Nobody is asked about addresses: EASYPOST_API_KEY is missing."],
  [({ fedex }) => Boolean(fedex), "Labels are made elsewhere: the FEDEX_ keys are missing."],
  [({ insurance }) => Boolean(insurance), "No parcel is insured: the UPS_CAPITAL_ keys are missing."],
  [({ screening }) => Boolean(screening), "Orders are not screened for fraud: SIGNIFYD_API_KEY is missing."],
  [({ tax }) => Boolean(tax), "Sales tax is the table's, without cities and counties: STRIPE_TAX is not on."],
  [({ marketing }) => Boolean(marketing), "The marketing service is told of no cart: MARKETING_API_KEY is missing."],
  [({ logService }) => Boolean(logService), "The log alone has faults: the LOG_SERVICE_ settings are missing."],
];

/** What is switched off for want of keys, a sentence each for who opens the store. Beside the sandbox its peers stand in. */
export function missingKeys(
  settings: Settings,
  methods: readonly Pick<PaymentMethodConfig, "type" | "title" | "enabled">[],
): string[] {
  if (settings.sandbox) return [];
  const payments = openPayments(settings.stripe, settings.wallets ?? NO_WALLETS, (provider) => provider);
  const taken = methods.filter(({ type, enabled }) => enabled && payments.of(type));
  const closed = methods.flatMap(({ type, title, enabled }) =>
    enabled && !payments.of(type) && KEYS[type] ? [`${title} is not offered: ${KEYS[type]}.`] : [],
  );
  return [
    ...(taken.length === 0
      ? ["No way to pay is open: shoppers look and fill carts, and nobody can order (docs/going-live.md)."]
      : []),
    ...closed,
    ...SERVICES.filter(([isOn]) => !isOn(settings)).map(([, missing]) => missing),
  ];
}
