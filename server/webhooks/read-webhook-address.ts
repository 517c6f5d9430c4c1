import { isIP } from "node:net";
import { isPublicAddress } from "#adapters/webhooks/public-address.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * An address that may be told, as it is kept; null for what none is. Names are looked at where the connection is made; what
 * is a number already is looked at here, too. Passwords belong in no address: lists show it.
 */
export function readWebhookAddress(
  { sandbox, demo }: Pick<Settings, "sandbox" | "demo">,
  typed: string,
): string | null {
  if (!URL.canParse(typed)) return null;
  const address = new URL(typed);
  const mayAskThisMachine = sandbox !== null && !demo;
  if (address.protocol !== "https:" && !(mayAskThisMachine && address.protocol === "http:")) return null;
  if (address.username !== "" || address.password !== "" || address.hash !== "") return null;
  const host = address.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !mayAskThisMachine && !isPublicAddress(host)) return null;
  return address.href;
}
