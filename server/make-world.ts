import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { storeConfig } from "#config";
import { easypostAddresses } from "#adapters/address/easypost-addresses.ts";
import { restingValidator } from "#adapters/address/resting-validator.ts";
import { idmeGroups } from "#adapters/identity/idme-groups.ts";
import { openProviders } from "#adapters/identity/open-providers.ts";
import { ip2Location } from "#adapters/location/ip2location.ts";
import { locationFile } from "#adapters/location/location-file.ts";
import type { IpLocation } from "#adapters/location/ip-location.ts";
import { fedexCarrier } from "#adapters/shipping/fedex-carrier.ts";
import { upsCapitalInsurance } from "#adapters/insurance/ups-capital-insurance.ts";
import { omnisendMarketing } from "#adapters/marketing/omnisend-marketing.ts";
import { signifydScreening } from "#adapters/screening/signifyd-screening.ts";
import { keptAnswers } from "#adapters/tax/kept-answers.ts";
import { restingCalculator } from "#adapters/tax/resting-calculator.ts";
import { stripeTax } from "#adapters/tax/stripe-tax.ts";
import { webhookSender } from "#adapters/webhooks/webhook-sender.ts";
import { twilioTexts } from "#adapters/texts/twilio-texts.ts";
import { resendNews } from "#adapters/mail/resend-news.ts";
import { smtpMailer } from "#adapters/mail/smtp-mailer.ts";
import { applePaySessions } from "#adapters/payments/apple-pay-sessions.ts";
import { NO_WALLETS, openPayments } from "#adapters/payments/open-payments.ts";
import { spokenCatalogue } from "./catalog/spoken-catalogue.ts";
import { openSettings } from "./dated-settings/open-settings.ts";
import type { Database } from "./db/database.ts";
import { VisitorCountries } from "./location/visitor-countries.ts";
import { outsideOnly } from "./outside-only.ts";
import { watchEventLoop } from "./http/event-loop-lag.ts";
import { FileSlots } from "./http/file-slots.ts";
import { PasswordLine } from "./http/password-line.ts";
import { openModelLibrary } from "./models-3d/model-library.ts";
import { openPictureLibrary } from "./pictures/picture-library.ts";
import type { Settings } from "./settings/settings.ts";
import type { World } from "./world.ts";

const PICTURES = "catalogue/pictures";
const MODELS = "catalogue/models-3d";

/** The real world: system clock, system randomness, the payment provider and mail that the settings name. */
export async function makeWorld(
  settings: Settings,
  db: Database,
  log: Logger,
  stopping: AbortSignal = new AbortController().signal,
): Promise<World> {
  const now = () => new Date();
  const config = await openSettings({ db, now, log }, storeConfig);
  return {
    db,
    config,
    settings,
    now,
    randomBytes: (size) => randomBytes(size),
    catalogue: spokenCatalogue({ db, config }),
    payments: openPayments(settings.stripe, settings.wallets ?? NO_WALLETS, outsideOnly),
    merchantSessions: settings.applePay ? outsideOnly(applePaySessions(settings.applePay)) : null,
    providers: openProviders(settings.providers ?? { google: null, discord: null }),
    addressValidator: settings.addresses ? outsideOnly(restingValidator(easypostAddresses(settings.addresses))) : null,
    groupVerifier: settings.idme ? outsideOnly(idmeGroups(settings.idme)) : null,
    texts: settings.texts ? outsideOnly(twilioTexts(settings.texts)) : null,
    countries: new VisitorCountries(await openLocation(settings, config), log),
    screening: settings.screening ? outsideOnly(signifydScreening(settings.screening)) : null,
    // In a demonstration a stranger may not have this machine asked, either.
    webhooks: outsideOnly(webhookSender({ mayAskThisMachine: settings.sandbox !== null && !settings.demo })),
    marketing: settings.marketing ? outsideOnly(omnisendMarketing(settings.marketing)) : null,
    carrier: settings.fedex ? outsideOnly(fedexCarrier(settings.fedex)) : null,
    insurer: settings.insurance ? outsideOnly(upsCapitalInsurance(settings.insurance)) : null,
    tax: settings.tax ? outsideOnly(keptAnswers(restingCalculator(stripeTax(settings.tax)))) : null,
    mailer: settings.smtpUrl ? outsideOnly(smtpMailer({ url: settings.smtpUrl, from: settings.mailFrom })) : null,
    mailNews: settings.mailNews ? resendNews(settings.mailNews) : null,
    pictures: await openPictureLibrary(PICTURES),
    models: await openModelLibrary(MODELS),
    fileSlots: new FileSlots(),
    passwordLine: new PasswordLine(),
    eventLoopLag: watchEventLoop(stopping),
    stopping,
    log,
  };
}

/** The file is read before the first visitor where it is needed: from then on it answers at once. */
async function openLocation(
  { location }: Settings,
  { redirect }: Pick<World["config"], "redirect">,
): Promise<IpLocation> {
  if (location) return outsideOnly(ip2Location(location));
  const file = locationFile();
  if (redirect.enabled) await file.countryOf("192.0.2.0");
  return file;
}
