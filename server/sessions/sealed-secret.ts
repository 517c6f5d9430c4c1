import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import type { HmacSha1 } from "#rules/member/totp.ts";
import type { World } from "../world.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A secret that must be read again, as the database keeps it: sealed by AES-256-GCM under the store's secret, bound to
 * whose it is, so that a copy of the database holds none and no row can be moved to another person.
 */
export function sealSecret(world: Pick<World, "settings" | "randomBytes">, secret: Uint8Array, whose: string): Buffer {
  const nonce = world.randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(world), nonce).setAAD(Buffer.from(whose));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Throws where it was sealed under another store's secret, or for somebody else. */
export function openSecret(world: Pick<World, "settings">, sealed: Uint8Array, whose: string): Uint8Array {
  const decipher = createDecipheriv("aes-256-gcm", keyOf(world), sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(whose))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

export const hmacSha1: HmacSha1 = (key, message) => createHmac("sha1", key).update(message).digest();

function keyOf({ settings }: Pick<World, "settings">): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", settings.secret, "", "sealed-secret", 32));
}
