import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { COST, hashPassword, isCheap, isPassword } from "./hash-password.ts";

const world = { randomBytes: (size: number) => randomBytes(size) };

test("a password is kept as an argon2id hash that says its cost, another one each time, and opens by itself only", async () => {
  const [hash, again] = [
    await hashPassword(world, "quiet fan on a desk"),
    await hashPassword(world, "quiet fan on a desk"),
  ];
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(again).not.toBe(hash);
  expect(await isPassword("quiet fan on a desk", hash)).toBe(true);
  expect(await isPassword("quiet fan on a desK", hash)).toBe(false);
  expect(await isPassword("", hash)).toBe(false);
});

test("letters composed in two ways are one password", async () => {
  expect(await isPassword("cafe\u0301 au lait noir", await hashPassword(world, "caf\u00e9 au lait noir"))).toBe(true);
});

test("a hash of a lower cost still opens, and is known to be cheap", async () => {
  const cheap = await hashPassword(world, "quiet fan on a desk", { ...COST, memory: 8 });
  expect(await isPassword("quiet fan on a desk", cheap)).toBe(true);
  expect([isCheap(cheap), isCheap(await hashPassword(world, "quiet fan on a desk"))]).toEqual([true, false]);
});

test("without an account the same work is done and the answer is no", async () => {
  expect(await isPassword("quiet fan on a desk", null)).toBe(false);
});
