import { randomBytes } from "node:crypto";
import { storeConfig } from "#config";
import { framedFields } from "#adapters/payments/card-fields-address.ts";
import { PaymentProviders } from "#adapters/payments/payment-providers.ts";
import pino from "pino";
import type { CatalogueReader } from "../catalog/catalogue-reader.ts";
import { spokenCatalogue } from "../catalog/spoken-catalogue.ts";
import type { Database } from "../db/database.ts";
import { webhookSender } from "#adapters/webhooks/webhook-sender.ts";
import { outsideOnly } from "../outside-only.ts";
import { VisitorCountries } from "../location/visitor-countries.ts";
import { FileSlots } from "../http/file-slots.ts";
import { PasswordLine } from "../http/password-line.ts";
import { ModelLibrary } from "../models-3d/model-library.ts";
import { PictureLibrary } from "../pictures/picture-library.ts";
import type { World } from "../world.ts";

/** A world for tests: real database, real rules, the shop's own configuration, and a clock the test can set. */
export interface TestWorld extends World {
  catalogue: CatalogueReader;
  /** Moves the clock; real time goes on from there. */
  setNow(at: Date): void;
}

/** A Saturday without a tax holiday anywhere, in the demo shop's own time. */
export const TEST_NOW = new Date("2026-11-21T15:00:00Z");

/** `startsAt` is what its clock says now; processes that share a database share a clock, so they give the real time. */
export function makeTestWorld(
  db: Database,
  payments: PaymentProviders = noProvider,
  startsAt: Date = TEST_NOW,
): TestWorld {
  let offset = startsAt.getTime() - Date.now();
  return {
    db,
    config: storeConfig,
    // Its own: files share a process, and a test may turn a setting.
    settings: { ...testSettings },
    now: () => new Date(Date.now() + offset),
    setNow: (at) => {
      offset = at.getTime() - Date.now();
    },
    randomBytes: (size) => randomBytes(size),
    catalogue: spokenCatalogue({ db, config: storeConfig }),
    payments,
    merchantSessions: null,
    providers: { google: null, discord: null },
    groupVerifier: null,
    addressValidator: null,
    texts: null,
    countries: new VisitorCountries(null, pino({ level: "silent" })),
    webhooks: outsideOnly(webhookSender({ mayAskThisMachine: true, timeoutMs: 400 })),
    marketing: null,
    carrier: null,
    insurer: null,
    screening: null,
    tax: null,
    mailer: { send: () => Promise.reject(new Error("This test sends no mail")) },
    mailNews: null,
    pictures: new PictureLibrary([]),
    models: new ModelLibrary(new Map()),
    fileSlots: new FileSlots(),
    // As on many nodes: what races there shall race here.
    passwordLine: new PasswordLine({ atOnce: 200 }),
    eventLoopLag: () => 0,
    stopping: new AbortController().signal,
    log: pino({ level: process.env["TEST_LOG"] ?? "silent" }),
  };
}

const testSettings: World["settings"] = {
  host: "127.0.0.1",
  port: 0,
  storeUrl: "http://localhost:3000",
  dataDir: "",
  databaseUrl: null,
  sandbox: null,
  demo: null,
  isTest: false,
  smtpUrl: null,
  mailFrom: "shop@example.com",
  stripe: { secretKey: "", webhookSecret: "", apiBase: "", cardFieldsUrl: "" },
  secret: "secret-of-the-tests",
};

const nobody = () => Promise.reject(new Error("This test has no payment provider"));

/** A world in which cards are offered and none can be paid: whoever tries has a mistake in the test. */
const noProvider = new PaymentProviders(framedFields("http://localhost:0/card-fields", "pk_test"), {
  CreditCard: {
    provider: "none",
    start: nobody,
    complete: nobody,
    capture: nobody,
    void: nobody,
    refund: nobody,
    find: nobody,
    refundPart: nobody,
    listRefunds: nobody,
    readWebhook: () => Promise.resolve(null),
  },
});
