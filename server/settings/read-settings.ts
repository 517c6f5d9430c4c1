import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { storeConfig } from "#config";
import { privateFolder, SharedFolder } from "./private-folder.ts";
import { type Role, type Settings, WrongSetting } from "./settings.ts";
import { addressOf, originOf } from "./address-setting.ts";
import { applePaySettings } from "./apple-pay-settings.ts";
import { checkPaid, paymentSettings } from "./payment-settings.ts";
import { addressSettings } from "./address-settings.ts";
import { idmeSettings, providerSettings } from "./provider-settings.ts";
import { walletSettings } from "./wallet-settings.ts";
import { scriptSettings } from "./script-settings.ts";
import { logSettings } from "./log-settings.ts";
import { locationSettings } from "./location-settings.ts";
import { fedexSettings } from "./fedex-settings.ts";
import { mailSettings } from "./mail-settings.ts";
import { insuranceSettings } from "./insurance-settings.ts";
import { marketingSettings } from "./marketing-settings.ts";
import { screeningSettings } from "./screening-settings.ts";
import { taxSettings } from "./tax-settings.ts";
import { textSettings } from "./text-settings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks every setting. An empty variable counts as absent. Throws `WrongSetting`. */
export function readSettings(environment: Environment): Settings {
  const read = reader(environment);
  const port = portOf(read("PORT"));
  const host = read("HOST") ?? "127.0.0.1";
  const storeUrl = originOf("STORE_URL", read("STORE_URL") ?? `http://localhost:${port}`, ["http:", "https:"]);
  const database = databaseSettings(environment);
  const { dataDir, databaseUrl } = database;
  const smtpUrl = read("SMTP_URL");
  if (smtpUrl) addressOf("SMTP_URL", smtpUrl, ["smtp:", "smtps:"]);
  const secret = secretOf(read("RIGSMITH_SECRET"), dataDir, databaseUrl);
  const role = roleOf(read("ROLE"), databaseUrl);
  const around = { host, port, storeUrl, databaseUrl, secret };
  const payments = paymentSettings(read, around);
  const wallets = walletSettings(read, payments);
  const isPaid = payments.stripe !== null || Object.values(wallets).some((keys) => keys !== null);
  if (isPaid && !payments.sandbox) checkPaid(read, around, payments.isTest);
  return {
    role,
    host,
    port: port + (role === "worker" ? WORKER_PORTS_ON : 0),
    storeUrl,
    ...database,
    smtpUrl,
    mailFrom: read("MAIL_FROM") ?? `${storeConfig.store.name} <${storeConfig.store.supportEmail}>`,
    ...payments,
    wallets,
    applePay: applePaySettings(read, { ...payments, storeUrl }),
    providers: providerSettings(read, payments),
    addresses: addressSettings(read, payments),
    idme: idmeSettings(read, payments),
    texts: textSettings(read, { ...payments, storeUrl }),
    marketing: marketingSettings(read, payments),
    scripts: scriptSettings(read, payments),
    logService: logSettings(read, payments),
    location: locationSettings(read, payments),
    fedex: fedexSettings(read, payments),
    insurance: insuranceSettings(read, payments),
    screening: screeningSettings(read, payments),
    mailNews: mailSettings(read, payments),
    tax: taxSettings(read, payments),
    secret,
    rebuildSecret: rebuildSecretOf(read("REBUILD_SECRET")),
    ...running(read, payments),
  };
}

type DatabaseSettings = Required<Pick<Settings, "dataDir" | "databaseUrl" | "databaseDirectUrl" | "statementNames">>;

/** Where the database is: all that a command needs. Throws `WrongSetting`. */
export function databaseSettings(environment: Environment): DatabaseSettings {
  const read = reader(environment);
  const databaseAddress = (name: string) => {
    const address = read(name);
    return address && addressOf(name, address, ["postgres:", "postgresql:"]);
  };
  return {
    databaseUrl: databaseAddress("DATABASE_URL"),
    databaseDirectUrl: databaseAddress("DATABASE_DIRECT_URL"),
    statementNames: isOn(read, "DATABASE_STATEMENT_NAMES"),
    dataDir: writableFolder(resolve(read("DATA_DIR") ?? "data")),
  };
}

/** On unless it is turned off. */
function isOn(read: (name: string) => string | null, name: string): boolean {
  const said = read(name) ?? "on";
  if (said !== "on" && said !== "off") throw new WrongSetting(`${name} is "${said}", but it is on or off.`);
  return said === "on";
}

function reader(environment: Environment): (name: string) => string | null {
  return (name) => environment[name]?.trim() || null;
}

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

