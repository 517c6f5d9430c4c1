import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { storeConfig } from "#config";
import { openProviders } from "#adapters/identity/open-providers.ts";
import { twilioTexts } from "#adapters/texts/twilio-texts.ts";
import { smtpMailer } from "#adapters/mail/smtp-mailer.ts";
import { stripeCardPayments } from "#adapters/payments/stripe-card-payments.ts";
import { assertStoreConfig } from "#rules/config/check-store-config.ts";
import { MemoryCatalogue } from "./catalog/memory-catalogue.ts";
import type { Database } from "./db/database.ts";
import { openPictureLibrary } from "./pictures/picture-library.ts";
import type { Settings } from "./settings/settings.ts";
import type { World } from "./world.ts";

const PICTURES = "catalogue/pictures";

/** The real world: system clock, system randomness, the payment provider and mail that the settings name. */
export async function makeWorld(settings: Settings, db: Database, log: Logger): Promise<World> {
  assertStoreConfig(storeConfig);
  const now = () => new Date();
  return {
    db,
    config: storeConfig,
    settings,
    now,
    randomBytes: (size) => randomBytes(size),
    catalogue: new MemoryCatalogue({ db, config: storeConfig }),
    payments: stripeCardPayments(settings.stripe),
    providers: openProviders(settings.providers ?? { google: null, discord: null }),
    texts: settings.texts ? twilioTexts(settings.texts) : null,
    mailer: settings.smtpUrl ? smtpMailer({ url: settings.smtpUrl, from: settings.mailFrom }) : null,
    pictures: await openPictureLibrary(PICTURES),
    log,
  };
}
