import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart, applyCoupon } from "#contract/carts.ts";
import { getPromotions } from "#contract/promotions.ts";
import { couponToMake } from "#rules/discounts/coupon-to-make.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";
import { makeCoupon } from "./make-coupon.ts";

describe.each(databasesToTest())("codes for everybody on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
    // As the owner makes them, by the words of the command.
    for (const words of [
      ["FALL", "10%", "--kinds", "desktop", "--until", "2026-11-30", "--listed", "yes"],
      ["LATER", "$40", "--from", "2026-12-01", "--listed", "yes"],
      ["LARGE", "$50", "--minimum", "$9000", "--listed", "yes"],
      ["SECRET", "20%"],
    ]) {
      const coupon = couponToMake(words, { at: TEST_NOW.toISOString(), timeZone: "America/Los_Angeles" });
      if (!coupon.ok) throw new Error(coupon.problem);
      const made = await makeCoupon(db.queries, coupon.value);
      if (!made.ok) throw new Error(made.problem);
    }
  });
  afterAll(() => db.close());

  const shown = async (sku = 0) =>
    (await newVisitor(world).call(getPromotions, { query: { sku } })).Promotions.map(({ CouponCode }) => CouponCode);

  test("every listed code that holds today is shown, no other, with its last day (S99)", async () => {
    expect(await shown()).toEqual(["FALL", "LARGE"]);
    const { Promotions } = await newVisitor(world).call(getPromotions, { query: { sku: 0 } });
    expect(Promotions[0]).toMatchObject({
      Kind: "percent",
      Percent: 0.1,
      Until: "2026-11-30",
      IsForSome: true,
      Saving: null,
    });
    expect(Promotions[1]).toMatchObject({ Kind: "amount", Amount: 50, Minimum: 9000, Until: null, IsForSome: false });
  });

  test("of one PC those that the cart takes for it, at the very saving (S86)", async () => {
    const { Promotions } = await newVisitor(world).call(getPromotions, { query: { sku: SHOP.pc } });
    expect(Promotions.map(({ CouponCode }) => CouponCode)).toEqual(["FALL"]);
    const buyer = newVisitor(world);
    await buyer.call(addToCart, { body: { SkuID: SHOP.pc, Quantity: 1 } });
    const { Totals } = await buyer.call(applyCoupon, { body: { couponCode: "FALL" } });
    expect(Totals.Saving).toBe(Promotions[0]?.Saving);
    expect(Totals.Saving).toBeGreaterThan(0);
    expect(await shown(SHOP.mouse)).toEqual([]);
    expect(reasonOf(await newVisitor(world).tryCall(getPromotions, { query: { sku: 999_999 } }))).toBe("sku_unknown");
  });

  test("a code that is over is shown to nobody", async () => {
    world.setNow(new Date("2026-12-02T20:00:00Z"));
    expect(await shown(SHOP.pc)).toEqual(["LATER"]);
    world.setNow(TEST_NOW);
  });
});
