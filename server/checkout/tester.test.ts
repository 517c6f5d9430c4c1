import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeConfig } from "#config";
import { cartInit } from "#contract/carts.ts";
import { createOrder, getCheckout } from "#contract/checkout.ts";
import { orderConfirm, tempOrder } from "#contract/final-confirm.ts";
import { cents } from "#rules/money/cents.ts";
import { testerToken } from "../http/tester-token.ts";
import { orderBody, readyBuyer } from "../testing/buyer.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { finalPayload } from "../testing/specified-payload.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { reasonOf, type Visitor } from "../testing/visitor.ts";

const HOUR_MS = 3_600_000;
/** Colorado has no tax on anything now, for testers. */
const WINDOW = {
  state: "CO",
  startDate: "2020-01-01T00:00:00",
  endDate: "2099-12-31T23:59:59",
  timeZoneDifferenceHours: -7,
  testMode: true,
  maxPrice: cents(10_000_000),
  gearsMaxPrice: cents(10_000_000),
  excludeGears: false,
  taxType: "PerItem",
  source: "A window of the tests.",
} as const;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket("pglite");
  const { tax } = storeConfig;
  market.world.config = { ...storeConfig, tax: { ...tax, holidays: [...tax.holidays, WINDOW] } };
});
afterAll(() => market.close());

/** The browser of a tester whose link ends then. */
function asTester(visitor: Visitor, until: Date): Visitor {
  visitor.cookies.set("tester", testerToken(market.world.settings, until));
  return visitor;
}
const inAnHour = () => new Date(market.world.now().getTime() + HOUR_MS);
const order = (orderNumber: string) =>
  market.db.queries
    .selectFrom("orders")
    .select(["state", "is_test", "test_mode", "tax_cents"])
    .where("order_number", "=", orderNumber)
    .executeTakeFirstOrThrow();
const shelf = () =>
  market.db.queries.selectFrom("stock").select(["on_hand", "held"]).where("sku_id", "=", SHOP.mouse).executeTakeFirst();

describe("a browser with a tester's token", () => {
  let buyer: Visitor;
  beforeEach(async () => {
    buyer = await readyBuyer(market.world, SHOP.mouse);
  });

  test("is priced with the tax windows of tester mode, and no other browser is", async () => {
    expect((await buyer.call(getCheckout)).Totals.Tax).toBeGreaterThan(0);
    asTester(buyer, inAnHour());
    expect((await buyer.call(getCheckout)).Totals.Tax).toBe(0);
    expect((await buyer.call(cartInit)).Totals.Tax).toBe(0);
  });

  test("orders in TestMode: marked, paid without the provider, and nothing is held or sold", async () => {
    const before = await shelf();
    const charges = (await market.peer.charges()).length;
    asTester(buyer, inAnHour());
    const { CustOrderID } = await buyer.call(createOrder, { body: { ...(await orderBody(buyer)), TestMode: true } });
    expect(await order(CustOrderID)).toMatchObject({ is_test: true, test_mode: true, tax_cents: 0 });
    expect(await shelf()).toEqual(before);
    expect(await payWith(buyer, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await order(CustOrderID)).toMatchObject({ state: "paid", is_test: true });
    expect((await market.peer.charges()).length).toBe(charges);
    expect(await shelf()).toEqual(before);
  });

  test("is honored by the specification's own calls, too: tempOrder makes the test order, orderConfirm pays it for show", async () => {
    const before = await shelf();
    const charges = (await market.peer.charges()).length;
    const { Checkout, ...final } = await finalPayload(buyer);
    const payload = { ...final, Checkout: { ...Checkout, CartReviewShippingItems: [] }, TestMode: true };
    expect(reasonOf(await buyer.tryCall(tempOrder, { body: payload }))).toBe("test_mode_not_allowed");
    expect(reasonOf(await buyer.tryCall(orderConfirm, { body: { ...payload, IsInsertTempOrder: true } }))).toBe(
      "test_mode_not_allowed",
    );
    const tester = new HttpShopper(market.world, asTester(buyer, inAnHour()).cookies);
    const made = await tester.post("/api/carts/tempOrder", payload);
    expect(made).toMatchObject({ status: 200, body: { Success: true, Tax: 0 } });
    const CustOrderID = String(made.body["CustOrderID"]);
    expect(await order(CustOrderID)).toMatchObject({ is_test: true, test_mode: true });
    const paid = await tester.post("/api/carts/orderConfirm", { ...payload, CustOrderID });
    expect(paid).toMatchObject({ status: 200, body: { Success: true, State: "paid", CustOrderID } });
    expect(await order(CustOrderID)).toMatchObject({ state: "paid", is_test: true });
    expect((await market.peer.charges()).length).toBe(charges);
    expect(await shelf()).toEqual(before);
  });

  test("that leaves tester mode buys like anybody, also the cart it began as a test", async () => {
    asTester(buyer, inAnHour());
    const test = await buyer.call(createOrder, { body: { ...(await orderBody(buyer)), TestMode: true } });
    buyer.cookies.delete("tester");
    const real = await buyer.call(createOrder, { body: await orderBody(buyer) });
    expect(real.CustOrderID).not.toBe(test.CustOrderID);
    expect(await order(test.CustOrderID)).toMatchObject({ state: "cancelled" });
    expect((await order(real.CustOrderID)).test_mode).toBe(false);
    expect((await order(real.CustOrderID)).tax_cents).toBeGreaterThan(0);
  });

  test("whose token has ended, is made up or was signed by another store is refused", async () => {
    const ended = testerToken(market.world.settings, new Date(market.world.now().getTime() - HOUR_MS));
    const foreign = testerToken({ secret: "another store's" }, inAnHour());
    for (const token of [ended, foreign, "A".repeat(43)]) {
      buyer.cookies.set("tester", token);
      const body = { ...(await orderBody(buyer)), TestMode: true };
      expect(reasonOf(await buyer.tryCall(createOrder, { body }))).toBe("test_mode_not_allowed");
      expect((await buyer.call(getCheckout)).Totals.Tax).toBeGreaterThan(0);
    }
  });
});
