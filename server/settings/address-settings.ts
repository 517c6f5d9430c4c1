import type { EasypostSettings } from "#adapters/address/easypost-addresses.ts";
import type { Settings } from "./settings.ts";

/** A key that the sandbox's peer knows; the service does not. */
const SANDBOX_KEY = "EZTK_rigsmith_sandbox";

/** Who knows streets: EasyPost under the owner's key, or beside the sandbox its peer; null, and nobody is asked. */
export function addressSettings(
  read: (name: string) => string | null,
  { sandbox, demo }: Pick<Settings, "sandbox" | "demo">,
): EasypostSettings | null {
  const apiKey = read("EASYPOST_API_KEY");
  if (apiKey !== null) return { apiBase: "https://api.easypost.com/v2", apiKey };
  if (!sandbox || demo) return null;
  return { apiBase: `http://127.0.0.1:${sandbox.port}/easypost/v2`, apiKey: SANDBOX_KEY };
}
