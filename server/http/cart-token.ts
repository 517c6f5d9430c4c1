import { createHash } from "node:crypto";
import type { World } from "../world.ts";

/** 256 random bits for the visitor's cookie; it leaves the server once, and only its SHA-256 is kept. */
export function newCartToken(world: Pick<World, "randomBytes">): string {
  return Buffer.from(world.randomBytes(32)).toString("base64url");
}

export function cartTokenSha256(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
