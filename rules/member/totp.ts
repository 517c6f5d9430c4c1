/** Codes that an authenticator makes from a secret and the time (RFC 6238, HMAC-SHA-1 as every app has it). */
export const TOTP = { stepSeconds: 30, digits: 6, secretBytes: 20 } as const;

/** A clock may be so many steps early or late (RFC 6238, 5.2 recommends one). */
const DRIFT_STEPS = 1;

/** HMAC-SHA-1 of a message under a key: 20 bytes. */
export type HmacSha1 = (key: Uint8Array, message: Uint8Array) => Uint8Array;

/** The time step of an instant; it is what a used code is remembered by. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / 1000 / TOTP.stepSeconds);
}

/** The six digits of a step (RFC 4226, 5.3: four bytes of the digest at the place that its last half-byte names). */
export function totpCode(secret: Uint8Array, step: number, hmac: HmacSha1): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const digest = hmac(secret, new Uint8Array(counter.buffer));
  const place = (digest.at(-1) ?? 0) & 0x0f;
  const truncated = new DataView(digest.buffer, digest.byteOffset).getUint32(place) & 0x7fffffff;
  return String(truncated % 10 ** TOTP.digits).padStart(TOTP.digits, "0");
}

/**
 * The step whose code was typed, spaces left out; null where it is no code of now. A step up to `lastUsedStep` is used up
 * (RFC 6238, 5.2: a code is taken once), so whoever takes the answer writes it down by a condition on the one before.
 */
export function checkTotp(
  typed: string,
  { secret, now, lastUsedStep, hmac }: { secret: Uint8Array; now: Date; lastUsedStep: number | null; hmac: HmacSha1 },
): number | null {
  const code = typed.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(code)) return null;
  const step = totpStep(now);
  let found: number | null = null;
  // Every step is compared, so that the time taken says nothing.
  for (let each = step - DRIFT_STEPS; each <= step + DRIFT_STEPS; each += 1)
    if (isSame(totpCode(secret, each, hmac), code) && each > (lastUsedStep ?? -1)) found ??= each;
  return found;
}

function isSame(one: string, other: string): boolean {
  let differs = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) differs |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return differs === 0;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A secret as apps take it: base 32 (RFC 4648) without padding. */
export function totpSecretText(secret: Uint8Array): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** What a QR code or link of the secret says (the key URI of authenticator apps). */
export function totpUri(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${totpSecretText(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
