import { hash } from "node:crypto";

/** What `+` and a tag of one's own make of an address is delivered to the same mailbox, and is the same customer. */
const TAG = /^([^@+]+)\+[^@]*@/;

/** By what a customer's uses of a coupon are counted: the SHA-256 of the email without its case and its `+tag`. */
export function couponCustomer(email: string): Uint8Array {
  return hash("sha256", email.trim().toLowerCase().replace(TAG, "$1@"), "buffer");
}

/** The same in SQL, of an expression that is an email. */
export function couponCustomerSql(email: string): string {
  return `sha256(convert_to(regexp_replace(lower(trim(${email})), '${TAG.source}', '\\1@'), 'UTF8'))`;
}
