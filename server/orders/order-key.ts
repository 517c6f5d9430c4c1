import { createHmac, timingSafeEqual } from "node:crypto";
import type { World } from "../world.ts";

/** The key of the link in the receipt mail: who has it sees this one order, without a cookie. */
export function orderKey(world: Pick<World, "settings">, orderNumber: string): string {
  return createHmac("sha256", world.settings.secret).update(`order:${orderNumber}`).digest("base64url");
}

export function isOrderKey(world: Pick<World, "settings">, orderNumber: string, key: string): boolean {
  const expected = Buffer.from(orderKey(world, orderNumber));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function orderPage(orderNumber: string): string {
  return `/carts/order/${orderNumber}`;
}
