import { createPrivateKey, X509Certificate } from "node:crypto";
import { storeConfig } from "#config";
import type { ApplePaySettings } from "#adapters/payments/apple-pay-sessions.ts";
import { type Settings, WrongSetting } from "./settings.ts";

type Read = (name: string) => string | null;

const NAMES = ["APPLE_PAY_MERCHANT_ID", "APPLE_PAY_CERTIFICATE", "APPLE_PAY_KEY"] as const;
/** What the sandbox's peer knows the store as; Apple does not. */
const SANDBOX_MERCHANT = "merchant.rigsmith.sandbox";
const SESSION_PATH = "/apple-pay/paymentservices/startSession";
/** Apple's limit for a display name. */
const LONGEST_NAME = 64;

/**
 * Who the store is at Apple: by the owner's merchant identity, or beside the sandbox at its peer, which a demonstration that
 * others reach has not; null where neither is. Throws `WrongSetting`.
 */
export function applePaySettings(
  read: Read,
  { sandbox, demo, storeUrl }: Pick<Settings, "sandbox" | "demo" | "storeUrl">,
): ApplePaySettings | null {
  const [merchantId, certificate, key] = NAMES.map(read);
  const shop = { domain: new URL(storeUrl).hostname, displayName: storeConfig.store.name.slice(0, LONGEST_NAME) };
  if (merchantId && certificate && key) return { ...shop, merchantId, identity: identityOf(certificate, key) };
  if (merchantId || certificate || key)
    throw new WrongSetting(`${NAMES.join(", ")} belong together: set all of them, or none.`);
  if (!sandbox || demo) return null;
  return {
    ...shop,
    merchantId: SANDBOX_MERCHANT,
    identity: null,
    peer: { said: `${sandbox.origin}${SESSION_PATH}`, asked: `http://127.0.0.1:${sandbox.port}${SESSION_PATH}` },
  };
}

/** PEM, whose lines may be written as `\n` in one line; wrong ones are told at start and not by a shopper's sheet. */
function identityOf(certificate: string, key: string): { certificate: string; key: string } {
  const pem = { certificate: certificate.replaceAll("\\n", "\n"), key: key.replaceAll("\\n", "\n") };
  try {
    if (new X509Certificate(pem.certificate).checkPrivateKey(createPrivateKey(pem.key))) return pem;
  } catch {
    throw new WrongSetting("APPLE_PAY_CERTIFICATE or APPLE_PAY_KEY is no PEM.");
  }
  throw new WrongSetting("APPLE_PAY_KEY is not the key of APPLE_PAY_CERTIFICATE.");
}
