import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { type Mail, type Mailer, MailServerAway } from "./mailer.ts";

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 20_000;
const CONNECTIONS = 8;

/**
 * Sends by SMTP, e.g. `smtps://user:password@mail.example.com`. `from` is `Rigsmith <orders@rigsmith.example>`.
 * Rejects when the server does not take the mail; whoever sends tries again.
 */
export function smtpMailer(settings: {
  url: string;
  from: string;
  /** How long a connection and its greeting may take. */
  connectWithinMs?: number;
}): Mailer & { close(): void } {
  const { connectWithinMs = CONNECT_WITHIN_MS } = settings;
  const transport = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Infinity,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: ANSWER_WITHIN_MS,
    // Attachments and bodies are given as text; nothing may be fetched from disk or another host.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({
          from: settings.from,
          to: { name: "", address: mail.to },
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          messageId: messageId(mail, settings.from),
          // Asks other mail programs not to answer with an out-of-office note.
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        if (isAboutThisMail(error as SmtpError)) throw error;
        throw new MailServerAway(error instanceof Error ? error.message : String(error), { cause: error });
      }
    },
    close: () => transport.close(),
  };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** The server answered and did not want this one mail: not our sender (MAIL FROM), not "closing" (421). */
function isAboutThisMail({ code, command, responseCode }: SmtpError): boolean {
  return (code === "EENVELOPE" || code === "EMESSAGE") && command !== "MAIL FROM" && responseCode !== 421;
}

/** The same mail has the same id: a mail server that got it twice can tell. */
function messageId({ dedupeKey }: Mail, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return `<${createHash("sha256").update(dedupeKey).digest("hex").slice(0, 32)}@${domain}>`;
}
