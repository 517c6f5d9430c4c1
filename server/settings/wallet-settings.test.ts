import { describe, expect, test } from "vitest";
import { walletSettings } from "./wallet-settings.ts";

const PEERS = { origin: "http://shop.localhost:3001", port: 3001 };
const read =
  (environment: Record<string, string> = {}) =>
  (name: string) =>
    environment[name] ?? null;
const PAYPAL = { PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret", PAYPAL_WEBHOOK_ID: "hook" };

describe("wallets and lenders", () => {
  test("are played by the sandbox where it runs: asked at this machine, and shown at its own address", () => {
    const played = walletSettings(read(), { sandbox: PEERS, demo: null, isTest: true });
    for (const [name, settings] of Object.entries(played))
      expect(settings, name).toMatchObject({ apiBase: `http://127.0.0.1:3001/${name}`, pageOrigin: PEERS.origin });
  });

  test("are none at all for a demonstration that others reach, and for a store with live cards and no other keys", () => {
    const none = { paypal: null, amazon: null, affirm: null, katapult: null };
    expect(walletSettings(read(), { sandbox: PEERS, demo: { token: "t" }, isTest: true })).toEqual(none);
    expect(walletSettings(read(), { sandbox: null, demo: null, isTest: false })).toEqual(none);
  });

  test("are asked at their own test servers while cards are not real, and at the real ones with them", () => {
    const keys = { ...PAYPAL, AFFIRM_PUBLIC_KEY: "a", AFFIRM_PRIVATE_KEY: "b", KATAPULT_TOKEN: "k" };
    const at = (isTest: boolean) =>
      Object.values(walletSettings(read(keys), { sandbox: null, demo: null, isTest })).map(
        (settings) => settings?.apiBase,
      );
    expect(at(true)).toEqual([
      "https://api-m.sandbox.paypal.com",
      undefined,
      "https://sandbox.affirm.com",
      "https://sandbox.katapult.com",
    ]);
    expect(at(false)).toEqual([
      "https://api-m.paypal.com",
      undefined,
      "https://api.affirm.com",
      "https://www.katapult.com",
    ]);
  });

  test.each([
    ["PAYPAL_WEBHOOK_ID", { ...PAYPAL, PAYPAL_WEBHOOK_ID: "" }],
    ["AFFIRM_PRIVATE_KEY", { AFFIRM_PUBLIC_KEY: "a" }],
  ])("half of a provider's keys stops the start: %s is missing", (name, keys) => {
    const asked = () => walletSettings((key) => read(keys)(key) || null, { sandbox: null, demo: null, isTest: false });
    expect(asked).toThrow(name);
    expect(asked).toThrow("belong together: set all of them, or none.");
  });
});
