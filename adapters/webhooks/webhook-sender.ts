import { createHmac } from "node:crypto";
import { lookup } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { visibleLine } from "#rules/address/visible-line.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

export interface WebhookMessage {
  /** The same however often it is sent. */
  id: string;
  body: string;
  at: Date;
  /** `whsec_…`; one, or two while they change. */
  secrets: readonly string[];
}

/** What a receiver answered: its status, and how its answer begins, as one line of readable text. */
export interface ReceiverAnswer {
  status: number;
  said: string;
}

export interface WebhookSender {
  /** Throws `ReceiverAway` where no answer came, and where the address may not be asked. */
  send(url: string, message: WebhookMessage): Promise<ReceiverAnswer>;
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
const SAID_BYTES = 300;
const SAID_MS = 1000;
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
          void readStart(answer).then((said) => resolve({ status: answer.statusCode ?? 0, said }));
        });
        asked.on("error", (error) => fail(error.name === "AbortError" ? "no answer in time" : error.message));
        asked.end(message.body);
      }),
  };
}

/** However long an answer is, and however slowly it comes, no more of it is read. */
function readStart(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = () => {
      clearTimeout(patience);
      answer.destroy();
      resolve(readableLine(Buffer.concat(chunks).subarray(0, SAID_BYTES).toString("utf8")));
    };
    const patience = setTimeout(end, SAID_MS);
    answer.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= SAID_BYTES) end();
    });
    answer.on("end", end);
    answer.on("error", end);
    answer.on("close", end);
  });
}

/** Half a character at the cut, and what shows nothing or turns the line around, is left out. */
const readableLine = (text: string): string => visibleLine(text.replaceAll("\u{FFFD}", ""));

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
