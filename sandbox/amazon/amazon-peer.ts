import { createPublicKey, createSign, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Faults, openFaults } from "../faults.ts";
import type { PeerOptions } from "../peer-options.ts";
import { type EventRecord, openWebhookQueue, type WebhookQueue } from "../webhook-queue.ts";
import { type AmazonLedger, type AmazonSessionRecord, openAmazonLedger } from "./amazon-records.ts";

/** The store's account at this peer. Its private key is published with this code: it opens nothing but this sandbox. */
export const AMAZON_ACCOUNT = {
  publicKeyId: "SANDBOX-RIGSMITH",
  privateKey: readFileSync(new URL("store-key.pem", import.meta.url), "utf8"),
  storeId: "amzn1.application-oa2-client.rigsmith",
  topicArn: "arn:aws:sns:sandbox:000000000000:rigsmith",
};

/** Everything the peer's routes share. */
export interface AmazonPeer {
  options: PeerOptions;
  ledger: AmazonLedger;
  faults: Faults;
  webhooks: WebhookQueue;
  /** Idempotency keys whose call is being worked on. */
  running: Set<string>;
  storeKey: KeyObject;
}

export function openAmazonPeer(options: PeerOptions): AmazonPeer {
  const ledger = openAmazonLedger(options.dataDir === null ? null : join(options.dataDir, "sandbox", "amazon.jsonl"));
  const webhooks = openWebhookQueue(ledger, {
    url: `${options.storeUrl}/api/webhooks/amazon`,
    idPrefix: "sns",
    retryAfterMs: options.webhookRetryMs,
    seal: (event) => sealNotice(event, options.origin),
  });
  webhooks.resume();
  const storeKey = createPublicKey(AMAZON_ACCOUNT.privateKey);
  return { options, ledger, faults: openFaults(), webhooks, running: new Set(), storeKey };
}

/** Tells the store that something of a payment is new; what it is, Amazon does not tell. */
export function announceAmazon(
  peer: AmazonPeer,
  type: "CHARGE" | "REFUND",
  { chargePermissionId }: AmazonSessionRecord,
  objectId: string,
): void {
  peer.webhooks.send(type, {
    MerchantID: "RIGSMITH",
    ObjectType: type,
    ObjectId: objectId,
    ChargePermissionId: chargePermissionId,
    NotificationType: "STATE_CHANGE",
    NotificationVersion: "V2",
  });
}

const NOTICE_KEY = readFileSync(new URL("notice-key.pem", import.meta.url), "utf8");
/** A public key where SNS has a certificate: whoever reads the one reads the other. */
export const NOTICE_CERTIFICATE = createPublicKey(NOTICE_KEY).export({ type: "spki", format: "pem" });
export const NOTICE_CERTIFICATE_PATH = "/sns/SimpleNotificationService-sandbox.pem";

function sealNotice(event: EventRecord, origin: string): { body: string; headers: Record<string, string> } {
  const envelope = {
    Type: "Notification",
    MessageId: event.id,
    TopicArn: AMAZON_ACCOUNT.topicArn,
    Message: JSON.stringify({ ...event.object, NotificationId: event.id }),
    Timestamp: new Date(event.created * 1000).toISOString(),
    SignatureVersion: "2",
    SigningCertURL: `${origin}/amazon${NOTICE_CERTIFICATE_PATH}`,
  };
  const fields = ["Message", "MessageId", "Timestamp", "TopicArn", "Type"] as const;
  const Signature = createSign("RSA-SHA256")
    .update(fields.map((name) => `${name}\n${envelope[name]}\n`).join(""))
    .sign(NOTICE_KEY, "base64");
  return {
    body: JSON.stringify({ ...envelope, Signature }),
    headers: { "content-type": "text/plain; charset=UTF-8", "x-amz-sns-message-type": "Notification" },
  };
}
