import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as schemas from "#contract/schemas/carts.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

let db: Database;
let world: TestWorld;
let shopper: HttpShopper;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await seedShop(db);
  world = makeTestWorld(db);
});
afterAll(() => db.close());
beforeEach(() => {
  shopper = new HttpShopper(world);
});

const add = (SkuID: number, Quantity = 1) => shopper.post("/api/carts/addToCart", { SkuID, Quantity });
const linesOf = (body: object) =>
  schemas.CartView.parse(body).Items.map(({ SkuID, Quantity }) => [SkuID, Quantity] as const);
const refusal = (status: number, Reason: string) => ({ status, body: { IsSuccess: false, Reason } });

describe("POST /api/carts/addrecommendtocart", () => {
  test("adds what the cart suggests, which closes the checkout until there is a PC", async () => {
    const alone = await shopper.post("/api/carts/addrecommendtocart", { SkuID: SHOP.withPcOnly, Quantity: 1 });
    expect(linesOf(alone.body)).toEqual([[SHOP.withPcOnly, 1]]);
    expect(alone.body["Blocks"]).toMatchObject([{ reason: "gear_needs_pc" }]);
    const { body } = await add(SHOP.pc);
    expect(body["Blocks"]).toEqual([]);
  });

  test("refuses what is sold out and what there is not", async () => {
    const path = "/api/carts/addrecommendtocart";
    expect(await shopper.post(path, { SkuID: SHOP.soldOut })).toMatchObject(refusal(409, "out_of_stock"));
    expect(await shopper.post(path, { SkuID: 999_999 })).toMatchObject(refusal(404, "sku_unknown"));
    expect(await shopper.post(path, { SkuID: 0 })).toMatchObject(refusal(400, "invalid_request"));
  });
});

describe("POST /api/carts/removesku", () => {
  test("removes every line of the SKU and leaves the others", async () => {
    await add(SHOP.pc);
    await shopper.post("/api/carts/addToCart", { SkuID: SHOP.pc, AdditionalWarrantyID: 1 });
    await add(SHOP.mouse, 2);
    expect(linesOf((await shopper.post("/api/carts/removesku", { SkuID: SHOP.pc })).body)).toEqual([[SHOP.mouse, 2]]);
  });

  test("refuses a SKU that is not in the cart, also when it is in another's", async () => {
    await add(SHOP.mouse);
    expect(await shopper.post("/api/carts/removesku", { SkuID: SHOP.cable })).toMatchObject(
      refusal(404, "line_unknown"),
    );
    const stranger = new HttpShopper(world);
    expect(await stranger.post("/api/carts/removesku", { SkuID: SHOP.mouse })).toMatchObject(
      refusal(404, "line_unknown"),
    );
    expect(linesOf((await shopper.get("/api/carts/cart-init")).body)).toEqual([[SHOP.mouse, 1]]);
  });
});

describe("POST …/{store}/AddSkusToCart", () => {
  const path = "/api/proxy/Services/Rigsmith/AddSkusToCart";

  test("opens a cart with all of them, and adds more of them to it in one version", async () => {
    const first = await shopper.post(path, { Skus: [{ SkuID: SHOP.pc }, { SkuID: SHOP.mouse, Quantity: 2 }] });
    expect(linesOf(first.body)).toEqual([
      [SHOP.pc, 1],
      [SHOP.mouse, 2],
    ]);
    const version = schemas.CartView.parse(first.body).Version;
    const { body } = await shopper.post(path, { Skus: [{ SkuID: SHOP.cable }, { SkuID: SHOP.mouse }] });
    expect(linesOf(body)).toEqual([
      [SHOP.pc, 1],
      [SHOP.mouse, 3],
      [SHOP.cable, 1],
    ]);
    expect(body["Version"]).toBe(version + 1);
  });

  test("adds none when one of them cannot be had, and opens no cart for it", async () => {
    const wanted = { Skus: [{ SkuID: SHOP.mouse }, { SkuID: SHOP.soldOut }] };
    expect(await shopper.post(path, wanted)).toMatchObject(refusal(409, "out_of_stock"));
    expect((await shopper.get("/api/carts/cart-init")).body["ShoppingCartID"]).toBe("");
    await add(SHOP.cable);
    expect(await shopper.post(path, wanted)).toMatchObject(refusal(409, "out_of_stock"));
    expect(await shopper.post(path, { Skus: [{ SkuID: 999_999 }] })).toMatchObject(refusal(404, "sku_unknown"));
    expect(linesOf((await shopper.get("/api/carts/cart-init")).body)).toEqual([[SHOP.cable, 1]]);
  });

  test("counts a SKU that is named twice as both together", async () => {
    const wanted = { Skus: Array.from({ length: 6 }, () => ({ SkuID: SHOP.pc })) };
    expect(await shopper.post(path, wanted)).toMatchObject(refusal(409, "out_of_stock"));
  });

  test("refuses another store, an empty list and too many", async () => {
    const Skus = [{ SkuID: SHOP.mouse }];
    expect(await shopper.post("/api/proxy/Services/Elsewhere/AddSkusToCart", { Skus })).toMatchObject(
      refusal(404, "not_found"),
    );
    expect(await shopper.post(path, { Skus: [] })).toMatchObject(refusal(400, "invalid_request"));
    const many = Array.from({ length: 51 }, () => ({ SkuID: SHOP.cable }));
    expect(await shopper.post(path, { Skus: many })).toMatchObject(refusal(400, "invalid_request"));
  });
});

