export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Same key, same mail: a mail server that supports it, and our own record, send it once. */
  dedupeKey: string;
}

export interface Mailer {
  /** `smtp` really sends; `outbox` leaves the mail in the development outbox. */
  sentBy: "smtp" | "outbox";
  send(mail: Mail): Promise<void>;
}
