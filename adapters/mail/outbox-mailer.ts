import type { Mail, Mailer } from "./mailer.ts";

/** Development: a mail goes nowhere but into `keep`, where `/dev/outbox` shows it. */
export function outboxMailer(keep: (mail: Mail) => Promise<void>): Mailer {
  return { sentBy: "outbox", send: keep };
}
