import type { PaymentRequest, Stripe } from "@stripe/stripe-js";
import type { CardFieldsPlace } from "#contract/checkout.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { openStripe } from "./open-stripe.ts";

/** The wallets that a browser may have, by the name that it asks for them. */
const PHONE_WALLETS = { ApplePay: "applePay", GooglePay: "googlePay" } as const satisfies Partial<
  Record<PaymentType, string>
>;
export type PhoneWallet = keyof typeof PHONE_WALLETS;

export interface WalletCard {
  token: string;
  brand: string;
  last4: string;
}

/** What a wallet gave, and its sheet, which stays open until it hears how the payment ended. */
export interface WalletPayment {
  card: WalletCard;
  end(isPaid: boolean): void;
}

/** The wallets of this browser, opened once for what is to be paid. Apple Pay is there where `ApplePaySession` is (S497). */
export class PhoneWallets {
  readonly #request: PaymentRequest;
  readonly #has: ReadonlySet<PhoneWallet>;

  private constructor(request: PaymentRequest, has: ReadonlySet<PhoneWallet>) {
    this.#request = request;
    this.#has = has;
  }

  /** Dollars; `label` is who is paid. */
  static async open(
    place: Pick<CardFieldsPlace, "Script" | "Key">,
    total: number,
    label: string,
  ): Promise<PhoneWallets> {
    const stripe: Stripe = await openStripe(place);
    const request = stripe.paymentRequest({
      country: "US",
      currency: "usd",
      total: { label, amount: Math.round(total * 100) },
    });
    const can: Partial<Record<string, boolean>> = (await request.canMakePayment()) ?? {};
    const has = Object.entries(PHONE_WALLETS).filter(([, name]) => can[name] === true);
    return new PhoneWallets(request, new Set(has.map(([type]) => type as PhoneWallet)));
  }

  has(type: PhoneWallet): boolean {
    return this.#has.has(type);
  }

  /** Opens the wallet's sheet, which a browser does only while a press is handled. Null where it was closed. */
  pay(): Promise<WalletPayment | null> {
    const given = new Promise<WalletPayment | null>((resolve) => {
      this.#request.once("paymentmethod", ({ paymentMethod: { id, card }, complete }) =>
        resolve({
          card: { token: id, brand: card?.brand ?? "", last4: card?.last4 ?? "" },
          end: (isPaid) => complete(isPaid ? "success" : "fail"),
        }),
      );
      this.#request.once("cancel", () => resolve(null));
    });
    this.#request.show();
    return given;
  }
}
