import { describe, expect, test } from "vitest";
import { applyCoupon, cartInit } from "#contract/carts.ts";
import type { CartItem } from "#contract/carts.ts";
import { getCheckout, getOrder } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { findOrderByNumber, lockOrder } from "../orders/orders-table.ts";
import { createOrderFor, goToPayment, readyBuyer } from "../testing/buyer.ts";
import { FLOOR_EVENTS } from "../testing/floor-events.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { ADD, BUNDLE, DETAIL, itemsOf, LongerWarrantyScene } from "../testing/longer-warranty-scene.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { reasonOf } from "../testing/visitor.ts";

const DAY_MS = 86_400_000;

async function delivered({ market: { db, world }, number }: LongerWarrantyScene): Promise<void> {
  const row = await findOrderByNumber(db.queries, number);
  await db.transaction(async (tx) => {
    let order = await lockOrder(tx, row?.id ?? "");
    for (const event of Object.values(FLOOR_EVENTS)) order = await moveOrderBy(tx, order, event, world.now());
  });
}

describe.each(databasesToTest())("a longer warranty for an order that was made before, on %s", (kind) => {
  const scene = new LongerWarrantyScene(kind);

  test("is offered with what is left to pay, is bought for two units without a parcel, and is on the receipt", async () => {
    expect(await scene.offered()).toMatchObject({
      status: 200,
      body: {
        Lines: [
          {
            Line: 1,
            ItemDescription: "Test Tower",
            Months: 36,
            Units: 2,
            Until: null,
            Choices: [
              { warrantyId: 1, title: "4 years", price: 149 },
              { warrantyId: 2, title: "5 years", price: 249 },
            ],
          },
        ],
      },
    });
    const answer = await scene.add({ WarrantyID: 2, Quantity: 2 });
    expect(answer).toMatchObject({ status: 200, body: { TotalCount: 2, Blocks: [] } });
    expect(itemsOf(answer)).toMatchObject([
      {
        SkuID: 0,
        ModelID: 0,
        OptionID: 29,
        ExtendWarranty: true,
        ForOrder: scene.number,
        Price: 249,
        Quantity: 2,
        Weight: 0,
      },
    ]);
    expect(itemsOf(answer)[0]).toMatchObject({
      ItemDescription: "5-year warranty for Test Tower",
      Link: `/carts/order/${scene.number}`,
      EstimatedShip: "",
    });
    const visitor = scene.visitorOf(scene.browser);
    await goToPayment(visitor);
    const { ShippingChoices, Totals } = await visitor.call(getCheckout);
    expect(ShippingChoices).toMatchObject([{ ShippingMethodName: "Nothing to ship", Fee: 0 }]);
    // Denver taxes it as the PC it is for; nothing is delivered, so nothing is asked for a delivery.
    expect(Totals).toMatchObject({ SubTotal: 498, ShippingFee: 0, DeliveryFee: 0, Recycling: 0 });
    expect(Totals.Tax).toBeGreaterThan(0);
    const order = (await createOrderFor(visitor)).CustOrderID;
    await payWith(visitor, order, CARDS.approved);
    const receipt = await visitor.call(getOrder, { query: { number: order } });
    expect(receipt).toMatchObject({
      State: "paid",
      Shipping: { name: "" },
      Lines: [{ ItemDescription: "5-year warranty for Test Tower", Quantity: 2, Made: "service", SkuID: 0 }],
    });
    expect(receipt.Lines[0]?.Detail).toBe(`5 years from delivery in all, for order ${scene.number}`);
    expect(receipt.Totals.Steps[0]?.label).toBe("5-year warranty for Test Tower × 2");
    expect(await scene.offered()).toMatchObject({ status: 200, body: { Lines: [] } });
    expect(await scene.add()).toMatchObject({ status: 409, body: { Reason: "longer_warranty_taken" } });
    expect((await visitor.call(cartInit)).Items).toEqual([]);
    expect(await scene.wrongBooks([scene.number, order])).toEqual([]);
  });

  test("has both shapes of its path", async () => {
    const long = (path: string) => path.replace("Services/", "Services/Carts/");
    expect(await scene.browser.get(`${long(DETAIL)}?number=${scene.number}`)).toMatchObject({ status: 200 });
    expect(await scene.browser.post(DETAIL, { number: scene.number })).toMatchObject({ status: 200 });
    expect(await scene.browser.post(long(ADD), { OrderNumber: scene.number, Line: 1, WarrantyID: 1 })).toMatchObject({
      status: 200,
    });
    const Items = [{ cartItemId: itemsOf(await scene.add())[0]?.CartItemId, warrantyId: 2 }];
    expect(await scene.browser.post(long(BUNDLE), { Items })).toMatchObject({ status: 200 });
  });

  test("is once in a cart: asked for again it is another length or other units", async () => {
    await scene.add({ Quantity: 2 });
    expect(itemsOf(await scene.add({ WarrantyID: 2 }))).toMatchObject([
      { AdditionalWarrantyID: 2, Quantity: 1, Price: 249 },
    ]);
    const [item] = itemsOf(await scene.browser.get("/api/carts/cart-init")) as [CartItem];
    const cartItemId = item.CartItemId;
    expect(
      itemsOf(await scene.browser.post("/api/carts/changesystemwarranty", { cartItemId, warrantyId: 1 })),
    ).toMatchObject([{ AdditionalWarrantyID: 1, Price: 149, ItemDescription: "4-year warranty for Test Tower" }]);
    for (const warrantyId of [0, 3])
      expect(await scene.browser.post("/api/carts/changesystemwarranty", { cartItemId, warrantyId })).toMatchObject({
        status: 422,
        body: { Reason: "warranty_unknown" },
      });
    const quantity = (units: number) =>
      scene.browser.post("/api/carts/changeCartItemQty", { cartItemId, quantity: units });
    expect(await quantity(2)).toMatchObject({ status: 200 });
    expect(await quantity(3)).toMatchObject({
      status: 409,
      body: { Reason: "longer_warranty_taken", Facts: { left: 2 } },
    });
    expect(await scene.browser.post("/api/carts/deleteCartItem", { cartItemId })).toMatchObject({
      body: { Items: [] },
    });
  });

  test("is changed in a bundle with the warranties of the cart's PCs, all of them or none", async () => {
    await scene.browser.post("/api/carts/addToCart", { SkuID: SHOP.pc });
    const items = itemsOf(await scene.add());
    const [pc, longer] = [items.find(({ ModelID }) => ModelID > 0), items.find(({ ExtendWarranty }) => ExtendWarranty)];
    const choose = (warrantyId: number, other = 2) =>
      scene.browser.post(BUNDLE, {
        Items: [
          { cartItemId: pc?.CartItemId, warrantyId },
          { cartItemId: longer?.CartItemId, warrantyId: other },
        ],
      });
    const chosen = itemsOf(await choose(1)).map((item) => item.AdditionalWarrantyID);
    expect(chosen).toEqual([1, 2]);
    expect(await choose(2, 9)).toMatchObject({ status: 422, body: { Reason: "warranty_unknown" } });
    const after = itemsOf(await scene.browser.get("/api/carts/cart-init"));
    expect(after.map((item) => item.AdditionalWarrantyID)).toEqual([1, 2]);
    expect(await scene.browser.post(BUNDLE, { Items: [{ cartItemId: "foreign-0001", warrantyId: 1 }] })).toMatchObject({
      status: 404,
      body: { Reason: "line_unknown" },
    });
    expect(await scene.browser.post(BUNDLE, { Items: [] })).toMatchObject({
      status: 400,
      body: { Fields: [{ field: "Items" }] },
    });
  });

  test("is nobody else's to see or to buy, and each wrong value is refused at its field", async () => {
    const [stranger] = await scene.bought(SHOP.mouse);
    for (const shopper of [new HttpShopper(scene.market.world), stranger]) {
      expect(await scene.offered(shopper)).toMatchObject({ status: 404, body: { Reason: "order_unknown" } });
      expect(await scene.add({}, shopper)).toMatchObject({ status: 404, body: { Reason: "order_unknown" } });
    }
    expect(await scene.add({ Line: 2 })).toMatchObject({
      status: 404,
      body: { Reason: "line_unknown", Fields: [{ field: "Line" }] },
    });
    for (const WarrantyID of [3, 9])
      expect(await scene.add({ WarrantyID })).toMatchObject({
        status: 422,
        body: { Fields: [{ field: "WarrantyID" }] },
      });
    expect(await scene.add({ Quantity: 3 })).toMatchObject({
      status: 409,
      body: { Reason: "longer_warranty_taken", Facts: { left: 2 }, Fields: [{ field: "Quantity" }] },
    });
    expect(await scene.add({ WarrantyID: 0 })).toMatchObject({
      status: 400,
      body: { Fields: [{ field: "WarrantyID" }] },
    });
  });

  test("is not for gear, unpaid orders, units that went back, or after its last day", async () => {
    const [withMouse, mouse] = await scene.bought(SHOP.mouse);
    expect(await scene.offered(withMouse, mouse)).toMatchObject({ body: { Lines: [] } });
    expect(await scene.add({ OrderNumber: mouse }, withMouse)).toMatchObject({
      status: 409,
      body: { Reason: "longer_warranty_none" },
    });
    const waits = await readyBuyer(scene.market.world, SHOP.pc);
    const unpaid = (await createOrderFor(waits)).CustOrderID;
    expect(await scene.add({ OrderNumber: unpaid }, scene.http(waits))).toMatchObject({
      body: { Reason: "longer_warranty_none" },
    });

    await scene.refund(scene.number, [{ part: 1, units: 1 }]);
    expect(await scene.offered()).toMatchObject({ body: { Lines: [{ Units: 1 }] } });
    await delivered(scene);
    const until = new Date(TEST_NOW.getTime() + 60 * DAY_MS).toISOString().slice(0, 10);
    expect(await scene.offered()).toMatchObject({ body: { Lines: [{ Until: until }] } });
    await scene.add();
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + 61 * DAY_MS));
    expect(await scene.add()).toMatchObject({
      status: 409,
      body: { Reason: "longer_warranty_over", Facts: { endedOn: until } },
    });
    expect(await scene.offered()).toMatchObject({ body: { Lines: [] } });
    // What was put in the cart in time is not paid for after it.
    expect(await scene.browser.get("/api/carts/cart-init")).toMatchObject({
      body: { Blocks: [{ reason: "longer_warranty_taken" }] },
    });
  });

  test("neither counts as a laptop nor needs a PC beside it, where an owner sells no gear alone", async () => {
    const { config } = scene.market.world;
    scene.market.world.config = { ...config, limits: { ...config.limits, gearOnly: "block" } };
    const [shopper, laptop] = await scene.bought(SHOP.laptop);
    expect(await scene.add({ OrderNumber: laptop, WarrantyID: 3 }, shopper)).toMatchObject({ body: { Blocks: [] } });
    await shopper.post("/api/carts/addToCart", { SkuID: SHOP.laptop });
    expect(await shopper.get("/api/carts/cart-init")).toMatchObject({ body: { TotalCount: 2, Blocks: [] } });
    scene.market.world.config = config;
  });

  test("takes no code, earns no points, and ships with what is bought beside it", async () => {
    await scene.add();
    const visitor = scene.visitorOf(scene.browser);
    expect(reasonOf(await visitor.tryCall(applyCoupon, { body: { couponCode: "TEN" } }))).toBe(
      "coupon_no_eligible_item",
    );
    await scene.browser.post("/api/carts/addToCart", { SkuID: SHOP.mouse });
    await goToPayment(visitor);
    const { ShippingChoices, Totals } = await visitor.call(getCheckout);
    // 59.00 of gear: 149.00 of warranty do not bring it over the threshold of free shipping.
    expect(ShippingChoices.find(({ ShippingMethodName }) => ShippingMethodName === "Ground")?.Fee).not.toBe(0);
    expect(ShippingChoices.length).toBeGreaterThan(1);
    expect(Totals.DeliveryFee).toBeGreaterThan(0);
    const order = (await createOrderFor(visitor)).CustOrderID;
    await payWith(visitor, order, CARDS.approved);
    const row = await scene.market.db.queries
      .selectFrom("orders")
      .select("points_earned")
      .where("order_number", "=", order)
      .executeTakeFirstOrThrow();
    expect(row.points_earned).toBe(59 * scene.market.world.config.points.earnedPerDollar);
    expect(await scene.wrongBooks([order])).toEqual([]);
  });
});
