import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, applyCoupon, cartInit, changeCartItemQty, deleteCartItem } from "#contract/carts.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("changes of one cart at once on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let visitor: Visitor;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(() => {
    visitor = newVisitor(world);
  });

  const add = (SkuID: number) => visitor.call(addToCart, { body: { SkuID } });
  const lineOf = async (sku: number) =>
    (await visitor.call(cartInit)).Items.find(({ SkuID }) => SkuID === sku)?.CartItemId ?? "";
  const cartsOfVisitor = async () => {
    const { ShoppingCartID } = await visitor.call(cartInit);
    const tokenOf = db.queries.selectFrom("carts").select("token_sha256").where("id", "=", ShoppingCartID);
    return (await db.queries.selectFrom("carts").select("state").where("token_sha256", "=", tokenOf).execute()).map(
      ({ state }) => state,
    );
  };

  test("twelve adds are twelve units, and each answer shows what its version holds", async () => {
    await add(SHOP.cable);
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(SHOP.cable)));
    for (const { Version, TotalCount } of answers) expect(TotalCount).toBe(Version);
    expect(answers.map(({ Version }) => Version).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 2),
    );
    expect(await visitor.call(cartInit)).toMatchObject({ TotalCount: 13, Version: 13, Items: [{ Quantity: 13 }] });
  });

  test("adds after the cart was ordered open one cart, and all are in it", async () => {
    await add(SHOP.cable);
    const { ShoppingCartID } = await visitor.call(cartInit);
    await db.queries.updateTable("carts").set({ state: "ordered" }).where("id", "=", ShoppingCartID).execute();
    await Promise.all([SHOP.mouse, SHOP.cable, SHOP.mouse, SHOP.pc, SHOP.deposit].map(add));
    expect(await visitor.call(cartInit)).toMatchObject({ TotalCount: 5, Version: 5 });
    expect((await cartsOfVisitor()).toSorted()).toEqual(["open", "ordered"]);
  });

  test("a coupon, a quantity, an add and a removal all happen, whichever comes first", async () => {
    for (const sku of [SHOP.mouse, SHOP.cable, SHOP.deposit]) await add(sku);
    const [mouse, cable] = [await lineOf(SHOP.mouse), await lineOf(SHOP.cable)];
    await Promise.all([
      visitor.call(applyCoupon, { body: { couponCode: "TEN" } }),
      visitor.call(changeCartItemQty, { body: { cartItemId: mouse, quantity: 3 } }),
      visitor.call(deleteCartItem, { body: { cartItemId: cable } }),
      add(SHOP.pc),
    ]);
    const { Items, CouponCode, Version } = await visitor.call(cartInit);
    expect(Object.fromEntries(Items.map(({ SkuID, Quantity }) => [SkuID, Quantity]))).toEqual({
      [SHOP.mouse]: 3,
      [SHOP.deposit]: 1,
      [SHOP.pc]: 1,
    });
    expect([CouponCode, Version]).toEqual(["TEN", 7]);
  });

  test("more units than there are do not come in, however they are asked for", async () => {
    await add(SHOP.cable);
    const tried = await Promise.all(
      Array.from({ length: 8 }, () => visitor.tryCall(addToCart, { body: { SkuID: SHOP.pc } })),
    );
    expect(tried.filter((each) => "reply" in each)).toHaveLength(5);
    expect(await visitor.call(cartInit)).toMatchObject({ TotalCount: 6 });
  });
});
