import type { Settings } from "../settings/settings.ts";
import { type Refusal, refuseRequest } from "./refuse-request.ts";
import type { Who } from "./rules.ts";

/** What the door tells a principal that a row is not for. A monitor's numbers are not even there for others. */
export function notAllowed(who: Who, { demo }: Pick<Settings, "demo">): Refusal {
  if (who === "signer") return refuseRequest(400, "signature_invalid", "This was not signed by a provider we know.");
  if (who === "monitor") return refuseRequest(404, "not_found", "There is nothing at this address.");
  if (who !== "operator") return refuseRequest(403, "not_allowed", "This is not open to you.");
  return demo
    ? TOKEN_NEEDED
    : refuseRequest(403, "not_allowed", "This page is shown on this machine only, as localhost.");
}

/** The browser asks for the token by itself. */
const TOKEN_NEEDED = refuseRequest(
  401,
  "token_needed",
  "This page is shown for the token the store printed at its start.",
  {
    headers: { "www-authenticate": 'Basic realm="Mail of a demonstration"' },
  },
);
