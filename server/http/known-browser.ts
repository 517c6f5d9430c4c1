import { createHmac } from "node:crypto";
import type { Shopper } from "./principal.ts";
import type { World } from "../world.ts";

/**
 * What a browser keeps of an account that was signed in on it: wrong passwords that others type elsewhere do not shut this
 * browser out, since it is counted by itself. It opens nothing.
 */
export function knownBrowserOf({ settings }: Pick<World, "settings">, email: string): string {
  return createHmac("sha256", settings.secret)
    .update(`known-browser:${email.trim().toLowerCase()}`)
    .digest("base64url");
}

export function isKnownBrowser(world: Pick<World, "settings">, { knownBrowser }: Shopper, email: string): boolean {
  return knownBrowser === knownBrowserOf(world, email);
}
