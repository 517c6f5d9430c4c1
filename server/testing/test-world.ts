import { randomBytes } from "node:crypto";
import { storeConfig } from "#config";
import type { CardPayments } from "#adapters/payments/card-payments.ts";
import pino from "pino";
import { MemoryCatalogue } from "../catalog/memory-catalogue.ts";
import type { Database } from "../db/database.ts";
import { PictureLibrary } from "../pictures/picture-library.ts";
import type { World } from "../world.ts";

/** A world for tests: real database, real rules, the shop's own configuration, and a clock the test can set. */
export interface TestWorld extends World {
  catalogue: MemoryCatalogue;
  /** Moves the clock; real time goes on from there. */
  setNow(at: Date): void;
}

/** A Saturday without a tax holiday anywhere, in the demo shop's own time. */
export const TEST_NOW = new Date("2026-11-21T15:00:00Z");

/** `startsAt` is what its clock says now; processes that share a database share a clock, so they give the real time. */
export function makeTestWorld(db: Database, payments: CardPayments = noProvider, startsAt: Date = TEST_NOW): TestWorld {
  let offset = startsAt.getTime() - Date.now();
  return {
    db,
    config: storeConfig,
    settings: testSettings,
    now: () => new Date(Date.now() + offset),
    setNow: (at) => {
      offset = at.getTime() - Date.now();
    },
    randomBytes: (size) => randomBytes(size),
    catalogue: new MemoryCatalogue({ db, config: storeConfig }),
    payments,
    providers: { google: null, discord: null },
    texts: null,
    mailer: { send: () => Promise.reject(new Error("This test sends no mail")) },
    pictures: new PictureLibrary([]),
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

/** A world in which no card can be paid: whoever tries has a mistake in the test. */
const noProvider: CardPayments = {
  provider: "none",
  cardFields: { origin: "http://localhost:0", url: "http://localhost:0/card-fields" },
  authorise: () => Promise.reject(new Error("This test has no payment provider")),
  capture: () => Promise.reject(new Error("This test has no payment provider")),
  void: () => Promise.reject(new Error("This test has no payment provider")),
  refund: () => Promise.reject(new Error("This test has no payment provider")),
  find: () => Promise.reject(new Error("This test has no payment provider")),
  refundPart: () => Promise.reject(new Error("This test has no payment provider")),
  listRefunds: () => Promise.reject(new Error("This test has no payment provider")),
  readWebhook: () => null,
};
