import { findCardNumbers } from "#rules/payment/find-card-numbers.ts";

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

/** An e-mail address as mail servers and databases quote it in their messages. Bounded, so that no text makes it slow. */
const ADDRESS = /[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}/g;

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

/** Puts `[card]` in place of every card number, in any spelling. */
export function scrubCardNumbers(text: string): string {
  return findCardNumbers(text).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}[card]${left.slice(end)}`,
    text,
  );
}

/** Puts `[email]` in place of every e-mail address. */
function scrubEmails(text: string): string {
  return text.includes("@") ? text.replace(ADDRESS, "[email]") : text;
}
