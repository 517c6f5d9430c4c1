import type { MailRefusalFacts } from "#rules/mail/mail-refusal-facts.ts";
import type { RefusalWords } from "../refusal-words.ts";

/** Why an address that mail goes to stays as it is. */
export const mailRefusalWords = {
  email_same: () => "This is the email your account has already. Enter the one that is right.",
  email_arrives: () => "Mail to your present email arrives, as far as we know, so it stays.",
} satisfies Pick<RefusalWords, keyof MailRefusalFacts>;
