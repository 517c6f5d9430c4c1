import { scrubCardNumbers } from "./scrub-card-numbers.ts";
import { scrubEmails } from "./scrub-emails.ts";

/** Never in a log, at whatever depth they stand: what identifies a person, a session, or a payment. */
const SECRET_KEYS = new Set([
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
  "CompanyName",
  "ContactNumber",
  "MobileNumber",
  "FirstName",
  "LastName",
  "Comment",
]);

/**
 * One line of the log without secrets: named fields are removed, and every other text passes the scrubbers, because a
 * card number or a customer's e-mail can be anywhere in a message of someone else's code.
 */
export function scrubLine(line: string): string {
  try {
    return `${JSON.stringify(JSON.parse(line, scrubbed))}\n`;
  } catch {
    return scrubText(line);
  }
}

function scrubbed(key: string, value: unknown): unknown {
  if (SECRET_KEYS.has(key)) return "[removed]";
  if (typeof value === "string") return scrubText(value);
  if (typeof value === "number" && scrubCardNumbers(String(value)) !== String(value)) return "[card]";
  return value;
}

function scrubText(text: string): string {
  return scrubEmails(scrubCardNumbers(text));
}
