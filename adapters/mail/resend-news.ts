import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { MailTrouble } from "#rules/mail/mail-troubles.ts";
import type { MailNews, MailNewsReader } from "./mail-news.ts";

export interface ResendSettings {
  /** `whsec_…`; while one is being replaced, both, separated by a comma. */
  webhookSecret: string;
}

/** Svix's own tolerance for the age of a signature, and into the future. */
const SIGNATURE_MS = 5 * 60 * 1000;
const LONGEST_SAID = 300;
const MOST_ADDRESSES = 50;

const TROUBLES: Readonly<Record<string, MailTrouble>> = {
  "email.bounced": "bounced",
  "email.complained": "complained",
};

const Address = z
  .string()
  .max(400)
  .transform((text) => (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim().toLowerCase());
const Event = z.object({
  type: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  data: z.object({
    to: z.array(Address).max(MOST_ADDRESSES),
    bounce: z.object({ message: z.string().default(""), type: z.string().default("Permanent") }).nullish(),
  }),
});

/**
 * Resend's webhooks (resend.com/docs/webhooks), signed by the headers of Svix (docs.svix.com, "Verifying payloads manually"):
 * HMAC-SHA-256 over id, time and body. Only a permanent bounce is one; a full mailbox is tried again by the provider.
 */
export function resendNews({ webhookSecret }: ResendSettings): MailNewsReader {
  const keys = webhookSecret.split(",").map((secret) => Buffer.from(secret.trim().replace(/^whsec_/, ""), "base64"));
  return {
    readWebhook(rawBody, header, now) {
      const [id = "", seconds = "", said = ""] = ["id", "timestamp", "signature"].map((name) => header(`svix-${name}`));
      if (!/^[\w.-]{1,255}$/.test(id) || !/^\d{1,12}$/.test(seconds)) return null;
      if (Math.abs(now.getTime() - Number(seconds) * 1000) > SIGNATURE_MS) return null;
      const given = said.split(" ").slice(0, 10);
      if (!keys.some((key) => given.some((one) => isSignature(one, key, `${id}.${seconds}.${rawBody}`)))) return null;
      return newsIn(rawBody);
    },
  };
}

function isSignature(given: string, key: Buffer, signed: string): boolean {
  const [version, digest = ""] = given.split(",");
  const [a, b] = [Buffer.from(digest, "base64"), createHmac("sha256", key).update(signed).digest()];
  return version === "v1" && a.length === b.length && timingSafeEqual(a, b);
}

/** What is signed and no event is not the provider's doing. */
function newsIn(rawBody: string): readonly MailNews[] | null {
  const json = jsonOf(rawBody);
  const kind = z.object({ type: z.string() }).safeParse(json);
  if (!kind.success) return null;
  const trouble = Object.hasOwn(TROUBLES, kind.data.type) ? TROUBLES[kind.data.type] : undefined;
  if (!trouble) return [];
  const event = Event.safeParse(json);
  if (!event.success) return null;
  const { created_at: at, data } = event.data;
  if (trouble === "bounced" && data.bounce && data.bounce.type !== "Permanent") return [];
  return data.to
    .filter((email) => email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email))
    .map((email) => ({ email, trouble, at: new Date(at), said: lineOf(data.bounce?.message ?? "") }));
}

function lineOf(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, LONGEST_SAID);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
