import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { signIn } from "#contract/members.ts";
import { cancelOrder, listOrders } from "#contract/orders.ts";
import { openRma, withdrawRma } from "#contract/rma.ts";
import type { OrderStanding } from "#rules/order/order-standings.ts";
import { addDays } from "#rules/shipping/calendar-days.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import { databasesToTest } from "../db/test-database.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { findOrderByNumber, lockOrder } from "../orders/orders-table.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { FLOOR_EVENTS } from "../testing/floor-events.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { shipOrder } from "../testing/ship-order.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

const DAY_MS = 86_400_000;

describe.each(databasesToTest())("GET /api/order/list on %s", (kind) => {
  let market: TestMarket;
  let buyer: Visitor;
  let email: string;
  let runs = 0;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    email = `lists-orders${(runs += 1)}@example.com`;
    buyer = await member(email);
  });

  async function member(as: string): Promise<Visitor> {
    await addMember(market.world, { email: as });
    return signedIn(as);
  }
  async function signedIn(as: string): Promise<Visitor> {
    const visitor = newVisitor(market.world);
    await visitor.call(signIn, { body: { Email: as, Password: PASSWORD } });
    return visitor;
  }
  async function ordered(visitor: Visitor, skuId: number = SHOP.mouse): Promise<string> {
    await visitor.call(addToCart, { body: { SkuID: skuId } });
    await goToPayment(visitor, email);
    return (await createOrderFor(visitor)).CustOrderID;
  }
  async function paid(visitor: Visitor, skuId: number = SHOP.mouse): Promise<string> {
    const number = await ordered(visitor, skuId);
    await payWith(visitor, number, CARDS.approved);
    return number;
  }
  async function delivered(number: string): Promise<void> {
    await shipOrder(market, number);
    const order = await findOrderByNumber(market.db.queries, number);
    await market.db.transaction(async (tx) => {
      await moveOrderBy(tx, await lockOrder(tx, order?.id ?? ""), FLOOR_EVENTS.delivered, market.world.now());
    });
  }
  const found = async (query: { standing?: OrderStanding; q?: string; page?: number } = {}) => {
    const { Orders, Total, Counts } = await buyer.call(listOrders, { query: { page: 1, ...query } });
    return { numbers: Orders.map(({ OrderNumber }) => OrderNumber), Total, Counts };
  };
  const newest = async () => (await buyer.call(listOrders)).Orders[0];

  test("finds an order by its number or a product in it, as typed; nobody finds another's", async () => {
    const [cable, mouse] = [await paid(buyer, SHOP.cable), await paid(buyer)];
    const foreign = await paid(await member(`other-${email}`));
    const name = (await newest())?.Lines[0]?.ItemDescription ?? "";
    expect(await found()).toMatchObject({ numbers: [mouse, cable], Total: 2 });
    expect(await found({ q: name.slice(1).toUpperCase() })).toMatchObject({ numbers: [mouse], Total: 1 });
    expect(await found({ q: cable.slice(3).toLowerCase() })).toMatchObject({ numbers: [cable], Total: 1 });
    for (const q of ["%", "_____", "\\", "' or true --", foreign])
      expect(await found({ q }), q).toMatchObject({ numbers: [], Total: 0 });
  });

  test("narrows by where an order stands, and says how many stand in each part, on whichever page", async () => {
    const sent = await paid(buyer, SHOP.cable);
    const waiting = await ordered(buyer);
    expect(await found()).toMatchObject({ Total: 2, Counts: { under_way: 2, delivered: 0, called_off: 0 } });
    await buyer.call(cancelOrder, { body: { OrderNumber: waiting } });
    const gone = await paid(buyer);
    await delivered(gone);
    const Counts = { under_way: 1, delivered: 1, called_off: 1 };
    expect(await found({ standing: "called_off" })).toEqual({ numbers: [waiting], Total: 1, Counts });
    expect(await found({ standing: "under_way" })).toEqual({ numbers: [sent], Total: 1, Counts });
    expect(await found({ standing: "delivered" })).toEqual({ numbers: [gone], Total: 1, Counts });
    expect(await found({ page: 7 })).toEqual({ numbers: [], Total: 3, Counts });
  });

  test("says what can be done with each: changed, asked back and until when, and bought again", async () => {
    const OrderNumber = await paid(buyer);
    expect(await newest()).toMatchObject({
      MayChange: true,
      DeliveredOn: "",
      ReturnUntil: "",
      BuyAgain: expect.stringMatching(new RegExp(String.raw`^/.+\?sku=${SHOP.mouse}$`)),
    });
    await delivered(OrderNumber);
    const { shipping, service } = market.world.config;
    const DeliveredOn = localTime(TEST_NOW.toISOString(), shipping.warehouse.timeZone).on;
    const ReturnUntil = addDays(DeliveredOn, service.returnDays);
    expect(await newest()).toMatchObject({
      MayChange: false,
      DeliveredOn,
      ReturnUntil,
      IsReturnOver: false,
      OpenRma: "",
    });
    const { Rma } = await buyer.call(openRma, {
      body: { OrderNumber, Lines: [{ Line: 1, Units: 1 }], Wants: "refund", Reason: "not_wanted", Told: "" },
    });
    expect(await newest()).toMatchObject({ OpenRma: Rma.RmaNumber });
    await buyer.call(withdrawRma, { body: { OrderNumber, RmaNumber: Rma.RmaNumber } });
    expect(await newest()).toMatchObject({ OpenRma: "" });
    market.world.setNow(new Date(TEST_NOW.getTime() + (service.returnDays + 1) * DAY_MS));
    buyer = await signedIn(email);
    expect(await newest()).toMatchObject({ ReturnUntil, IsReturnOver: true });
  });
});
