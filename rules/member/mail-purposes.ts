import { CLOSING_DAYS } from "./member-states.ts";

/** What a mail to a member is about, each with for how long its link works. */
export const MAIL_PURPOSES = [
  "activate",
  "already_member",
  "reset_password",
  "change_email",
  "password_changed",
  "too_many_tries",
  "two_factor_on",
  "two_factor_off",
  "recovery_code_used",
  "recovery_codes_renewed",
  "wrong_codes",
  "passkey_added",
  "provider_linked",
  "share_points",
  "account_closing",
  "account_kept",
] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

/** Mails that tell of a change, or of somebody who knows the password. Their link says "It was not me" (decision 30). */
export const NOTICES = [
  "password_changed",
  "two_factor_on",
  "two_factor_off",
  "recovery_code_used",
  "recovery_codes_renewed",
  "wrong_codes",
  "passkey_added",
  "provider_linked",
] as const satisfies readonly MailPurpose[];

/** So long a notice waits to be read. A way in that is younger is taken off by "It was not me"; an older one is the owner's. */
export const NOTICE_DAYS = 7;

const HOUR = 3600;
const DAY = 24 * HOUR;
const NOTICE = NOTICE_DAYS * DAY;

/** Seconds. `already_member`, `too_many_tries` and `account_kept` lead to a form and have nothing that could be used. */
export const LINK_SECONDS: Readonly<Record<MailPurpose, number>> = {
  activate: 24 * HOUR,
  already_member: HOUR,
  reset_password: HOUR,
  change_email: 24 * HOUR,
  password_changed: NOTICE,
  too_many_tries: HOUR,
  two_factor_on: NOTICE,
  two_factor_off: NOTICE,
  recovery_code_used: NOTICE,
  recovery_codes_renewed: NOTICE,
  wrong_codes: NOTICE,
  passkey_added: NOTICE,
  provider_linked: NOTICE,
  share_points: HOUR,
  account_closing: CLOSING_DAYS * DAY,
  account_kept: HOUR,
};
