import { randomBytes } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** `pi_3fG…`: 24 random letters and digits after the prefix. */
export function newId(prefix: string): string {
  return `${prefix}_${[...randomBytes(24)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("")}`;
}

/** Seconds since 1970, Stripe's unit of time. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
