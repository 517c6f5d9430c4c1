import { createHmac, timingSafeEqual } from "node:crypto";
import { ORDER_DAYS } from "../http/visitor-cookies.ts";
import type { World } from "../world.ts";
import { pageAddress } from "../languages/page-address.ts";

/** What a key is for: a link of a mail, which is changed for a key of the browser that opens it. Neither does the other's work. */
type KeyPurpose = "link" | "browser";

/** What a key is signed for. The generation grows when the buyer ends all keys that were given out. */
export interface KeyedOrder {
  orderNumber: string;
  linkGeneration: number;
}

/** The link of the receipt opens its order so long. */
const RECEIPT_LINK_DAYS = 90;
/** The link that somebody asks for at `/orders`. */
export const ASKED_LINK_HOURS = 24;

const DAY_MS = 86_400_000;
/** Seconds since 1970, when the key ends. */
const END_BYTES = 4;
const SIGNATURE_BYTES = 28;

/**
 * Who has it sees this one order, without any other cookie, until it ends: 4 bytes of when that is and 224 bits of
 * HMAC-SHA256, 43 characters in base64url.
 */
export function orderKey(
  { settings }: Pick<World, "settings">,
  order: KeyedOrder,
  purpose: KeyPurpose,
  until: Date,
): string {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32BE(Math.floor(until.getTime() / 1000));
  return Buffer.concat([end, signature(settings.secret, order, purpose, end)]).toString("base64url");
}

/** A key of one browser, for as long as its cookie. */
export function browserKey(world: Pick<World, "settings" | "now">, order: KeyedOrder): string {
  return orderKey(world, order, "browser", new Date(world.now().getTime() + ORDER_DAYS * DAY_MS));
}

export function isOrderKey(
  { settings, now }: Pick<World, "settings" | "now">,
  order: KeyedOrder,
  purpose: KeyPurpose,
  key: string,
): boolean {
  const bytes = Buffer.from(key, "base64url");
  if (bytes.length !== END_BYTES + SIGNATURE_BYTES) return false;
  const end = bytes.subarray(0, END_BYTES);
  const isSigned = timingSafeEqual(bytes.subarray(END_BYTES), signature(settings.secret, order, purpose, end));
  return isSigned && now().getTime() < end.readUInt32BE() * 1000;
}

function signature(secret: string, { orderNumber, linkGeneration }: KeyedOrder, purpose: KeyPurpose, end: Buffer) {
  const signed = `order:${purpose}:${orderNumber}:${linkGeneration}:${end.toString("hex")}`;
  return createHmac("sha256", secret).update(signed).digest().subarray(0, SIGNATURE_BYTES);
}

export function orderPage(orderNumber: string): string {
  return `/carts/order/${orderNumber}`;
}

/** The address that a mail names: the order's page with a key in it, which the page takes out again. */
export function orderLink(world: Pick<World, "settings">, order: KeyedOrder, until: Date): string {
  return `${pageAddress(world.settings, orderPage(order.orderNumber))}?key=${orderKey(world, order, "link", until)}`;
}

export function receiptLinkEnds(placedAt: Date): Date {
  return new Date(placedAt.getTime() + RECEIPT_LINK_DAYS * DAY_MS);
}
