import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";
import { SWITCHES } from "./payment-settings.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "settings-"));
const read = (environment: Record<string, string>) => readSettings({ DATA_DIR, ...environment });
const DEMO = { DEMO_STORE: SWITCHES.DEMO_STORE };
const OWN_KEYS = {
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  SMTP_URL: "smtps://mail.example",
};
const LIVE = {
  ...OWN_KEYS,
  STRIPE_SECRET_KEY: "sk_live_1",
  STORE_URL: "https://shop.example",
  DATABASE_URL: "postgres://db.example/shop?sslmode=verify-full",
  RIGSMITH_SECRET: "x".repeat(32),
};

describe("without live card keys", () => {
  test.each([
    ["HOST", "0.0.0.0"],
    ["HOST", "::"],
    ["HOST", "192.168.1.20"],
    ["HOST", "127.0.0.1.evil.example"],
    ["STORE_URL", "https://shop.example"],
    ["STORE_URL", "http://192.168.1.20:3000"],
    ["STORE_URL", "http://localhost.shop.example"],
  ])("%s=%s opens with neither sandbox nor cards, so that nobody can order for nothing", (name, value) => {
    expect(read({ [name]: value })).toMatchObject({
      sandbox: null,
      demo: null,
      stripe: null,
      isTest: false,
      wallets: { paypal: null, amazon: null, affirm: null, katapult: null },
      texts: null,
      marketing: null,
    });
  });

  test("the provider's test keys take no real money either, so they are held to the same", () => {
    const test = {
      ...OWN_KEYS,
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STORE_URL: "https://shop.example",
    };
    expect(() => read(test)).toThrow(/^STORE_URL .*order for nothing/);
    expect(read({ ...test, ...DEMO })).toMatchObject({
      isTest: true,
      sandbox: null,
      demo: { token: expect.any(String) },
    });
  });

  test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000", "http://shop.localhost:3000"])(
    "%s opens as always",
    (STORE_URL) => {
      const { hostname } = new URL(STORE_URL);
      const HOST = hostname.replaceAll(/[[\]]/g, "");
      expect(read({ STORE_URL, HOST: HOST.startsWith("shop") ? "localhost" : HOST }).demo).toBeNull();
    },
  );
});

describe("a demonstration", () => {
  test("opens on any address, with a token and card keys that stand in no source", () => {
    const open = { ...DEMO, HOST: "0.0.0.0", STORE_URL: "http://shop.example" };
    const { demo, isTest, stripe, sandbox } = read(open);
    expect(demo?.token).toMatch(/^[\w-]{24}$/);
    expect(isTest).toBe(true);
    expect(stripe?.secretKey).toMatch(/^sk_test_[\w-]{24}$/);
    expect(stripe?.webhookSecret).toMatch(/^whsec_[\w-]{24}$/);
    expect(sandbox?.origin).toBe("http://shop.example:3001");
    expect(read(open).demo).toEqual(demo);
  });

  test("on https asks for an https address of its card fields, which browsers would not open otherwise", () => {
    const open = { ...DEMO, STORE_URL: "https://shop.example" };
    expect(() => read(open)).toThrow(/^SANDBOX_URL is missing.*\.$/);
    expect(read({ ...open, SANDBOX_URL: "https://pay.shop.example" })).toMatchObject({
      sandbox: { origin: "https://pay.shop.example" },
      stripe: { cardFieldsUrl: "https://pay.shop.example/card-fields" },
    });
  });

  test("is not asked for by another word, and never stands beside live keys", () => {
    expect(() => read({ DEMO_STORE: "1" })).toThrow(/^DEMO_STORE is "1", but the one value it takes is /);
    expect(() => read({ ...LIVE, ...DEMO })).toThrow(/^DEMO_STORE is set beside live keys/);
  });
});

describe("with live card keys", () => {
  test("the card fields are Stripe's own, opened with the key for the browser", () => {
    expect(read(LIVE).stripe).toMatchObject({
      apiBase: "https://api.stripe.com",
      script: "https://js.stripe.com/v3/",
      publishableKey: "pk_live_1",
    });
    expect(() => read({ ...LIVE, STRIPE_PUBLISHABLE_KEY: "" })).toThrow(/^STRIPE_PUBLISHABLE_KEY is missing/);
    expect(() => read({ ...LIVE, STRIPE_PUBLISHABLE_KEY: "pk_test_1" })).toThrow(/one is a test key/);
  });

  test("no other server is asked in Stripe's place, which test keys may", () => {
    const elsewhere = { STRIPE_API_URL: "http://localhost:3001" };
    expect(() => read({ ...LIVE, ...elsewhere })).toThrow(/^STRIPE_API_URL is set beside live keys/);
    const test = {
      ...LIVE,
      ...elsewhere,
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STORE_URL: "http://localhost:3000",
    };
    expect(read(test).stripe).toMatchObject({ apiBase: "http://localhost:3001", script: "http://localhost:3001/v3/" });
  });

  test("an http address is refused unless its owner says otherwise", () => {
    const plain = { ...LIVE, STORE_URL: "http://shop.example" };
    expect(() => read(plain)).toThrow(/^STORE_URL .*https:\/\/.*LIVE_OVER_HTTP=.*\.$/);
    expect(read({ ...plain, LIVE_OVER_HTTP: SWITCHES.LIVE_OVER_HTTP }).storeUrl).toBe("http://shop.example");
  });

  test("the embedded database is refused unless its owner says otherwise", () => {
    const embedded = { ...LIVE, DATABASE_URL: "" };
    expect(() => read(embedded)).toThrow(/^DATABASE_URL is missing.*LIVE_ON_EMBEDDED_DATABASE=.*\.$/);
    const switched = { ...embedded, LIVE_ON_EMBEDDED_DATABASE: SWITCHES.LIVE_ON_EMBEDDED_DATABASE };
    expect(read(switched).databaseUrl).toBeNull();
  });
});
