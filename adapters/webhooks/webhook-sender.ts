import { createHmac } from "node:crypto";
import { lookup } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

export interface WebhookMessage {
  /** The same however often it is sent. */
  id: string;
  body: string;
  at: Date;
  /** `whsec_…`; one, or two while they change. */
  secrets: readonly string[];
}

export interface WebhookSender {
  /** The receiver's status. Throws `ReceiverAway` where none came, and where the address may not be asked. */
  send(url: string, message: WebhookMessage): Promise<number>;
}

export class ReceiverAway extends Error {
  override name = "ReceiverAway";
}

interface SenderOptions {
  /** Beside the sandbox: programs on this machine may be told, in the clear. */
  mayAskThisMachine: boolean;
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const CLOSED = "its address is not one of the internet";

/** Posts by the headers of Standard Webhooks (standardwebhooks.com), to addresses of the internet alone. Redirects are not followed. */
export function webhookSender({ mayAskThisMachine, timeoutMs = DEFAULT_TIMEOUT_MS }: SenderOptions): WebhookSender {
  const mayAsk = (address: string) => isPublicAddress(address) || (mayAskThisMachine && isLoopbackAddress(address));
  // Looked at where the connection takes it: a name that is looked up twice may say something else the second time.
  const checkedLookup: LookupFunction = (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, "", 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => mayAsk(address))) return done(new Error(CLOSED), "", 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
  return {
    send: (url, message) =>
      new Promise((resolve, reject) => {
        const { protocol, hostname } = new URL(url);
        const host = hostname.replace(/^\[|\]$/g, "");
        const fail = (why: string) => reject(new ReceiverAway(why));
        if (protocol !== "https:" && !(mayAskThisMachine && protocol === "http:")) return fail("it is not https");
        if (isIP(host) !== 0 && !mayAsk(host)) return fail(CLOSED);
        const options: RequestOptions = {
          method: "POST",
          headers: headersOf(message),
          lookup: checkedLookup,
          agent: false,
          signal: AbortSignal.timeout(timeoutMs),
        };
        const asked = (protocol === "https:" ? httpsRequest : httpRequest)(url, options, (answer) => {
          resolve(answer.statusCode ?? 0);
          // What it says besides is nobody's to read, however long it is.
          answer.on("error", () => undefined);
          answer.destroy();
        });
        asked.on("error", (error) => fail(error.name === "AbortError" ? "no answer in time" : error.message));
        asked.end(message.body);
      }),
  };
}

function headersOf({ id, body, at, secrets }: WebhookMessage): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": "Rigsmith-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": secrets.map((secret) => signatureOf(secret, id, seconds, body)).join(" "),
  };
}

/** `v1,` and HMAC-SHA-256 over id, time and body, by the bytes behind `whsec_`. */
function signatureOf(secret: string, id: string, seconds: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
}
