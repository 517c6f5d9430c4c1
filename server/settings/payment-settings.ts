import { createHmac } from "node:crypto";
import type { StripeSettings } from "#adapters/payments/stripe-payments.ts";
import { isLoopbackHost } from "#contract/loopback.ts";
import { type Settings, WrongSetting } from "./settings.ts";
import { originOf } from "./address-setting.ts";

type Read = (name: string) => string | null;
type Around = Pick<Settings, "host" | "port" | "storeUrl" | "databaseUrl" | "secret">;
export type PaymentSettings = Pick<Settings, "stripe" | "sandbox" | "demo" | "isTest">;

/** Keys that the sandbox peer knows; a live store never has them. */
const SANDBOX_KEYS = { secretKey: "sk_test_rigsmith_sandbox", webhookSecret: "whsec_rigsmith_sandbox" };
/** What a browser signs with there; it makes tokens of test cards and nothing else. */
const SANDBOX_PUBLISHABLE_KEY = "pk_test_rigsmith_sandbox";
const TEST_KEY = /^[a-z]{2}_test_/;

/** Each switch takes one value, which says what whoever sets it agrees to. */
export const SWITCHES = {
  DEMO_STORE: "yes-nothing-is-really-sold",
  LIVE_OVER_HTTP: "yes-addresses-travel-in-the-clear",
  LIVE_ON_EMBEDDED_DATABASE: "yes-orders-may-be-lost",
} as const;

/**
 * Who takes the cards: the provider with the owner's keys, without keys the sandbox on this machine or in a demonstration,
 * and nobody in a store that others reach. Throws `WrongSetting`.
 */
export function paymentSettings(read: Read, around: Around): PaymentSettings {
  const secretKey = read("STRIPE_SECRET_KEY");
  const webhookSecret = read("STRIPE_WEBHOOK_SECRET");
  if ((secretKey === null) !== (webhookSecret === null))
    throw new WrongSetting(
      "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither for the sandbox.",
    );
  if (secretKey === null || webhookSecret === null) return withoutKeys(read, around);
  const isTest = TEST_KEY.test(secretKey);
  return {
    stripe: stripeSettings(read, secretKey, webhookSecret),
    sandbox: null,
    demo: isTest ? testDemo(read, around) : null,
    isTest,
  };
}

function withoutKeys(read: Read, around: Around): PaymentSettings {
  const isDemo = isSwitchedOn(read, "DEMO_STORE");
  if (!isDemo && openAs(around)) return { stripe: null, sandbox: null, demo: null, isTest: false };
  const demo = isDemo ? demoOf(around) : null;
  return { ...sandboxSettings(read, around, demo), demo, isTest: true };
}

function stripeSettings(read: Read, secretKey: string, webhookSecret: string): StripeSettings {
  const publishableKey = read("STRIPE_PUBLISHABLE_KEY");
  if (!publishableKey)
    throw new WrongSetting("STRIPE_PUBLISHABLE_KEY is missing: Stripe's card fields are opened with it.");
  if (TEST_KEY.test(publishableKey) !== TEST_KEY.test(secretKey))
    throw new WrongSetting("STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are not of one kind: one is a test key.");
  const apiBase = read("STRIPE_API_URL");
  if (apiBase !== null && !TEST_KEY.test(secretKey))
    throw new WrongSetting("STRIPE_API_URL is set beside live keys: they are for Stripe alone.");
  return {
    secretKey,
    webhookSecret,
    publishableKey,
    apiBase: apiBase === null ? "https://api.stripe.com" : originOf("STRIPE_API_URL", apiBase, ["http:", "https:"]),
    script: apiBase === null ? "https://js.stripe.com/v3/" : `${apiBase}/v3/`,
    cardFieldsUrl: apiBase ?? "https://js.stripe.com",
  };
}

/**
 * What a store must have that is paid outside of the sandbox: mail for its receipts, and where the money is real an
 * encrypted address and a database that survives a power cut. Throws `WrongSetting`.
 */
export function checkPaid(read: Read, { storeUrl, databaseUrl }: Around, isTest: boolean): void {
  if (!read("SMTP_URL"))
    throw new WrongSetting("SMTP_URL is missing: a store that takes payments needs a mail server for its receipts.");
  if (isTest) return;
  if (read("DEMO_STORE"))
    throw new WrongSetting("DEMO_STORE is set beside live keys, but a demonstration takes no real payments.");
  if (storeUrl.startsWith("http:") && !isSwitchedOn(read, "LIVE_OVER_HTTP"))
    throw new WrongSetting(
      `STORE_URL is "${storeUrl}", but a store that takes real payments needs https:// (or LIVE_OVER_HTTP=${SWITCHES.LIVE_OVER_HTTP}).`,
    );
  if (databaseUrl === null && !isSwitchedOn(read, "LIVE_ON_EMBEDDED_DATABASE"))
    throw new WrongSetting(
      `DATABASE_URL is missing: the embedded database can lose orders in a power cut, so a store that takes real payments needs PostgreSQL (or LIVE_ON_EMBEDDED_DATABASE=${SWITCHES.LIVE_ON_EMBEDDED_DATABASE}).`,
    );
}

/** A store that takes test cards gives its goods away to whoever reaches it, so others reach it on purpose only. */
function testDemo(read: Read, around: Around): Settings["demo"] {
  if (isSwitchedOn(read, "DEMO_STORE")) return demoOf(around);
  const open = openAs(around);
  if (open === null) return null;
  throw new WrongSetting(
    `${open}, but with test keys anyone who reaches this store could order for nothing: stay on localhost, set live STRIPE_ keys, or set DEMO_STORE=${SWITCHES.DEMO_STORE}.`,
  );
}

function demoOf({ secret }: Around): Settings["demo"] {
  return { token: keyFrom(secret, "demonstration token") };
}

/** The setting by which others reach the store; null where only this machine does. */
function openAs({ host, storeUrl }: Around): string | null {
  if (!isLoopbackHost(host)) return `HOST is "${host}"`;
  return isLoopbackHost(new URL(storeUrl).hostname) ? null : `STORE_URL is "${storeUrl}"`;
}

function sandboxSettings(
  read: Read,
  { port, storeUrl, secret }: Around,
  demo: Settings["demo"],
): { stripe: StripeSettings; sandbox: Settings["sandbox"] } {
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
    stripe: {
      ...keys,
      publishableKey: SANDBOX_PUBLISHABLE_KEY,
      apiBase: `http://127.0.0.1:${port + 1}`,
      cardFieldsUrl: `${origin}/card-fields`,
    },
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