function running(
  read: (name: string) => string | null,
  { sandbox }: Pick<Settings, "sandbox">,
): Required<Pick<Settings, "logLevel" | "trustedProxies" | "rateLimits" | "drainSeconds">> {
  const logLevel = read("LOG_LEVEL") ?? "info";
  if (!LOG_LEVELS.includes(logLevel))
    throw new WrongSetting(`LOG_LEVEL is "${logLevel}", but it is one of ${LOG_LEVELS.join(", ")}.`);
  const trustedProxies = Number(read("TRUSTED_PROXIES") ?? 0);
  if (!Number.isInteger(trustedProxies) || trustedProxies < 0 || trustedProxies > 5)
    throw new WrongSetting(
      `TRUSTED_PROXIES is "${read("TRUSTED_PROXIES")}", but it is how many proxies stand before the store, from 0 to 5.`,
    );
  const rateLimits = isOn(read, "RATE_LIMITS");
  if (!rateLimits && !sandbox)
    throw new WrongSetting(
      "RATE_LIMITS is off, but a store that others reach needs them: off is for load tests beside the sandbox.",
    );
  const drainSeconds = Number(read("DRAIN_SECONDS") ?? 1);
  if (!Number.isInteger(drainSeconds) || drainSeconds < 0 || drainSeconds > MOST_DRAIN_SECONDS)
    throw new WrongSetting(
      `DRAIN_SECONDS is "${read("DRAIN_SECONDS")}", but it is how long the store answers on once it is asked to stop, from 0 to ${MOST_DRAIN_SECONDS}.`,
    );
  return { logLevel, trustedProxies, rateLimits, drainSeconds };
}

const MOST_DRAIN_SECONDS = 120;

/** The same settings do for both on one machine: the store has its port, the sandbox the next, the worker's health the one after. */
const WORKER_PORTS_ON = 2;

function roleOf(text: string | null, databaseUrl: string | null): Role {
  const role = text ?? "all";
  if (role !== "all" && role !== "web" && role !== "worker")
    throw new WrongSetting(`ROLE is "${role}", but it is all, web or worker.`);
  if (role !== "all" && databaseUrl === null)
    throw new WrongSetting(`ROLE is ${role}, but the embedded database is for one process: set DATABASE_URL too.`);
  return role;
}

function portOf(text: string | null): number {
  const port = Number(text ?? 3000);
  // The sandbox takes the next port, a worker the one after.
  if (!Number.isInteger(port) || port < 1 || port > 65_533)
    throw new WrongSetting(`PORT is "${text}", but a port is a whole number from 1 to 65533.`);
  return port;
}

const SHORTEST_SECRET = 32;

/** Given, or made once and kept: signed links in old mails must stay good, on every node that a shopper may reach. */
function secretOf(given: string | null, dataDir: string, databaseUrl: string | null): string {
  if (given !== null) {
    if (given.length < SHORTEST_SECRET)
      throw new WrongSetting("RIGSMITH_SECRET is too short: use at least 32 random characters.");
    return given;
  }
  const file = join(dataDir, "secret");
  if (databaseUrl)
    throw new WrongSetting(
      existsSync(file)
        ? `RIGSMITH_SECRET is missing: with DATABASE_URL every node signs its links with the same key. Give each the one in ${file}.`
        : "RIGSMITH_SECRET is missing: with DATABASE_URL every node signs its links with the same key. Make one with: openssl rand -hex 32. Give each node the same.",
    );
  if (!existsSync(file)) makeSecret(file);
  const kept = readFileSync(file, "utf8").trim();
  // Half a file would sign links with a key that anyone could guess.
  if (kept.length < SHORTEST_SECRET)
    throw new WrongSetting(
      `The key in ${file} is not whole. Put it back from a backup, or delete it: links in receipts already sent then stop working.`,
    );
  return kept;
}

/** Who has it makes the store do work, so it is no word that somebody guesses. */
function rebuildSecretOf(given: string | null): string | null {
  if (given !== null && given.length < SHORTEST_SECRET)
    throw new WrongSetting("REBUILD_SECRET is too short: use at least 32 random characters.");
  return given;
}

/** Linked into place whole, and never over another's: two stores that start at once keep the same key. */
function makeSecret(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}

/** The database, its lock, resized pictures and the key of signed links are written there, for this user alone. */
function writableFolder(dataDir: string): string {
  try {
    privateFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
    return dataDir;
  } catch (error) {
    if (error instanceof SharedFolder) throw new WrongSetting(`DATA_DIR is "${dataDir}", which ${error.message}.`);
    throw new WrongSetting(
      `DATA_DIR is "${dataDir}", but it cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
