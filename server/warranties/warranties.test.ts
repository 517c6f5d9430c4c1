import { describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { getOrder } from "#contract/checkout.ts";
import { openRma, withdrawRma } from "#contract/rma.ts";
import { listWarranties } from "#contract/warranties.ts";
import { databasesToTest } from "../db/test-database.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { findOrderByNumber, lockOrder } from "../orders/orders-table.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { createOrderFor, goToPayment, PORTLAND } from "../testing/buyer.ts";
import { FLOOR_EVENTS } from "../testing/floor-events.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { payWith } from "../testing/paying.ts";
import { PointsScene } from "../testing/points-scene.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";

const DAY_MS = 86_400_000;

describe.each(databasesToTest())("a member's warranties on %s", (kind) => {
  const scene = new PointsScene(kind);
  const shown = async () => (await scene.buyer.call(listWarranties)).Lines;
  const bought = async (skuId: number, quantity = 1, warrantyId = 0) => {
    await scene.buyer.call(addToCart, {
      body: { SkuID: skuId, Quantity: quantity, AdditionalWarrantyID: warrantyId },
    });
    await goToPayment(scene.buyer, scene.email, PORTLAND);
    const number = (await createOrderFor(scene.buyer)).CustOrderID;
    await payWith(scene.buyer, number, CARDS.approved);
    return number;
  };
  const deliver = async (number: string) => {
    await scene.ship(number);
    const { db, world } = scene.market;
    const order = await findOrderByNumber(db.queries, number);
    await db.transaction(async (tx) => {
      const shipped = await lockOrder(tx, order?.id ?? "");
      await moveOrderBy(tx, shipped, FLOOR_EVENTS.delivered, world.now());
    });
  };

  test("wait for the delivery, begin on that day, run down, and end after their last day", async () => {
    expect(await shown()).toEqual([]);
    const { config } = scene.market.world;
    const longer = config.warranties.find(({ price, covers }) => price > 0 && covers === "desktop");
    const months = longer?.months ?? 0;
    const number = await bought(SHOP.pc, 1, longer?.warrantyId);
    const line = { OrderNumber: number, Name: "Test Tower", Units: 1, Months: months };
    const waits = { ...line, DeliveredOn: null, EndsOn: null, DaysLeft: null, ExpectedOn: expect.any(String) };
    expect(await shown()).toMatchObject([waits]);
    await deliver(number);
    const delivered = TEST_NOW.toISOString().slice(0, 10);
    const endsOn = `${Number(delivered.slice(0, 4)) + months / 12}${delivered.slice(4)}`;
    const days = (Date.parse(endsOn) - Date.parse(delivered)) / DAY_MS;
    expect(await shown()).toMatchObject([
      { ...line, DeliveredOn: delivered, EndsOn: endsOn, DaysLeft: days, ExpectedOn: null },
    ]);
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + (days + 1) * DAY_MS));
    scene.buyer = await scene.signedIn();
    expect(await shown()).toMatchObject([{ ...line, EndsOn: endsOn, DaysLeft: -1 }]);
  });

  test("say when what is on its way is expected, what a longer one costs and until when, and which return is open", async () => {
    const { world } = scene.market;
    const number = await bought(SHOP.pc);
    const { Shipping } = await scene.buyer.call(getOrder, { query: { number } });
    const desktop = world.config.warranties.filter(({ covers }) => covers === "desktop");
    const [included, longer] = desktop.toSorted((one, other) => one.months - other.months);
    const has = included?.price ?? 0;
    const Longer = { Months: longer?.months, Price: ((longer?.price ?? 0) - has) / 100 };
    expect(await shown()).toMatchObject([
      { ExpectedOn: Shipping.arrivesUntil, Longer: { ...Longer, Until: null }, OpenRma: "" },
    ]);
    await deliver(number);
    const { Rma } = await scene.buyer.call(openRma, {
      body: {
        OrderNumber: number,
        Lines: [{ Line: 1, Units: 1 }],
        Wants: "repair",
        Reason: "defective",
        Told: "It stays dark.",
      },
    });
    expect(await shown()).toMatchObject([
      { ExpectedOn: null, Longer: { ...Longer, Until: expect.stringMatching(/^\d{4}-/) }, OpenRma: Rma.RmaNumber },
    ]);
    await scene.buyer.call(withdrawRma, { body: { OrderNumber: number, RmaNumber: Rma.RmaNumber } });
    expect(await shown()).toMatchObject([{ OpenRma: "" }]);
  });

  test("leave out what was given back, what nobody paid for, and everybody else's", async () => {
    const number = await bought(SHOP.mouse, 3);
    await deliver(number);
    await refundOrder(scene.market.world, {
      orderNumber: number,
      key: "two",
      parts: [{ part: 1, units: 2 }],
      reason: "returned",
      sentBy: "test",
    });
    expect(await shown()).toMatchObject([{ Units: 1 }]);
    await scene.ordered();
    expect(await shown()).toHaveLength(1);
    expect(await new HttpShopper(scene.market.world).get("/api/member/warranties")).toMatchObject({ status: 401 });
  });
});
