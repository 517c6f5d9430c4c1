import type { OmnisendSettings } from "#adapters/marketing/ask-omnisend.ts";
import type { Settings } from "./settings.ts";

type Read = (name: string) => string | null;

/** A key that the sandbox's peer knows; the service does not. */
const SANDBOX_KEY = "rigsmith-sandbox-marketing";

/**
 * Who writes to people about carts they left: by the owner's key, or beside the sandbox its peer, which a demonstration that
 * others reach has not; null where neither is, and nobody is told of any cart.
 */
export function marketingSettings(
  read: Read,
  { sandbox, demo }: Pick<Settings, "sandbox" | "demo">,
): OmnisendSettings | null {
  const apiKey = read("MARKETING_API_KEY");
  if (apiKey !== null) return { apiBase: "https://api.omnisend.com/v3", apiKey };
  if (!sandbox || demo) return null;
  return { apiBase: `http://127.0.0.1:${sandbox.port}/marketing`, apiKey: SANDBOX_KEY };
}
