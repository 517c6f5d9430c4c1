import type { TwilioSettings } from "#adapters/texts/twilio-texts.ts";
import { type Settings, WrongSetting } from "./settings.ts";

type Read = (name: string) => string | null;

/** Keys that the sandbox's peer knows; no gateway does. */
const SANDBOX_KEYS = {
  accountSid: "ACrigsmithsandbox",
  authToken: "rigsmith-sandbox-texts",
  from: "+15555550100",
};

/** Who carries texts: by the owner's keys, or the sandbox's peer beside it; null where neither is, and none are offered. Throws `WrongSetting`. */
export function textSettings(
  read: Read,
  { sandbox, storeUrl }: Pick<Settings, "sandbox" | "storeUrl">,
): TwilioSettings | null {
  const replyUrl = `${storeUrl}/api/webhooks/texts`;
  const [accountSid, authToken, from] = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"].map(read);
  if (accountSid && authToken && from) {
    if (!/^\+1\d{10}$/.test(from))
      throw new WrongSetting(`TWILIO_FROM is "${from}", but it is a number like +15555550100.`);
    return { apiBase: "https://api.twilio.com", accountSid, authToken, from, replyUrl };
  }
  if (accountSid || authToken || from)
    throw new WrongSetting(
      "TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all of them, or none.",
    );
  return sandbox && { ...SANDBOX_KEYS, apiBase: `http://127.0.0.1:${sandbox.port}`, replyUrl };
}
