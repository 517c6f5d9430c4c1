import type { Mail } from "#adapters/mail/mailer.ts";

/** The key of a link: 256 bits in base64url, as every key of the store is. */
const KEY = /([?&](?:amp;)?\w+=)[\w-]{43}(?![\w-])/g;

/** A mail as it is kept once it was sent: what its links open is known to its reader alone. */
export function withoutKeys(mail: Mail): Mail {
  return { ...mail, html: mail.html.replaceAll(KEY, "$1"), text: mail.text.replaceAll(KEY, "$1") };
}
