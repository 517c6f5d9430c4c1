import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Settings } from "../settings/settings.ts";
import type { Who } from "./rules.ts";

/** What the door tells a principal that a row is not for. A monitor's numbers are not even there for others. */
export function notAllowed(who: Who, { demo }: Pick<Settings, "demo">): Refusal {
  if (who === "signer") return refuse("signature_invalid");
  if (who === "monitor") return refuse("not_found");
  if (who !== "operator") return refuse("not_allowed", { onThisMachine: false });
  return demo ? refuse("token_needed") : refuse("not_allowed", { onThisMachine: true });
}
