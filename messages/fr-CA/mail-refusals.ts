import type { MailRefusalFacts } from "#rules/mail/mail-refusal-facts.ts";
import type { RefusalWords } from "../refusal-words.ts";

/** Why an address that mail goes to stays as it is. */
export const mailRefusalWords = {
  email_same: () => "C’est déjà le courriel de votre compte. Entrez celui qui est exact.",
  email_arrives: () =>
    "À notre connaissance, nos messages arrivent bien à votre courriel actuel\u00a0: il ne change pas.",
} satisfies Pick<RefusalWords, keyof MailRefusalFacts>;
