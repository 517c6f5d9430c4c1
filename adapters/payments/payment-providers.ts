import { PAYMENT_TYPES, type PaymentType } from "#rules/payment/payment-types.ts";
import type { CardFieldsAddress } from "./card-fields-address.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** Their stable names: kept with each payment, and in the address their webhooks come to. */
export const PROVIDER_NAMES = ["stripe", "paypal", "amazon", "affirm", "katapult"] as const;

/** Who moves the money of each way to pay. Nothing outside of `adapters/payments` knows a provider by its name. */
export class PaymentProviders {
  readonly cardFields: CardFieldsAddress;
  readonly #byType: ReadonlyMap<PaymentType, PaymentProvider>;
  readonly #byName: ReadonlyMap<string, PaymentProvider>;

  /** Several types may be of one provider; a type without one is not taken. */
  constructor(cardFields: CardFieldsAddress, byType: Readonly<Partial<Record<PaymentType, PaymentProvider | null>>>) {
    const taken = PAYMENT_TYPES.flatMap((type) => (byType[type] ? [[type, byType[type]] as const] : []));
    this.cardFields = cardFields;
    this.#byType = new Map(taken);
    this.#byName = new Map(taken.map(([, provider]) => [provider.provider, provider]));
  }

  /** Null where the store has nobody for it. */
  of(type: PaymentType): PaymentProvider | null {
    return this.#byType.get(type) ?? null;
  }

  /** Of a payment that was begun. Throws where the store has lost its keys for it since. */
  named(name: string): PaymentProvider {
    const provider = this.#byName.get(name);
    if (!provider) throw new Error(`There is nobody any more who knows the payments of ${name}`);
    return provider;
  }

  /** By a name that a stranger says. */
  known(name: string): PaymentProvider | null {
    return this.#byName.get(name) ?? null;
  }

  /** The provider's name of each type that is taken. */
  names(): Partial<Record<PaymentType, string>> {
    return Object.fromEntries([...this.#byType].map(([type, { provider }]) => [type, provider]));
  }
}
