import { createHmac, timingSafeEqual } from "node:crypto";
import { isShopper, type Principal } from "./principal.ts";
import type { World } from "../world.ts";

/** Seconds since 1970, when the token ends. */
const END_BYTES = 4;
const SIGNATURE_BYTES = 28;

/**
 * Whose browser has it may send orders in tester mode until it ends (A17): 4 bytes of when that is and 224 bits of
 * HMAC-SHA256, 43 characters in base64url. `npm run tester` makes one; a new `RIGSMITH_SECRET` ends them all.
 */
export function testerToken(settings: Pick<World["settings"], "secret">, until: Date): string {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32BE(Math.floor(until.getTime() / 1000));
  return Buffer.concat([end, signature(settings.secret, end)]).toString("base64url");
}

/** When a token of ours ends; null for one that is none, or has ended. */
export function testerUntil({ settings, now }: Pick<World, "settings" | "now">, token: string): Date | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== END_BYTES + SIGNATURE_BYTES) return null;
  const end = bytes.subarray(0, END_BYTES);
  if (!timingSafeEqual(bytes.subarray(END_BYTES), signature(settings.secret, end))) return null;
  const until = new Date(end.readUInt32BE() * 1000);
  return now() < until ? until : null;
}

export function isTester(world: Pick<World, "settings" | "now">, principal: Principal | null): boolean {
  const token = principal && isShopper(principal) ? principal.testerToken : null;
  return !!token && testerUntil(world, token) !== null;
}

function signature(secret: string, end: Buffer): Buffer {
  return createHmac("sha256", secret)
    .update(`tester:${end.toString("hex")}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}
