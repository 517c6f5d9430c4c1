import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getOrder } from "#contract/checkout.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import type { Visitor } from "../testing/visitor.ts";

const PATH = "/api/order/savepreordersilverwolfsize";

describe.each(databasesToTest())("POST /api/order/savepreordersilverwolfsize on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());

  async function ordered(skuId: number): Promise<{ buyer: Visitor; number: string; browser: HttpShopper }> {
    const buyer = await readyBuyer(world, skuId);
    const number = (await createOrderFor(buyer)).CustOrderID;
    const browser = new HttpShopper(world);
    for (const [name, value] of buyer.cookies) browser.cookies.set(name, value);
    return { buyer, number, browser };
  }
  const shown = async (buyer: Visitor, number: string) =>
    (await buyer.call(getOrder, { query: { number } })).PreOrderSize;

  test("keeps the size that a pre-order's buyer chose last, and shows it with the order", async () => {
    const { buyer, number, browser } = await ordered(SHOP.deposit);
    expect(await shown(buyer, number)).toEqual({ Size: "", MayChoose: true });
    for (const Size of ["M", "2XL"])
      expect(await browser.post(PATH, { OrderNumber: number, Size })).toMatchObject({ status: 200, body: { Size } });
    expect(await shown(buyer, number)).toEqual({ Size: "2XL", MayChoose: true });
    await db.execute("update orders set state = 'shipped', changed_at = now() where order_number = $1", [number]);
    expect(await browser.post(PATH, { OrderNumber: number, Size: "S" })).toMatchObject({
      status: 409,
      body: { Reason: "size_not_asked_for" },
    });
    expect(await shown(buyer, number)).toEqual({ Size: "2XL", MayChoose: false });
  });

  test("refuses a stranger, another word than a size, and an order without a pre-order", async () => {
    const { number, browser } = await ordered(SHOP.deposit);
    expect(await new HttpShopper(world).post(PATH, { OrderNumber: number, Size: "M" })).toMatchObject({
      status: 404,
      body: { Reason: "order_unknown" },
    });
    expect(await browser.post(PATH, { OrderNumber: number, Size: "huge" })).toMatchObject({
      status: 400,
      body: { Fields: [{ field: "Size" }] },
    });
    const plain = await ordered(SHOP.mouse);
    expect(await shown(plain.buyer, plain.number)).toBeNull();
    expect(await plain.browser.post(PATH, { OrderNumber: plain.number, Size: "M" })).toMatchObject({
      status: 409,
      body: { Reason: "size_not_asked_for" },
    });
  });
});
