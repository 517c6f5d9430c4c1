import { readFileSync } from "node:fs";
import type { WalletKeys } from "#adapters/payments/open-payments.ts";
import { type Settings, WrongSetting } from "./settings.ts";

type Read = (name: string) => string | null;

/** Keys that the sandbox's peers know; no provider does. */
const SANDBOX_KEYS = {
  paypal: {
    clientId: "rigsmith-sandbox-paypal",
    clientSecret: "rigsmith-sandbox-paypal-secret",
    webhookId: "RIGSMITHSANDBOXWH",
  },
  amazon: {
    publicKeyId: "SANDBOX-RIGSMITH",
    storeId: "amzn1.application-oa2-client.rigsmith",
    topicArn: "arn:aws:sns:sandbox:000000000000:rigsmith",
  },
  katapult: { token: "katapult_rigsmith_sandbox" },
  affirm: { publicKey: "affirm_public_rigsmith_sandbox", privateKey: "affirm_private_rigsmith_sandbox" },
} as const;

/** The half of a key pair that is published with the sandbox, and good for nothing else. */
const AMAZON_SANDBOX_KEY = new URL("../../sandbox/amazon/store-key.pem", import.meta.url);

/**
 * Wallets and lenders by the owner's keys, each all of its settings or none; beside the sandbox its peers. Where cards are
 * not real, neither is anything else: then the providers' own test servers are asked. Peers take everybody's word, so a
 * demonstration that others reach has none. Throws `WrongSetting`.
 */
export function walletSettings(
  read: Read,
  { sandbox, demo, isTest }: Pick<Settings, "sandbox" | "demo" | "isTest">,
): WalletKeys {
  const peers = sandbox && !demo ? { browser: sandbox.origin, own: `http://127.0.0.1:${sandbox.port}` } : null;
  const paypal = together(read, ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"]);
  const affirm = together(read, ["AFFIRM_PUBLIC_KEY", "AFFIRM_PRIVATE_KEY"]);
  const katapult = read("KATAPULT_TOKEN");
  const katapultOrigin = `https://${isTest ? "sandbox" : "www"}.katapult.com`;
  const test = isTest ? "sandbox." : "";
  return {
    paypal: paypal
      ? {
          clientId: paypal[0],
          clientSecret: paypal[1],
          webhookId: paypal[2],
          apiBase: `https://api-m.${test}paypal.com`,
          pageOrigin: `https://www.${test}paypal.com`,
        }
      : peers && { ...SANDBOX_KEYS.paypal, apiBase: `${peers.own}/paypal`, pageOrigin: peers.browser },
    // A buyer begins at Amazon's own button, whose script no page of the store has yet: there are no keys to set.
    amazon: peers && {
      ...SANDBOX_KEYS.amazon,
      privateKey: readFileSync(AMAZON_SANDBOX_KEY, "utf8"),
      apiBase: `${peers.own}/amazon`,
      checkoutPage: `${peers.browser}/amazon/checkout`,
      pageOrigin: peers.browser,
    },
    affirm: affirm
      ? {
          publicKey: affirm[0],
          privateKey: affirm[1],
          apiBase: isTest ? "https://sandbox.affirm.com" : "https://api.affirm.com",
          pageOrigin: isTest ? "https://sandbox.affirm.com" : "https://www.affirm.com",
        }
      : peers && { ...SANDBOX_KEYS.affirm, apiBase: `${peers.own}/affirm`, pageOrigin: peers.browser },
    katapult:
      katapult !== null
        ? { token: katapult, apiBase: katapultOrigin, pageOrigin: katapultOrigin }
        : peers && { ...SANDBOX_KEYS.katapult, apiBase: `${peers.own}/katapult`, pageOrigin: peers.browser },
  };
}

/** All of them, or null where none is set. */
function together<const Names extends readonly string[]>(
  read: Read,
  names: Names,
): { [At in keyof Names]: string } | null {
  const given = names.map(read);
  if (given.every((value) => value === null)) return null;
  if (given.some((value) => value === null))
    throw new WrongSetting(`${names.join(", ")} belong together: set all of them, or none.`);
  return given as { [At in keyof Names]: string };
}
