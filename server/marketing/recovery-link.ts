import { createHmac, timingSafeEqual } from "node:crypto";
import type { World } from "../world.ts";
import { pageAddress } from "../languages/page-address.ts";

const DAYS = 7;
const DAY_MS = 86_400_000;
const CART_BYTES = 16;
/** Seconds since 1970, when the link ends. */
const END_BYTES = 4;
const SIGNATURE_BYTES = 28;

/** Where the marketing service's mails lead (S38); the page asks before it does anything. */
const PAGE = "/carts";

/**
 * Brings a cart's things back wherever the mail is opened: the cart, 4 bytes of when it ends, and 224 bits of
 * HMAC-SHA256. It says nothing of whose cart it is, and opens no cart: what was in it can be put into one's own.
 */
export function recoveryLink({ settings, now }: Pick<World, "settings" | "now">, cartId: string): string {
  const said = Buffer.alloc(CART_BYTES + END_BYTES, cartId.replaceAll("-", ""), "hex");
  said.writeUInt32BE(Math.floor((now().getTime() + DAYS * DAY_MS) / 1000), CART_BYTES);
  const key = Buffer.concat([said, signature(settings.secret, said)]).toString("base64url");
  return pageAddress(settings, `${PAGE}?back=${key}`);
}

/** The cart that a link is for; null for one that is not ours, or has ended. */
export function cartOfLink({ settings, now }: Pick<World, "settings" | "now">, key: string): string | null {
  const bytes = Buffer.from(key, "base64url");
  if (bytes.length !== CART_BYTES + END_BYTES + SIGNATURE_BYTES) return null;
  const said = bytes.subarray(0, CART_BYTES + END_BYTES);
  if (!timingSafeEqual(bytes.subarray(said.length), signature(settings.secret, said))) return null;
  if (now().getTime() >= said.readUInt32BE(CART_BYTES) * 1000) return null;
  return said.toString("hex", 0, CART_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function signature(secret: string, said: Buffer): Buffer {
  return createHmac("sha256", secret)
    .update(`cart-back:${said.toString("hex")}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}
