import { afterAll, beforeAll, expect, test } from "vitest";
import { addToCart, applyCoupon } from "#contract/carts.ts";
import { SLOW_LIMITS } from "#rules/member/slow-limits.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { openTestDatabase } from "../db/test-database.ts";
import type { Database } from "../db/database.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

let db: Database;
let world: TestWorld;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await seedShop(db);
  world = makeTestWorld(db);
});
afterAll(() => db.close());

test("who tries code after code waits: then a right one is refused like a wrong one, and others are not kept waiting", async () => {
  const guesser = newVisitor(world, noRateLimits);
  await guesser.call(addToCart, { body: { SkuID: SHOP.mouse } });
  const guess = async (couponCode: string) => reasonOf(await guesser.tryCall(applyCoupon, { body: { couponCode } }));
  for (let at = 0; at < SLOW_LIMITS.coupon.session.most; at += 1)
    expect(await guess(`GUESS${at}`)).toBe("coupon_unknown");
  expect(await guess("GUESSAGAIN")).toBe("too_many_requests");
  expect(await guess("TEN")).toBe("too_many_requests");

  const other = newVisitor(world);
  await other.call(addToCart, { body: { SkuID: SHOP.mouse } });
  expect(reasonOf(await other.tryCall(applyCoupon, { body: { couponCode: "TEN" } }))).toBeNull();

  world.setNow(new Date(world.now().getTime() + SLOW_LIMITS.coupon.session.seconds * 1000));
  expect(await guess("TEN")).toBeNull();
});
