/** What a mail to a member is about, each with for how long its link works. */
export const MAIL_PURPOSES = [
  "activate",
  "already_member",
  "reset_password",
  "password_changed",
  "too_many_tries",
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
};