describe("POST /api/carts/checkStock", () => {
  test("says of each SKU how many there are, whether so many could be ordered, and when one could leave", async () => {
    const Items = [
      { SkuID: SHOP.pc, Quantity: 5 },
      { SkuID: SHOP.mouse, Quantity: 21 },
      { SkuID: SHOP.cable, Quantity: 99 },
      { SkuID: SHOP.soldOut },
      { SkuID: SHOP.unavailable },
    ];
    const { body } = await shopper.post("/api/carts/checkStock", { Items });
    expect(body).toMatchObject({
      Success: true,
      IsAvailable: false,
      Items: [
        {
          SkuID: SHOP.pc,
          Stock: 5,
          IsAvailable: true,
          EstimatedShip: expect.stringMatching(/^Ships\s\w{3},\s\w{3}\s\d/),
        },
        { SkuID: SHOP.mouse, Quantity: 21, Stock: 20, IsAvailable: false, EstimatedShip: "" },
        { SkuID: SHOP.cable, Stock: -99, IsAvailable: true },
        { SkuID: SHOP.soldOut, Quantity: 1, Stock: 0, IsAvailable: false },
        { SkuID: SHOP.unavailable, Stock: -99, IsAvailable: false },
      ],
    });
  });

  test("says when one could leave and what it weighs by a rule: Ships and that day's business day, kilograms packed", async () => {
    const MONDAY = "Ships Mon,\u00A0Nov\u00A023";
    const estimateOf = async (SkuID: number) => {
      const { body } = await shopper.post("/api/carts/checkStock", { Items: [{ SkuID }] });
      return (body["Items"] as { EstimatedShip: string }[])[0]?.EstimatedShip;
    };
    // It is Saturday.
    expect(await estimateOf(SHOP.mouse)).toBe(MONDAY);
    world.setNow(new Date("2026-11-25T15:00:00Z"));
    // Thursday is Thanksgiving.
    expect(await estimateOf(SHOP.mouse)).toBe("Ships Fri,\u00A0Nov\u00A027");
    world.setNow(TEST_NOW);
    await add(SHOP.mouse);
    const { body } = await add(SHOP.pc);
    expect(body).toMatchObject({
      Items: [
        { SkuID: SHOP.mouse, Weight: 0.3, EstimatedShip: MONDAY },
        { SkuID: SHOP.pc, Weight: 12, EstimatedShip: await estimateOf(SHOP.pc) },
      ],
    });
  });

  test("without items checks the cart's own, and takes two lines of a SKU together", async () => {
    await add(SHOP.pc, 3);
    const own = await shopper.post("/api/carts/checkStock");
    expect(own.body).toMatchObject({ IsAvailable: true, Items: [{ SkuID: SHOP.pc, Quantity: 3 }] });
    const Items = [
      { SkuID: SHOP.pc, Quantity: 3 },
      { SkuID: SHOP.pc, Quantity: 3 },
    ];
    const twice = await shopper.post("/api/carts/checkStock", { Items });
    expect(twice.body).toMatchObject({ IsAvailable: false, Items: [{ IsAvailable: false }, { IsAvailable: false }] });
  });

  test("refuses a SKU that there is not, and tells a stranger nothing of another's cart", async () => {
    await add(SHOP.pc, 2);
    expect(await shopper.post("/api/carts/checkStock", { Items: [{ SkuID: 999_999 }] })).toMatchObject(
      refusal(404, "sku_unknown"),
    );
    expect((await new HttpShopper(world).post("/api/carts/checkStock")).body).toMatchObject({ Items: [] });
  });
});

describe("…/AvailableCoupons", () => {
  beforeAll(async () => {
    const coupon = { starts_at: new Date(TEST_NOW.getTime() - 1000), kind: "percent", value: 100_000 } as const;
    await db.queries
      .insertInto("coupons")
      .values([
        { ...coupon, code: "ALL-SHOWN", listed: true },
        { ...coupon, code: "ALL-LARGE", listed: true, minimum_cents: 1_000_000 },
        { ...coupon, code: "ALL-OVER", listed: true, ends_at: TEST_NOW },
        { ...coupon, code: "ALL-GONE", listed: true, use_limit: 1, used: 1 },
        { ...coupon, code: "NOT-SHOWN" },
      ])
      .execute();
  });

  test("names coupons for everybody with what each would save on this cart, and no code that was given to somebody", async () => {
    await add(SHOP.mouse);
    const { body } = await shopper.get("/api/proxy/Services/Carts/AvailableCoupons");
    expect(body["Coupons"]).toEqual([
      {
        CouponCode: "ALL-LARGE",
        Applies: false,
        Saving: 0,
        FreesShipping: false,
        Why: expect.stringContaining("10,000"),
      },
      { CouponCode: "ALL-SHOWN", Applies: true, Saving: 5.9, FreesShipping: false, Why: null },
    ]);
    const taken = await shopper.post("/api/carts/coupon", { couponCode: "ALL-SHOWN" });
    expect(taken.body).toMatchObject({ Totals: { Saving: 5.9 } });
  });

  test("applies none to a stranger's empty cart", async () => {
    await add(SHOP.mouse);
    const { body } = await new HttpShopper(world).post("/api/proxy/Services/AvailableCoupons");
    expect(body["Coupons"]).toMatchObject([{ Applies: false }, { CouponCode: "ALL-SHOWN", Applies: false, Saving: 0 }]);
  });
});

test("POST /api/carts/get-cart-review answers the cart that GET cart-init answers, and a stranger's is empty", async () => {
  await add(SHOP.pc);
  const { body } = await shopper.get("/api/carts/cart-init");
  expect((await shopper.post("/api/carts/get-cart-review")).body).toEqual(body);
  expect((await new HttpShopper(world).post("/api/carts/get-cart-review")).body).toMatchObject({ Items: [] });
  expect(await shopper.post("/api/carts/get-cart-review", { Price: 1 })).toMatchObject(refusal(400, "invalid_request"));
});
