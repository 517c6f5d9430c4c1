import pino, { type DestinationStream, type Logger } from "pino";
import { scrubCardNumbers } from "./scrub-card-numbers.ts";
import { scrubEmails } from "./scrub-emails.ts";

/** Never in a log, wherever they stand: what identifies a person, a session, or a payment. */
const SECRET_KEYS = [
  "password",
  "token",
  "cookie",
  "authorization",
  "secret",
  "email",
  "Email",
  "to",
  "recipient",
  "paymentToken",
  "payment_token",
  "PaymentToken",
  "Number",
  "Code",
  "VCode",
  "Address1",
  "Address2",
  "ContactNumber",
  "MobileNumber",
  "FirstName",
  "LastName",
];

const CENSORED = SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `req.headers["${key}"]`]);

/**
 * The store's log: one JSON object a line. Named fields are censored, and whatever else is written passes the
 * scrubbers, because a card number or a customer's e-mail can be anywhere in a message of someone else's code.
 */
export function openLog(level: string, destination: DestinationStream = process.stdout): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths: CENSORED, censor: "[removed]" } },
    { write: (line: string) => destination.write(scrubEmails(scrubCardNumbers(line))) },
  );
}
