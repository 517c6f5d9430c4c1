import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addToCart,
  applyCoupon,
  cartInit,
  changeCartItemQty,
  changeSystemWarranty,
  deleteCartItem,
} from "#contract/carts.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("carts on %s", (kind) => {
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

  test("a visitor without a cart sees an empty one, and no row is made for looking", async () => {
    const before = await countCarts(db);
    const view = await visitor.call(cartInit);
    expect(view).toMatchObject({ Success: true, ShoppingCartID: "", Version: 0, Items: [], TotalCount: 0 });
    expect(view.Blocks.map(({ reason }) => reason)).toEqual(["cart_empty"]);
    expect(await countCarts(db)).toBe(before);
  });

  test("the first item opens a cart under a new token, and the catalogue's price is the price", async () => {
    const view = await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 2 } });
    expect(visitor.cookies.get("cart")).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(view.Items).toHaveLength(1);
    expect(view.Items[0]).toMatchObject({
      SkuID: SHOP.mouse,
      ModelID: 0,
      Price: 59,
      Quantity: 2,
      Stock: 20,
      Block: null,
      Link: "/gear-store/gaming-accessories/test-mouse",
    });
    expect(view.Items[0]?.EstimatedShip).toMatch(/^Ships /);
    expect(view).toMatchObject({ TotalCount: 2, Version: 1, Totals: { SubTotal: 118, TaxKnown: false } });
  });

  test("a cart item has every field of the specification, in its spelling", async () => {
    const view = await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
    const fields = [
      "CartItemId",
      "ShoppingCartID",
      "ModelID",
      "SkuID",
      "OptionID",
      "ItemDescription",
      "MainPicture",
      "Price",
      "Quantity",
      "AdditionalWarrantyID",
      "AdditionalWarrantyPrice",
      "AdditionalShippingWarrantyID",
      "AdditionalShippingWarrantyPrice",
      "OperatingSystemSkuID",
      "IsNotebook",
      "IsPreOrderDepositItem",
      "Leasable",
      "Recycle",
      "ExtendWarranty",
      "CartReviewSubItems",
      "Weight",
      "Prebuild",
      "EstimatedShip",
      "Stock",
    ];
    expect(Object.keys(view.Items[0] ?? {})).toEqual(expect.arrayContaining(fields));
    expect(view.Items[0]).toMatchObject({
      ShoppingCartID: view.ShoppingCartID,
      ModelID: SHOP.pc,
      ItemDescription: "Test Tower",
      IsNotebook: false,
      Prebuild: true,
      Weight: 12,
    });
  });

  test("a deposit is priced as the deposit, and says so", async () => {
    const view = await visitor.call(addToCart, { body: { SkuID: SHOP.deposit } });
    expect(view).toMatchObject({ Items: [{ IsPreOrderDepositItem: true, Price: 20 }], Totals: { SubTotal: 20 } });
    const mouse = await newVisitor(world).call(addToCart, { body: { SkuID: SHOP.mouse } });
    expect([...view.Items, ...mouse.Items].map(({ RestLater }) => RestLater)).toEqual([180, 0]);
  });

  test("a model that stops being available after it was added is told apart from one that is sold out", async () => {
    await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
    await db.queries.updateTable("stock").set({ policy: "unavailable" }).where("sku_id", "=", SHOP.pc).execute();
    expect(await visitor.call(cartInit)).toMatchObject({
      Items: [{ Stock: -99, Block: "model_not_available" }],
      Blocks: [{ reason: "model_not_available" }],
    });
    await db.queries.updateTable("stock").set({ policy: "tracked" }).where("sku_id", "=", SHOP.pc).execute();
  });

  test("only the SHA-256 of the token is kept, and every change grows the version by one", async () => {
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    const view = await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    expect(view).toMatchObject({ Version: 2, TotalCount: 2 });
    expect(view.Items).toHaveLength(1);
    const row = await db.queries
      .selectFrom("carts")
      .select("token_sha256")
      .where("id", "=", view.ShoppingCartID)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.token_sha256 ?? [])).toEqual(
      Buffer.from(cartTokenSha256(visitor.cookies.get("cart") ?? "")),
    );
  });

  test("a made-up token does not become a cart's key", async () => {
    visitor.cookies.set("cart", "A".repeat(43));
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    expect(visitor.cookies.get("cart")).toMatch(/^(?!A{43})[A-Za-z0-9_-]{43}$/);
  });

  test("a foreign line answers exactly like an absent one", async () => {
    const other = newVisitor(world);
    const foreign = (await other.call(addToCart, { body: { SkuID: SHOP.mouse } })).Items[0]?.CartItemId ?? "";
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable } });
    for (const [route, more] of [
      [deleteCartItem, {}],
      [changeCartItemQty, { quantity: 2 }],
      [changeSystemWarranty, { warrantyId: 0 }],
    ] as const) {
      const ofForeign = await visitor.tryCall(route as typeof deleteCartItem, {
        body: { cartItemId: foreign, ...more },
      });
      const ofAbsent = await visitor.tryCall(route as typeof deleteCartItem, {
        body: { cartItemId: "absent-line-1", ...more },
      });
      expect(ofForeign).toEqual(ofAbsent);
      expect(ofForeign).toMatchObject({ refusal: { status: 404 } });
    }
    expect((await other.call(cartInit)).TotalCount).toBe(1);
  });

  test("a quantity above the stock is refused with how many are left, and fewer is always allowed", async () => {
    const added = await visitor.call(addToCart, { body: { SkuID: SHOP.pc, Quantity: 3 } });
    const cartItemId = added.Items[0]?.CartItemId ?? "";
    const refused = await visitor.tryCall(changeCartItemQty, { body: { cartItemId, quantity: 6 } });
    expect(refused).toMatchObject({
      refusal: { status: 409, alert: { Reason: "out_of_stock", Message: "Only 5 of Test Tower left." } },
    });
    expect(reasonOf(await visitor.tryCall(addToCart, { body: { SkuID: SHOP.pc, Quantity: 3 } }))).toBe("out_of_stock");
    expect((await visitor.call(changeCartItemQty, { body: { cartItemId, quantity: 1 } })).TotalCount).toBe(1);
  });

  test("what is sold out, not available or unknown cannot be added", async () => {
    expect(reasonOf(await visitor.tryCall(addToCart, { body: { SkuID: SHOP.soldOut } }))).toBe("out_of_stock");
    expect(reasonOf(await visitor.tryCall(addToCart, { body: { SkuID: SHOP.unavailable } }))).toBe(
      "model_not_available",
    );
    expect(await visitor.tryCall(addToCart, { body: { SkuID: 999_999 } })).toMatchObject({ refusal: { status: 404 } });
  });

  test("an unlimited SKU stops at 99 a cart, whatever is added how often", async () => {
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable, Quantity: 99 } });
    expect(reasonOf(await visitor.tryCall(addToCart, { body: { SkuID: SHOP.cable } }))).toBe("quantity_invalid");
    expect((await visitor.call(cartInit)).Items[0]?.Stock).toBe(-99);
  });

  test("a chosen warranty is priced from the catalogue, and one that is not offered is refused", async () => {
    const added = await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
    const cartItemId = added.Items[0]?.CartItemId ?? "";
    const paid = world.config.warranties.find(({ price, covers }) => price > 0 && covers === "desktop");
    const view = await visitor.call(changeSystemWarranty, {
      body: { cartItemId, warrantyId: paid?.warrantyId ?? 0 },
    });
    expect(view.Totals.SubTotal).toBe(1999 + (paid?.price ?? 0) / 100);
    expect(reasonOf(await visitor.tryCall(changeSystemWarranty, { body: { cartItemId, warrantyId: 77_777 } }))).toBe(
      "warranty_unknown",
    );
  });

  test("a removed line is gone and the rest is priced again", async () => {
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    const both = await visitor.call(addToCart, { body: { SkuID: SHOP.cable } });
    const mouse = both.Items.find(({ SkuID }) => SkuID === SHOP.mouse)?.CartItemId ?? "";
    const view = await visitor.call(deleteCartItem, { body: { cartItemId: mouse } });
    expect(view).toMatchObject({ TotalCount: 1, Totals: { SubTotal: 9 } });
  });

  test("a coupon is taken whatever its case, and one that does not apply is refused by name with a sentence", async () => {
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    expect(await visitor.call(applyCoupon, { body: { couponCode: " ten " } })).toMatchObject({
      CouponCode: "TEN",
      CouponMessage: null,
      Totals: { Saving: 5.9 },
    });
    const unknown = await visitor.tryCall(applyCoupon, { body: { couponCode: "NO-SUCH" } });
    expect(unknown).toMatchObject({ refusal: { status: 422, alert: { Reason: "coupon_unknown" } } });
    expect(reasonOf(await visitor.tryCall(applyCoupon, { body: { couponCode: "OVER" } }))).toBe("coupon_expired");
    expect(reasonOf(await visitor.tryCall(applyCoupon, { body: { couponCode: "BIG" } }))).toBe("coupon_below_minimum");
    expect((await visitor.call(cartInit)).CouponCode).toBe("TEN");
    expect(await visitor.call(applyCoupon, { body: { couponCode: "" } })).toMatchObject({
      CouponCode: "",
      Totals: { Saving: 0 },
    });
  });

  test("two laptops and an accessory without its PC close the checkout in the specification's words", async () => {
    await visitor.call(addToCart, { body: { SkuID: SHOP.laptop, Quantity: 2 } });
    expect((await visitor.call(cartInit)).Blocks).toMatchObject([
      { reason: "laptop_limit", message: "Limit one laptop in an order!", icon: "warning" },
    ]);
    const other = newVisitor(world);
    const view = await other.call(addToCart, { body: { SkuID: SHOP.withPcOnly } });
    expect(view.Blocks[0]?.message).toBe(
      "Sorry, the Complete Your Purchase item(s) you have selected must be purchased with a PC.",
    );
  });
});

async function countCarts(db: Database): Promise<number> {
  return Number(
    (
      await db.queries
        .selectFrom("carts")
        .select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );
}
