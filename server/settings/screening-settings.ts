import type { SignifydSettings } from "#adapters/screening/signifyd-screening.ts";
import type { Settings } from "./settings.ts";

type Read = (name: string) => string | null;

/** A key that the sandbox's peer knows; the screener does not. */
const SANDBOX_KEY = "rigsmith-sandbox-screening";

/**
 * Who says whether an order looks like fraud: by the owner's key, or beside the sandbox its peer, which a demonstration that
 * others reach has not; null where neither is, and nothing is asked before the money is taken.
 */
export function screeningSettings(
  read: Read,
  { sandbox, demo }: Pick<Settings, "sandbox" | "demo">,
): SignifydSettings | null {
  const apiKey = read("SIGNIFYD_API_KEY");
  if (apiKey !== null) return { apiBase: "https://api.signifyd.com", apiKey };
  if (!sandbox || demo) return null;
  return { apiBase: `http://127.0.0.1:${sandbox.port}/screening`, apiKey: SANDBOX_KEY };
}
