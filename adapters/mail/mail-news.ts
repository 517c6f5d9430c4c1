import type { MailTrouble } from "#rules/mail/mail-troubles.ts";

/** What came of mail to one address. */
export interface MailNews {
  /** In small letters. */
  email: string;
  trouble: MailTrouble;
  /** When it happened, by the provider. */
  at: Date;
  /** The receiving server's words, at most 300 characters; may be empty. */
  said: string;
}

/** Whoever sends the store's mail on, and tells what became of it. */
export interface MailNewsReader {
  /** Verifies who sent it over the raw body; null when it is not the provider's. What the store has no use for is no news. */
  readWebhook(rawBody: string, header: (name: string) => string | undefined, now: Date): readonly MailNews[] | null;
}
