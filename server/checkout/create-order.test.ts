import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  checkCartItems,
  createOrder,
  getCheckout,
  getTotals,
  saveInformation,
  saveShippingMethod,
  validateCart,
} from "#contract/checkout.ts";
import { addToCart } from "#contract/carts.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { orderEvents } from "../orders/order-events.ts";
import { recomputeOrder } from "../orders/recompute-order.ts";
import { expireReservations } from "../payments/expire-reservations.ts";
import { createOrderFor, DENVER, goToPayment, orderBody, readyBuyer } from "../testing/buyer.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

describe.each(databasesToTest())("creating an order on %s", (kind) => {
  let db: Database;
  let world: TestWorld;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(() => world.setNow(TEST_NOW));

  test("the steps open one after the other, and the totals have tax once the destination is known", async () => {
    const visitor = newVisitor(world);
    expect(reasonOf(await visitor.tryCall(getCheckout))).toBe("cart_empty");
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    expect(await visitor.call(getCheckout)).toMatchObject({
      OpenStep: 1,
      Totals: { TaxKnown: false },
      ShippingChoices: [],
    });
    const informed = await visitor.call(saveInformation, {
      body: { ShippingAddress: { ...DENVER, State: "Colorado" } },
    });
    expect(informed).toMatchObject({ OpenStep: 2, ShippingAddress: { State: "CO" }, Totals: { TaxKnown: true } });
    expect(informed.Totals.DeliveryFee).toBe(0.28);
    await visitor.call(saveShippingMethod, {
      body: { ShippingMethodID: informed.ShippingChoices[0]?.ShippingMethodID ?? 0 },
    });
    expect(await visitor.call(getCheckout)).toMatchObject({ OpenStep: 3, PendingOrder: null });
  });

  test("an address that is not right answers field by field, and saving the same one twice keeps the version", async () => {
    const visitor = await readyBuyer(world, SHOP.mouse);
    const wrong = await visitor.tryCall(saveInformation, {
      body: { ShippingAddress: { ...DENVER, ZipCode: "8020", Email: "ada" } },
    });
    expect(wrong).toMatchObject({ refusal: { status: 422, alert: { Reason: "address_invalid" } } });
    expect("refusal" in wrong && wrong.refusal.alert.Fields?.map(({ field }) => field)).toEqual([
      "ShippingAddress.Email",
      "ShippingAddress.ZipCode",
    ]);
    const { Version } = await orderBody(visitor);
    await visitor.call(saveInformation, { body: { ShippingAddress: DENVER } });
    expect((await orderBody(visitor)).Version).toBe(Version);
  });

  test("a method that does not go there is refused", async () => {
    const visitor = await readyBuyer(world, SHOP.mouse);
    expect(reasonOf(await visitor.tryCall(saveShippingMethod, { body: { ShippingMethodID: 8 } }))).toBe(
      "shipping_method_unavailable",
    );
  });

  test("an order freezes lines, amounts and steps, holds its stock and its cents add up", async () => {
    const visitor = await readyBuyer(world, SHOP.mouse, { quantity: 2 });
    const before = await stockOf(db, SHOP.mouse);
    const order = await createOrderFor(visitor);
    const row = await db.queries
      .selectFrom("orders")
      .selectAll()
      .where("order_number", "=", order.CustOrderID)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      state: "pending_payment",
      subtotal_cents: 11_800,
      total_cents: Math.round(order.FinalAmount * 100),
    });
    expect(await stockOf(db, SHOP.mouse)).toEqual({ on_hand: before.on_hand, held: before.held + 2 });
    expect(new Date(order.HeldUntil).getTime() - world.now().getTime()).toBeGreaterThan(14.9 * 60_000);
    expect(await recomputeOrder(db.queries, world.config, order.CustOrderID)).toMatchObject({
      charged: row.total_cents,
      recomputed: row.total_cents,
      differences: [],
    });
    expect((await orderEvents(db.queries, row.id)).map(({ name }) => name)).toEqual(["order_created", "holds_taken"]);
  });

  test("a price changed after the order leaves its cents as they were", async () => {
    const visitor = await readyBuyer(world, SHOP.cable);
    const order = await createOrderFor(visitor);
    await db.queries.updateTable("skus").set({ price_cents: 5_000 }).where("sku_id", "=", SHOP.cable).execute();
    const again = await recomputeOrder(db.queries, world.config, order.CustOrderID);
    await db.queries.updateTable("skus").set({ price_cents: 900 }).where("sku_id", "=", SHOP.cable).execute();
    expect(again?.recomputed).toBe(Math.round(order.FinalAmount * 100));
  });

  test("the same cart version finds the order it already made, twenty times at once", async () => {
    const visitor = await readyBuyer(world, SHOP.cable);
    const body = await orderBody(visitor);
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.call(createOrder, { body })));
    expect(new Set(answers.map(({ CustOrderID }) => CustOrderID)).size).toBe(1);
  });

  test("the answer has the order's number and the backend's amounts in the specification's words", async () => {
    const visitor = await readyBuyer(world, SHOP.mouse);
    const { Totals } = await visitor.call(getCheckout);
    const order = await createOrderFor(visitor);
    expect(order).toEqual({
      Success: true,
      CustOrderID: order.CustOrderID,
      CustNumber: order.CustOrderID,
      AmazonPayRedirectUrl: "",
      FinalAmount: Totals.Total,
      ToPay: Totals.Total,
      ShippingFee: Totals.ShippingFee,
      Recycling: Totals.Recycling,
      Tax: Totals.Tax,
      TotalDiscount: 0,
      HeldUntil: order.HeldUntil,
    });
    expect(order.CustOrderID).toMatch(/^RS-[0-9A-Z]{5}-[0-9A-Z]{6}$/);
    expect(await visitor.call(getTotals)).toMatchObject({
      Total: Totals.Total,
      ShippingFee: Totals.ShippingFee,
      Tax: Totals.Tax,
      Recycling: 0,
      Saving: 0,
      KatapultShippingFee: Totals.ShippingFee,
    });
  });

  test("a changed cart ends its older unpaid order and gives the stock back in the same moment", async () => {
    const visitor = await readyBuyer(world, SHOP.mouse);
    const first = await createOrderFor(visitor);
    const held = (await stockOf(db, SHOP.mouse)).held;
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable } });
    const second = await createOrderFor(visitor);
    expect(second.CustOrderID).not.toBe(first.CustOrderID);
    expect((await stockOf(db, SHOP.mouse)).held).toBe(held);
    expect(await stateOf(db, first.CustOrderID)).toBe("cancelled");
  });

  test("the last unit held by one's own unpaid order is not sold out to oneself", async () => {
    await db.queries.updateTable("stock").set({ on_hand: 1, held: 0 }).where("sku_id", "=", SHOP.soldOut).execute();
    const visitor = await readyBuyer(world, SHOP.soldOut);
    const order = await createOrderFor(visitor);
    expect((await visitor.call(getCheckout)).Cart.Items[0]).toMatchObject({ Stock: 1, Block: null });
    expect((await visitor.call(getCheckout)).PendingOrder).toEqual({
      OrderNumber: order.CustOrderID,
      PaymentState: "not_started",
    });
    const other = newVisitor(world);
    expect(reasonOf(await other.tryCall(addToCart, { body: { SkuID: SHOP.soldOut } }))).toBe("out_of_stock");
  });

  test("two lines of one SKU cannot together take more than there is", async () => {
    await db.queries.updateTable("stock").set({ on_hand: 3, held: 0 }).where("sku_id", "=", SHOP.pc).execute();
    const visitor = await readyBuyer(world, SHOP.pc, { quantity: 2 });
    const warranty =
      world.config.warranties.find(({ price, covers }) => price > 0 && covers === "desktop")?.warrantyId ?? 0;
    await visitor.call(addToCart, { body: { SkuID: SHOP.pc, Quantity: 1, AdditionalWarrantyID: warranty } });
    await goToPayment(visitor);
    const body = await orderBody(visitor);
    await db.queries.updateTable("stock").set({ on_hand: 2 }).where("sku_id", "=", SHOP.pc).execute();
    expect(reasonOf(await visitor.tryCall(createOrder, { body }))).toBe("out_of_stock");
    expect(reasonOf(await visitor.tryCall(validateCart))).toBe("out_of_stock");
    expect((await stockOf(db, SHOP.pc)).held).toBe(0);
    await db.queries.updateTable("stock").set({ on_hand: 5 }).where("sku_id", "=", SHOP.pc).execute();
  });

  test("holds that ran out are swept, also by the next buyer who needs them", async () => {
    await db.queries.updateTable("stock").set({ on_hand: 1, held: 0 }).where("sku_id", "=", SHOP.laptop).execute();
    const slow = await readyBuyer(world, SHOP.laptop);
    const quick = await readyBuyer(world, SHOP.laptop);
    const body = await orderBody(quick);
    const old = await createOrderFor(slow);
    expect(reasonOf(await quick.tryCall(createOrder, { body }))).toBe("out_of_stock");
    world.setNow(new Date(TEST_NOW.getTime() + 16 * 60_000));
    const order = await quick.call(createOrder, { body });
    expect(await stateOf(db, order.CustOrderID)).toBe("pending_payment");
    world.setNow(new Date(TEST_NOW.getTime() + 25 * 3_600_000));
    await expireReservations(world);
    expect(await stockOf(db, SHOP.laptop)).toEqual({ on_hand: 1, held: 0 });
    expect(await stateOf(db, old.CustOrderID)).toBe("cancelled");
  });

  test("stage 2 fails in the specification's words when the cart has changed, and so does the order", async () => {
    const visitor = await readyBuyer(world, SHOP.cable);
    const body = await orderBody(visitor);
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable } });
    const refused = {
      refusal: {
        status: 409,
        alert: { Message: "Check cart item is failed, reload the page pleace.", Title: "Fail", Icon: "error" },
      },
    };
    expect(await visitor.tryCall(checkCartItems, { body: { Version: body.Version } })).toMatchObject(refused);
    expect(await visitor.tryCall(createOrder, { body })).toMatchObject(refused);
  });

  test("two laptops are stopped at stage 1 and at the order, as a warning", async () => {
    await db.queries.updateTable("stock").set({ on_hand: 9, held: 0 }).where("sku_id", "=", SHOP.laptop).execute();
    const visitor = await readyBuyer(world, SHOP.laptop, { quantity: 2 });
    const refused = {
      refusal: { alert: { Reason: "laptop_limit", Message: "Limit one laptop in an order!", Icon: "warning" } },
    };
    expect(await visitor.tryCall(validateCart)).toMatchObject(refused);
    expect(await visitor.tryCall(createOrder, { body: await orderBody(visitor) })).toMatchObject(refused);
  });

  test("a test order without a tester's sign-in is refused, neither real nor free", async () => {
    const visitor = await readyBuyer(world, SHOP.cable);
    const answer = await visitor.tryCall(createOrder, { body: { ...(await orderBody(visitor)), TestMode: true } });
    expect(answer).toMatchObject({ refusal: { status: 403, alert: { Reason: "test_mode_not_allowed" } } });
  });
});

async function stockOf(db: Database, skuId: number) {
  return db.queries
    .selectFrom("stock")
    .select(["on_hand", "held"])
    .where("sku_id", "=", skuId)
    .executeTakeFirstOrThrow();
}

async function stateOf(db: Database, orderNumber: string) {
  return (
    await db.queries
      .selectFrom("orders")
      .select("state")
      .where("order_number", "=", orderNumber)
      .executeTakeFirstOrThrow()
  ).state;
}
