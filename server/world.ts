import type { StoreConfig } from "#rules/config/store-config.ts";
import type { AddressValidator } from "#adapters/address/address-validator.ts";
import type { GroupVerifier } from "#adapters/identity/group-verifier.ts";
import type { Providers } from "#adapters/identity/open-providers.ts";
import type { MailNewsReader } from "#adapters/mail/mail-news.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import type { ParcelInsurer } from "#adapters/insurance/parcel-insurer.ts";
import type { CartMarketing } from "#adapters/marketing/cart-marketing.ts";
import type { FraudScreening } from "#adapters/screening/fraud-screening.ts";
import type { ShippingCarrier } from "#adapters/shipping/shipping-carrier.ts";
import type { TaxCalculator } from "#adapters/tax/tax-calculator.ts";
import type { WebhookSender } from "#adapters/webhooks/webhook-sender.ts";
import type { TextSender } from "#adapters/texts/text-sender.ts";
import type { MerchantSessions } from "#adapters/payments/merchant-sessions.ts";
import type { PaymentProviders } from "#adapters/payments/payment-providers.ts";
import type { Logger } from "pino";
import type { CatalogueReader } from "./catalog/catalogue-reader.ts";
import type { Database } from "./db/database.ts";
import type { FileSlots } from "./http/file-slots.ts";
import type { PasswordLine } from "./http/password-line.ts";
import type { VisitorCountries } from "./location/visitor-countries.ts";
import type { ModelLibrary } from "./models-3d/model-library.ts";
import type { PictureLibrary } from "./pictures/picture-library.ts";
import type { Settings } from "./settings/settings.ts";

/** Everything a handler may touch besides its input. Made once at start; tests make their own. */
export interface World {
  db: Database;
  /** Those in force. Others may take their place (`dated-settings/follow-settings.ts`); a request keeps those it began with. */
  config: StoreConfig;
  settings: Settings;
  /** The only clock (decision 14). */
  now(): Date;
  /** The only dice: cryptographically strong bytes. */
  randomBytes(size: number): Uint8Array;
  /** What is on the lists, as pages and calls read it. */
  catalogue: CatalogueReader;
  payments: PaymentProviders;
  /** Null where Apple Pay opens by the processor's script alone. */
  merchantSessions: MerchantSessions | null;
  /** Who else may say who somebody is. */
  providers: Providers;
  /** Knows whether mail arrives at an address; null where nobody is asked. */
  addressValidator: AddressValidator | null;
  /** Who vouches that somebody belongs to a group; null where only a proof says it. */
  groupVerifier: GroupVerifier | null;
  /** Null without a mail server: mails are only kept, and read at `/dev/outbox`. */
  mailer: Mailer | null;
  /** Reads what became of mail; null where nobody is believed about it. */
  mailNews: MailNewsReader | null;
  /** Null where none are offered. */
  texts: TextSender | null;
  /** Where visitors are, as far as it is known. */
  countries: VisitorCountries;
  /** Null where orders are not screened. */
  screening: FraudScreening | null;
  /** Tells the merchant's own programs of orders. */
  webhooks: WebhookSender;
  /** Null where nobody is told of carts. */
  marketing: CartMarketing | null;
  /** Null where labels are made elsewhere. */
  carrier: ShippingCarrier | null;
  /** Null where no parcel can be insured. */
  insurer: ParcelInsurer | null;
  /** Null where the table of the settings says what tax is. */
  tax: TaxCalculator | null;
  /** The originals of `catalogue/pictures`, opened once at start. */
  pictures: PictureLibrary;
  /** The 3D files of `catalogue/models-3d`, opened once at start. */
  models: ModelLibrary;
  /** Files that come in, one behind the other where they are many. */
  fileSlots: FileSlots;
  /** Passwords that are compared or kept, likewise. */
  passwordLine: PasswordLine;
  /** How many milliseconds late the event loop is, which is how long everybody waits before anything is done for them. */
  eventLoopLag(): number;
  /** Aborted once the process is asked to stop: a job then begins no further record. */
  stopping: AbortSignal;
  log: Logger;
}
