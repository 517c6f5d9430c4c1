import { createHmac, timingSafeEqual } from "node:crypto";
import type { TextReply, TextSender } from "./text-sender.ts";

export interface TwilioSettings {
  /** No slash at its end: `https://api.twilio.com`. */
  apiBase: string;
  accountSid: string;
  authToken: string;
  /** The number that texts come from, `+15555550100`. */
  from: string;
  /** Where the gateway posts replies: it signs this very address. */
  replyUrl: string;
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** "Attempt to send to unsubscribed recipient" (twilio.com/docs/api/errors/21610). */
const UNSUBSCRIBED = 21_610;

/** Twilio's Messages resource (twilio.com/docs/messaging/api/message-resource). */
export function twilioTexts(settings: TwilioSettings): TextSender {
  const { apiBase, accountSid, authToken, from, replyUrl, timeoutMs = DEFAULT_TIMEOUT_MS } = settings;
  const authorization = ["Basic", Buffer.from(`${accountSid}:${authToken}`).toString("base64")].join(" ");
  return {
    async send({ phone, body }) {
      const answer = await fetch(`${apiBase}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, {
        method: "POST",
        headers: { authorization },
        body: new URLSearchParams({ From: from, To: `+1${phone}`, Body: body }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const said = (await answer.json().catch(() => null)) as { code?: unknown; sid?: unknown } | null;
      // A page of somebody on the way is a success too, and no text.
      if (answer.ok && typeof said?.sid === "string") return "sent";
      if (!answer.ok && said?.code === UNSUBSCRIBED) return "stopped";
      throw new Error(`The text gateway answered ${answer.status}`);
    },
    readReply(form, signature) {
      const fields = new URLSearchParams(form);
      const right = Buffer.from(signatureOf(authToken, replyUrl, fields));
      const said = Buffer.from(signature);
      return said.length === right.length && timingSafeEqual(said, right) ? replyIn(fields) : null;
    },
  };
}

/** HMAC-SHA1 over the address and the sorted fields (twilio.com/docs/usage/security, "Validating requests"). */
function signatureOf(authToken: string, url: string, fields: URLSearchParams): string {
  const text = [...fields]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => name + value)
    .join("");
  return createHmac("sha1", authToken)
    .update(url + text)
    .digest("base64");
}

function replyIn(fields: URLSearchParams): TextReply {
  return { phone: (fields.get("From") ?? "").replace(/^\+1/, ""), body: fields.get("Body") ?? "" };
}
