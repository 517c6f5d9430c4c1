import { createHash } from "node:crypto";

/** A person's number at a provider: the same each time. */
export function personNumber(email: string): string {
  return BigInt(`0x${createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 15)}`).toString();
}
