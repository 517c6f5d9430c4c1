import { createHmac } from "node:crypto";
import { isLoopbackHost } from "#contract/loopback.ts";
import { type Settings, WrongSetting } from "./settings.ts";
import { addressOf, originOf } from "./address-setting.ts";

type Read = (name: string) => string | null;
type Around = Pick<Settings, "host" | "port" | "storeUrl" | "databaseUrl" | "secret">;
export type PaymentSettings = Pick<Settings, "stripe" | "sandbox" | "demo" | "isTest">;

/** Keys that the sandbox peer knows; a live store never has them. */
const SANDBOX_KEYS = { secretKey: "sk_test_rigsmith_sandbox", webhookSecret: "whsec_rigsmith_sandbox" };
const TEST_KEY = /^[a-z]{2}_test_/;

/** Each switch takes one value, which says what whoever sets it agrees to. */
export const SWITCHES = {
  DEMO_STORE: "yes-nothing-is-really-sold",
  LIVE_OVER_HTTP: "yes-addresses-travel-in-the-clear",
  LIVE_ON_EMBEDDED_DATABASE: "yes-orders-may-be-lost",
} as const;

/** Who takes the cards: the provider with the owner's keys, or the sandbox without. Throws `WrongSetting`. */
export function paymentSettings(read: Read, around: Around): PaymentSettings {
  const secretKey = read("STRIPE_SECRET_KEY");
  const webhookSecret = read("STRIPE_WEBHOOK_SECRET");
  if ((secretKey === null) !== (webhookSecret === null))
    throw new WrongSetting(
      "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither for the sandbox.",
    );
  const isTest = secretKey === null || TEST_KEY.test(secretKey);
  if (!isTest) checkLive(read, around);
  const demo = isTest ? demoOf(read, around) : null;
  if (secretKey === null || webhookSecret === null) return { ...sandboxSettings(read, around, demo), demo, isTest };
  return { stripe: stripeSettings(read, secretKey, webhookSecret), sandbox: null, demo, isTest };
}

function stripeSettings(read: Read, secretKey: string, webhookSecret: string): Settings["stripe"] {
  if (!read("SMTP_URL"))
    throw new WrongSetting("SMTP_URL is missing: a store that takes real cards needs a mail server for its receipts.");
  const cardFieldsUrl = read("CARD_FIELDS_URL");
  if (!cardFieldsUrl)
    throw new WrongSetting("CARD_FIELDS_URL is missing: live cards need the address of the provider's card fields.");
  return {
    secretKey,
    webhookSecret,
    apiBase: "https://api.stripe.com",
    cardFieldsUrl: addressOf("CARD_FIELDS_URL", cardFieldsUrl, ["https:"]),
  };
}

/** Real cards want an encrypted address and a database that survives a power cut. */
function checkLive(read: Read, { storeUrl, databaseUrl }: Around): void {
  if (read("DEMO_STORE"))
    throw new WrongSetting("DEMO_STORE is set beside live card keys, but a demonstration takes no real cards.");
  if (storeUrl.startsWith("http:") && !isSwitchedOn(read, "LIVE_OVER_HTTP"))
    throw new WrongSetting(
      `STORE_URL is "${storeUrl}", but a store that takes real cards needs https:// (or LIVE_OVER_HTTP=${SWITCHES.LIVE_OVER_HTTP}).`,
    );
  if (databaseUrl === null && !isSwitchedOn(read, "LIVE_ON_EMBEDDED_DATABASE"))
    throw new WrongSetting(
      `DATABASE_URL is missing: the embedded database can lose orders in a power cut, so a store that takes real cards needs PostgreSQL (or LIVE_ON_EMBEDDED_DATABASE=${SWITCHES.LIVE_ON_EMBEDDED_DATABASE}).`,
    );
}

/** A store whose cards are not real gives its goods away to whoever reaches it, so others reach it on purpose only. */
function demoOf(read: Read, { host, storeUrl, secret }: Around): Settings["demo"] {
  if (isSwitchedOn(read, "DEMO_STORE")) return { token: keyFrom(secret, "demonstration token") };
  const open = !isLoopbackHost(host)
    ? `HOST is "${host}"`
    : !isLoopbackHost(new URL(storeUrl).hostname)
      ? `STORE_URL is "${storeUrl}"`
      : null;
  if (open)
    throw new WrongSetting(
      `${open}, but without live card keys anyone who reaches this store could order for nothing: stay on localhost, set the STRIPE_ keys, or set DEMO_STORE=${SWITCHES.DEMO_STORE}.`,
    );
  return null;
}

function sandboxSettings(
  read: Read,
  { port, storeUrl, secret }: Around,
  demo: Settings["demo"],
): Pick<Settings, "stripe" | "sandbox"> {
  const origin = sandboxOrigin(read, port, storeUrl);
  // Others reach a demonstration's sandbox, and the usual keys stand in its source.
  const keys = demo
    ? {
        secretKey: `sk_test_${keyFrom(secret, "sandbox key")}`,
        webhookSecret: `whsec_${keyFrom(secret, "sandbox webhook")}`,
      }
    : SANDBOX_KEYS;
  return {
    sandbox: { origin, port: port + 1 },
    stripe: { ...keys, apiBase: `http://127.0.0.1:${port + 1}`, cardFieldsUrl: `${origin}/card-fields` },
  };
}

function sandboxOrigin(read: Read, port: number, storeUrl: string): string {
  const given = read("SANDBOX_URL");
  if (given) return originOf("SANDBOX_URL", given, ["http:", "https:"]);
  if (storeUrl.startsWith("https:"))
    throw new WrongSetting(
      `SANDBOX_URL is missing: STORE_URL is https://, where browsers open no card fields from http://, so port ${port + 1} needs an https:// address too.`,
    );
  return `http://${new URL(storeUrl).hostname}:${port + 1}`;
}

function isSwitchedOn(read: Read, name: keyof typeof SWITCHES): boolean {
  const value = read(name);
  if (value !== null && value !== SWITCHES[name])
    throw new WrongSetting(`${name} is "${value}", but the one value it takes is "${SWITCHES[name]}".`);
  return value !== null;
}

/** The same after a restart and on every node. */
function keyFrom(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url").slice(0, 24);
}
