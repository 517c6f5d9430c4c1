import type { FedexSettings } from "#adapters/shipping/fedex-carrier.ts";
import { storeConfig } from "#config";
import { readAddressLine } from "#rules/address/address-line.ts";
import { type Settings, WrongSetting } from "./settings.ts";

type Read = (name: string) => string | null;

/** Keys that the sandbox's peer knows; FedEx does not. */
const SANDBOX_KEYS = {
  clientId: "rigsmith-sandbox",
  clientSecret: "rigsmith-sandbox-fedex",
  webhookSecret: "rigsmith-sandbox-fedex-webhook",
};
const SANDBOX_ACCOUNT = "700000000";

/**
 * Who makes labels: by the owner's keys, or beside the sandbox its peer, which a demonstration that others reach has not;
 * null where neither is, and staff type numbers of labels made elsewhere. Throws `WrongSetting`.
 */
export function fedexSettings(read: Read, { sandbox, demo }: Pick<Settings, "sandbox" | "demo">): FedexSettings | null {
  const place = readAddressLine(storeConfig.store.address);
  const phone = storeConfig.store.supportPhone.replaceAll(/\D/g, "");
  const [clientId, clientSecret, accountNumber, webhookSecret] = [
    "FEDEX_CLIENT_ID",
    "FEDEX_CLIENT_SECRET",
    "FEDEX_ACCOUNT",
    "FEDEX_WEBHOOK_SECRET",
  ].map(read);
  if (clientId && clientSecret && accountNumber && webhookSecret) {
    if (!place || phone.length !== 10)
      throw new WrongSetting(
        "FEDEX_… need the store's address as `Name, street, city, ST 12345` and a phone of ten digits.",
      );
    const shipper = { accountNumber, place, phone };
    return { apiBase: "https://apis.fedex.com", clientId, clientSecret, webhookSecret, shipper };
  }
  if (clientId || clientSecret || accountNumber || webhookSecret)
    throw new WrongSetting(
      "FEDEX_CLIENT_ID, FEDEX_CLIENT_SECRET, FEDEX_ACCOUNT and FEDEX_WEBHOOK_SECRET belong together: set all of them, or none.",
    );
  if (!sandbox || demo || !place) return null;
  const shipper = { accountNumber: SANDBOX_ACCOUNT, place, phone };
  return { ...SANDBOX_KEYS, apiBase: `http://127.0.0.1:${sandbox.port}/fedex`, shipper };
}
