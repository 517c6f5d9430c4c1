import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { askJson, type JsonAnswer, type JsonQuestion } from "../http/ask-json.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import { signAmazonRequest } from "./sign-amazon-request.ts";

export interface AmazonSettings {
  /** With its prefix, `LIVE-…` or `SANDBOX-…`: older keys have other addresses. */
  publicKeyId: string;
  /** The key pair's private half, PEM. */
  privateKey: string;
  /** `amzn1.application-oa2-client.…` */
  storeId: string;
  /** `https://pay-api.amazon.com`, or the sandbox. No slash at its end. */
  apiBase: string;
  /** The page a buyer begins at; it gets `?amazonCheckoutSessionId=`. */
  checkoutPage: string;
  /** Where Amazon's own pages are: `https://payments.amazon.com`. Beside `checkoutPage` buyers are sent nowhere else. */
  pageOrigin: string;
  /** Of Amazon's notifications to this shop: anybody can have a topic at SNS. */
  topicArn: string;
  /** How long a call may take; then its outcome is unknown. Default 10 s. */
  timeoutMs?: number;
}

/** A refusal in Amazon's words (developer.amazon.com/docs/amazon-pay-api-v2/error-handling). */
export interface AmazonRefusal {
  status: number;
  reason: string;
}

export type AmazonAnswer = { ok: true; body: Record<string, unknown> } | { ok: false; refusal: AmazonRefusal };

/** `key`: whatever makes the call the same one again; Amazon makes it once. */
export type AmazonClient = (
  method: JsonQuestion["method"],
  path: string,
  body?: object,
  key?: string,
) => Promise<AmazonAnswer>;

export const AMAZON_TIMEOUT_MS = 10_000;
const TWIN_WAITS = 20;
const TWIN_WAIT_MS = 100;

const Refusal = z.object({ reasonCode: z.string().min(1) });

/** Amazon Pay's API v2 in the USA by our own fetch, signed. */
export function amazonClient(settings: AmazonSettings): AmazonClient {
  return async (method, path, payload, key) => {
    const body = payload === undefined ? "" : JSON.stringify(payload);
    for (let wait = 1; ; wait += 1) {
      const answer = toAnswer(await ask(settings, method, path, body, key));
      const isTwin = !answer.ok && answer.refusal.status === 409;
      if (!isTwin) return answer;
      if (wait > TWIN_WAITS) throw new ProviderUnreachable("Amazon Pay is still at the same call");
      await sleep(TWIN_WAIT_MS);
    }
  };
}

function ask(
  settings: AmazonSettings,
  method: JsonQuestion["method"],
  path: string,
  body: string,
  key: string | undefined,
): Promise<JsonAnswer> {
  const url = new URL(`${settings.apiBase}/v2${path}`);
  const headers = {
    accept: "application/json",
    "content-type": "application/json",
    "x-amz-pay-date": `${new Date().toISOString().slice(0, 19)}Z`,
    "x-amz-pay-host": url.host,
    "x-amz-pay-region": "na",
    ...(key !== undefined && { "x-amz-pay-idempotency-key": idempotencyKey(key) }),
  };
  return askJson({
    provider: "Amazon Pay",
    url: url.href,
    method,
    headers: { ...headers, authorization: signAmazonRequest({ method, url, headers, body }, settings) },
    ...(body !== "" && { body }),
    timeoutMs: settings.timeoutMs ?? AMAZON_TIMEOUT_MS,
  });
}

/** Amazon takes no longer keys than 32 letters and digits. */
function idempotencyKey(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

function toAnswer({ status, body }: JsonAnswer): AmazonAnswer {
  if (status < 300) return { ok: true, body };
  const refusal = Refusal.safeParse(body).data;
  // A gateway in front of Amazon Pay has words of its own.
  if (!refusal) throw new ProviderUnreachable(`Amazon Pay: ${status} without a reason`);
  return { ok: false, refusal: { status, reason: refusal.reasonCode } };
}
