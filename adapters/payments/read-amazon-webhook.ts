import { createPublicKey, createVerify, type KeyObject } from "node:crypto";
import { z } from "zod";
import { AMAZON_TIMEOUT_MS, type AmazonClient, type AmazonSettings } from "./amazon-client.ts";
import { readAmazonNote } from "./amazon-note.ts";
import type { PaymentEvent } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

const MINUTE_MS = 60_000;
/** SNS repeats a message for 14 days, under the time of its first sending (developer.amazon.com, "Responding to an IPN message"). */
const OLDEST_MS = 15 * 24 * 60 * MINUTE_MS;
const MOST_AHEAD_MS = 5 * MINUTE_MS;
const MOST_CERTIFICATES = 8;

/** The envelope of Amazon SNS; only notifications are of interest. */
const Envelope = z.object({
  Type: z.literal("Notification"),
  MessageId: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
  Message: z.string(),
  Subject: z.string().optional(),
  Timestamp: z.iso.datetime(),
  TopicArn: z.string(),
  SignatureVersion: z.enum(["1", "2"]),
  Signature: z.base64(),
  SigningCertURL: z.url(),
});
/** developer.amazon.com/docs/amazon-pay-checkout/set-up-instant-payment-notifications.html */
const Notice = z.object({
  ObjectType: z.enum(["CHARGE_PERMISSION", "CHARGE", "REFUND", "CHARGEBACK"]),
  ObjectId: z.string().max(100),
  ChargePermissionId: z.string().regex(/^[A-Z0-9-]{1,64}$/),
  NotificationType: z.string().regex(/^[A-Z_]{1,50}$/),
});
const Permission = z.object({ merchantMetadata: z.object({ customInformation: z.string().nullish() }) });

/**
 * A notification that SNS signed (docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html), of this shop's topic and of
 * a plausible time; else null. Which payment it is about stands in our note. It tells no news: Amazon says only that something is new.
 */
export async function readAmazonWebhook(
  amazon: AmazonClient,
  settings: AmazonSettings,
  rawBody: string,
): Promise<PaymentEvent | null> {
  const envelope = Envelope.safeParse(readJson(rawBody)).data;
  if (!envelope || envelope.TopicArn !== settings.topicArn || !isOfNow(envelope.Timestamp)) return null;
  const certificate = certificateUrl(envelope.SigningCertURL, settings);
  if (!certificate || !isSigned(envelope, await keyAt(certificate, settings))) return null;
  const notice = Notice.safeParse(readJson(envelope.Message)).data;
  if (!notice) return null;
  const answer = await amazon("GET", `/chargePermissions/${notice.ChargePermissionId}`);
  const permission = answer.ok ? Permission.safeParse(answer.body).data : undefined;
  const note = readAmazonNote(permission?.merchantMetadata.customInformation);
  return {
    eventId: envelope.MessageId,
    type: `${notice.ObjectType}.${notice.NotificationType}`,
    providerRef: note?.session ?? null,
    attemptId: z.uuid().safeParse(note?.attempt).data ?? null,
    news: null,
  };
}

function isOfNow(timestamp: string): boolean {
  const age = Date.now() - Date.parse(timestamp);
  return age <= OLDEST_MS && age >= -MOST_AHEAD_MS;
}

/** SNS's own host. The sandbox has its certificate beside its API, whatever address it says it is reached at. */
function certificateUrl(address: string, { apiBase, pageOrigin }: AmazonSettings): URL | null {
  const url = new URL(address);
  const isSns = url.protocol === "https:" && /^sns\.[a-z0-9-]+\.amazonaws\.com$/.test(url.hostname);
  if (isSns) return url.pathname.endsWith(".pem") ? url : null;
  const api = new URL(apiBase);
  const isSandboxes = api.protocol === "http:" && [api.origin, new URL(pageOrigin).origin].includes(url.origin);
  return isSandboxes ? new URL(url.pathname, api) : null;
}

function isSigned(envelope: z.infer<typeof Envelope>, key: KeyObject | null): boolean {
  if (!key) return false;
  const fields = ["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"] as const;
  const text = fields
    .filter((name) => envelope[name] !== undefined)
    .map((name) => `${name}\n${envelope[name]}\n`)
    .join("");
  const algorithm = envelope.SignatureVersion === "1" ? "RSA-SHA1" : "RSA-SHA256";
  return createVerify(algorithm).update(text).verify(key, envelope.Signature, "base64");
}

const keys = new Map<string, KeyObject>();

/** The key of a certificate, fetched once. Null for what is none; silence is thrown, and SNS sends again. */
async function keyAt(url: URL, { timeoutMs = AMAZON_TIMEOUT_MS }: AmazonSettings): Promise<KeyObject | null> {
  const known = keys.get(url.href);
  if (known) return known;
  const pem = await textAt(url, timeoutMs);
  try {
    const key = createPublicKey(pem);
    if (keys.size >= MOST_CERTIFICATES) keys.clear();
    keys.set(url.href, key);
    return key;
  } catch {
    return null;
  }
}

async function textAt(url: URL, timeoutMs: number): Promise<string> {
  try {
    const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    if (answer.status >= 500) throw new Error(`${answer.status}`);
    return await answer.text();
  } catch (error) {
    throw new ProviderUnreachable("The certificate of a notification cannot be had", { cause: error });
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
