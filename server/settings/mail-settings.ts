import type { ResendSettings } from "#adapters/mail/resend-news.ts";
import { type Settings, WrongSetting } from "./settings.ts";

type Read = (name: string) => string | null;

/** What the sandbox's mail provider signs with; no provider does. */
const SANDBOX_SECRET = `whsec_${Buffer.from("rigsmith-sandbox-mail").toString("base64")}`;
const SECRET = /^whsec_[A-Za-z0-9+/]{16,}={0,2}$/;

/**
 * Who tells what became of mail: by the owner's secret, or beside the sandbox its peer, which a demonstration that others
 * reach has not; null where neither is, and nobody is believed. Throws `WrongSetting`.
 */
export function mailSettings(read: Read, { sandbox, demo }: Pick<Settings, "sandbox" | "demo">): ResendSettings | null {
  const webhookSecret = read("RESEND_WEBHOOK_SECRET");
  if (webhookSecret === null) return sandbox && !demo ? { webhookSecret: SANDBOX_SECRET } : null;
  if (!webhookSecret.split(",").every((secret) => SECRET.test(secret.trim())))
    throw new WrongSetting("RESEND_WEBHOOK_SECRET is no signing secret: Resend’s begin with whsec_.");
  return { webhookSecret };
}
