import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** One rule: long enough. What is longer than the most costs time to no use (NIST 800-63B, ASVS 5.0 6.2). */
export const PASSWORD_LENGTH = { least: 12, most: 256 } as const;

export type PasswordFault =
  | { is: "too_short"; least: number }
  | { is: "too_long"; most: number }
  | { is: "known" | "repeats" | "is_email" };

/**
 * What is wrong with a new password; null when it may be used. Lengths count characters as people do. Common passwords
 * of this length are refused, and so is one that repeats or counts up, or is the address it belongs to.
 */
export function checkPassword(
  password: string,
  email: string,
  least: number = PASSWORD_LENGTH.least,
): PasswordFault | null {
  const characters = [...password];
  if (characters.length < least) return { is: "too_short", least };
  if (characters.length > PASSWORD_LENGTH.most) return { is: "too_long", most: PASSWORD_LENGTH.most };
  const plain = password.toLowerCase();
  const address = email.trim().toLowerCase();
  const [name = ""] = address.split("@");
  if (plain === address || (name.length >= 4 && plain.replaceAll(name, "").length < 4)) return { is: "is_email" };
  if (isRepeated(plain) || isCountedUp(plain)) return { is: "repeats" };
  return COMMON_PASSWORDS.has(plain.replaceAll(/[^a-z0-9]/g, "")) || COMMON_PASSWORDS.has(plain)
    ? { is: "known" }
    : null;
}

/** A piece of up to five characters, again and again. */
function isRepeated(text: string): boolean {
  return [1, 2, 3, 4, 5].some((length) => {
    const piece = text.slice(0, length);
    return piece.repeat(Math.ceil(text.length / length)).startsWith(text);
  });
}

const ROWS = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
];

/** Keys in a row, forwards or backwards. */
function isCountedUp(text: string): boolean {
  return ROWS.some((row) => row.includes(text) || [...row].toReversed().join("").includes(text));
}
