import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openSecret, sealSecret } from "./sealed-secret.ts";

const worldOf = (secret: string) =>
  ({ settings: { secret }, randomBytes }) as unknown as Parameters<typeof sealSecret>[0];
const world = worldOf("of this store");
const secret = new TextEncoder().encode("12345678901234567890");

test("a sealed secret is read again by its store for its person, and looks different each time", () => {
  const [one, other] = [sealSecret(world, secret, "staff:1"), sealSecret(world, secret, "staff:1")];
  expect(new Uint8Array(openSecret(world, one, "staff:1"))).toEqual(secret);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(Buffer.from(secret))).toBe(false);
});

test("another store, another person or a changed byte opens nothing", () => {
  const sealed = sealSecret(world, secret, "staff:1");
  expect(() => openSecret(worldOf("of another"), sealed, "staff:1")).toThrow("unable to authenticate");
  expect(() => openSecret(world, sealed, "staff:2")).toThrow("unable to authenticate");
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  expect(() => openSecret(world, sealed, "staff:1")).toThrow("unable to authenticate");
});
