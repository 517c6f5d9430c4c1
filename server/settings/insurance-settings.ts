import type { UpsCapitalSettings } from "#adapters/insurance/ups-capital-insurance.ts";
import { storeConfig } from "#config";
import { readAddressLine } from "#rules/address/address-line.ts";
import { addressOf } from "./address-setting.ts";
import { type Settings, WrongSetting } from "./settings.ts";

type Read = (name: string) => string | null;

/** Keys that the sandbox's peer knows; no insurer does. */
const SANDBOX_KEYS = {
  clientId: "rigsmith-sandbox",
  clientSecret: "rigsmith-sandbox-insurance",
  customerToken: "rigsmith-sandbox-customer",
};
const API = "https://upscapi.ams1907.com/apis/list";

/**
 * Who insures parcels: by the owner's keys, or beside the sandbox its peer, which a demonstration that others reach has
 * not; null where neither is, and no insurance is offered. Throws `WrongSetting`.
 */
export function insuranceSettings(
  read: Read,
  { sandbox, demo }: Pick<Settings, "sandbox" | "demo">,
): UpsCapitalSettings | null {
  const fromPostalCode = readAddressLine(storeConfig.store.address)?.zipCode;
  const [clientId, clientSecret, customerToken, termsUrl] = [
    "UPS_CAPITAL_CLIENT_ID",
    "UPS_CAPITAL_CLIENT_SECRET",
    "UPS_CAPITAL_CUSTOMER_TOKEN",
    "UPS_CAPITAL_TERMS_URL",
  ].map(read);
  if (clientId && clientSecret && customerToken && termsUrl) {
    if (!fromPostalCode)
      throw new WrongSetting("UPS_CAPITAL_… need the store's address as `Name, street, city, ST 12345`.");
    addressOf("UPS_CAPITAL_TERMS_URL", termsUrl, ["https:"]);
    return { apiBase: API, clientId, clientSecret, customerToken, termsUrl, fromPostalCode };
  }
  if (clientId || clientSecret || customerToken || termsUrl)
    throw new WrongSetting(
      "UPS_CAPITAL_CLIENT_ID, UPS_CAPITAL_CLIENT_SECRET, UPS_CAPITAL_CUSTOMER_TOKEN and UPS_CAPITAL_TERMS_URL belong together: set all of them, or none.",
    );
  if (!sandbox || demo || !fromPostalCode) return null;
  return {
    ...SANDBOX_KEYS,
    apiBase: `http://127.0.0.1:${sandbox.port}/ups-capital`,
    termsUrl: `${sandbox.origin}/ups-capital/terms`,
    fromPostalCode,
  };
}
