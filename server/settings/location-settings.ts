import type { Ip2LocationSettings } from "#adapters/location/ip2location.ts";
import type { Settings } from "./settings.ts";

type Read = (name: string) => string | null;

/** A key that the sandbox's peer knows; the service does not. */
const SANDBOX_KEY = "rigsmith-sandbox-location";

/**
 * Who knows the country of an address: the service under the owner's key, or beside the sandbox its peer; null, and a file
 * beside the store knows it.
 */
export function locationSettings(
  read: Read,
  { sandbox, demo }: Pick<Settings, "sandbox" | "demo">,
): Ip2LocationSettings | null {
  const key = read("IP_LOCATION_KEY");
  if (key !== null) return { apiBase: "https://api.ip2location.io", key };
  if (!sandbox || demo) return null;
  return { apiBase: `http://127.0.0.1:${sandbox.port}/location`, key: SANDBOX_KEY };
}
