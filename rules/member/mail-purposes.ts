/** What a mail to a member is about, each with for how long its link works. */
export const MAIL_PURPOSES = [
  "activate",
  "already_member",
  "reset_password",
  "password_changed",
  "too_many_tries",
  "two_factor_on",
  "two_factor_off",
  "recovery_code_used",
  "wrong_codes",
  "passkey_added",
  "provider_linked",
  "share_points",
] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

const HOUR = 3600;

/** Seconds. Those that only tell something have a link to a form and nothing that could be used. */
export const LINK_SECONDS: Readonly<Record<MailPurpose, number>> = {
  activate: 24 * HOUR,
  already_member: HOUR,
  reset_password: HOUR,
  password_changed: HOUR,
  too_many_tries: HOUR,
  two_factor_on: HOUR,
  two_factor_off: HOUR,
  recovery_code_used: HOUR,
  wrong_codes: HOUR,
  passkey_added: HOUR,
  provider_linked: HOUR,
  share_points: HOUR,
};
