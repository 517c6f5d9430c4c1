export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Same key, same mail: a mail server that supports it, and our own record, send it once. */
  dedupeKey: string;
}

export interface Mailer {
  /** Throws `MailServerAway` when no mail at all can be sent now, another error when this one was not taken. */
  send(mail: Mail): Promise<void>;
}

/** The mail server does not answer, or takes nothing from us: it is not this mail's fault. */
export class MailServerAway extends Error {
  override name = "MailServerAway";
}
