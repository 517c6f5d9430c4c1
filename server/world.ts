import type { StoreConfig } from "#rules/config/store-config.ts";
import type { Providers } from "#adapters/identity/open-providers.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import type { TextSender } from "#adapters/texts/text-sender.ts";
import type { CardPayments } from "#adapters/payments/card-payments.ts";
import type { Logger } from "pino";
import type { CatalogueReader } from "./catalog/catalogue-reader.ts";
import type { Database } from "./db/database.ts";
import type { PictureLibrary } from "./pictures/picture-library.ts";
import type { Settings } from "./settings/settings.ts";

/** Everything a handler may touch besides its input. Made once at start; tests make their own. */
export interface World {
  db: Database;
  config: StoreConfig;
  settings: Settings;
  /** The only clock (decision 14). */
  now(): Date;
  /** The only dice: cryptographically strong bytes. */
  randomBytes(size: number): Uint8Array;
  /** What is on the lists, as pages and calls read it. */
  catalogue: CatalogueReader;
  payments: CardPayments;
  /** Who else may say who somebody is. */
  providers: Providers;
  /** Null without a mail server: mails are only kept, and read at `/dev/outbox`. */
  mailer: Mailer | null;
  /** Null where none are offered. */
  texts: TextSender | null;
  /** The originals of `catalogue/pictures`, opened once at start. */
  pictures: PictureLibrary;
  log: Logger;
}
