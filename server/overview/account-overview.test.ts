import { afterAll, beforeAll, expect, test } from "vitest";
import { getAccountOverview } from "#contract/account-overview.ts";
import { priceDropCouponSub } from "#contract/alerts.ts";
import { addToCart } from "#contract/carts.ts";
import { signIn } from "#contract/members.ts";
import { saveProduct } from "#contract/saved-lists.ts";
import { listOwnReviews, writeReview } from "#contract/reviews.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import { tellAlerts } from "../alerts/tell-alerts.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { moveOrderBy } from "../moves/move-order-by.ts";
import { findOrderByNumber, lockOrder } from "../orders/orders-table.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { CountingSource } from "../testing/counting-source.ts";
import { FLOOR_EVENTS } from "../testing/floor-events.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { shipOrder } from "../testing/ship-order.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const DAY_MS = 86_400_000;

let market: TestMarket;
let source: CountingSource;
let buyer: Visitor;
let members = 0;

beforeAll(async () => {
  market = await openTestMarket("pglite", { wrap: (real) => (source = new CountingSource(real)) });
});
afterAll(() => market.close());

async function member(): Promise<{ visitor: Visitor; email: string }> {
  const email = `overview${(members += 1)}@example.com`;
  await addMember(market.world, { email });
  const visitor = newVisitor(market.world);
  await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
  return { visitor, email };
}

async function ordered(visitor: Visitor, email: string, skuId: number): Promise<string> {
  await visitor.call(addToCart, { body: { SkuID: skuId } });
  await goToPayment(visitor, email);
  return (await createOrderFor(visitor)).CustOrderID;
}

async function paid(visitor: Visitor, email: string, skuId: number): Promise<string> {
  const number = await ordered(visitor, email, skuId);
  await payWith(visitor, number, CARDS.approved);
  return number;
}

async function deliver(number: string): Promise<void> {
  await shipOrder(market, number);
  const order = await findOrderByNumber(market.db.queries, number);
  await market.db.transaction(async (tx) => {
    await moveOrderBy(tx, await lockOrder(tx, order?.id ?? ""), FLOOR_EVENTS.delivered, market.world.now());
  });
}

test("a new account's overview counts nothing, and a guest has none", async () => {
  const { visitor } = await member();
  expect(await visitor.call(getAccountOverview)).toMatchObject({
    Running: null,
    Points: { Total: 0, Spendable: 0, Worth: 0 },
    Warranties: { Running: 0, Next: null },
    SavedItems: { Count: 0, Cheaper: 0 },
    SavedBuilds: 0,
    Alerts: { Waiting: 0, Sent: 0 },
    ReviewsToWrite: 0,
  });
  expect(reasonOf(await newVisitor(market.world).tryCall(getAccountOverview))).toBe("sign_in_needed");
});

test("the running order is the newest that is paid and not there yet, with its stages' facts", async () => {
  const { visitor, email } = await member();
  buyer = visitor;
  const running = async () => (await buyer.call(getAccountOverview)).Running;
  const first = await paid(buyer, email, SHOP.cable);
  expect(await running()).toMatchObject({
    OrderNumber: first,
    State: "paid",
    Lines: [{ ItemDescription: "Test Cable", Made: "gear" }],
    Events: expect.arrayContaining([expect.objectContaining({ name: "order_paid" })]),
  });
  const second = await paid(buyer, email, SHOP.mouse);
  await ordered(buyer, email, SHOP.cable);
  expect(await running()).toMatchObject({ OrderNumber: second });
  await deliver(second);
  expect(await running()).toMatchObject({ OrderNumber: first });
  await deliver(first);
  expect(await running()).toBeNull();
});

test("what is bought, saved, waited for and to be reviewed is counted, for its member alone", async () => {
  const { visitor, email } = await member();
  await deliver(await paid(visitor, email, SHOP.mouse));
  for (const SkuID of [SHOP.cable, SHOP.laptop]) await visitor.call(saveProduct, { body: { SkuID } });
  await visitor.call(priceDropCouponSub, {
    body: { SkuID: SHOP.laptop, Email: email, PriceDrop: true, Coupon: true, Target: null },
  });
  const counted = {
    SavedItems: { Count: 2, Cheaper: 0 },
    Alerts: { Waiting: 2, Sent: 0 },
    ReviewsToWrite: 1,
  };
  const delivered = localTime(market.world.now().toISOString(), market.world.config.shipping.warehouse.timeZone).on;
  const found = await visitor.call(getAccountOverview);
  expect(found).toMatchObject({ ...counted, Warranties: { Running: 1, Next: { Name: "Test Mouse" } } });
  expect(found.Warranties.Next?.EndsOn.slice(4)).toBe(delivered.slice(4));
  expect(await (await member()).visitor.call(getAccountOverview)).toMatchObject({
    SavedItems: { Count: 0 },
    Alerts: { Waiting: 0 },
    Warranties: { Running: 0 },
    ReviewsToWrite: 0,
  });

  const [product] = (await visitor.call(listOwnReviews)).Products;
  await visitor.call(writeReview, {
    body: {
      OrderNumber: product?.OrderNumber ?? "",
      ProductID: product?.ProductID ?? 0,
      Rating: 4,
      Author: "Ada",
      Body: "Good.",
    },
  });
  expect(await visitor.call(getAccountOverview)).toMatchObject({ ...counted, ReviewsToWrite: 0 });
});

test("an alert that came is pointed at for seven days, while the price holds", async () => {
  const { visitor, email } = await member();
  keepMails(market.world);
  /** As the owner changes the catalogue. */
  const costs = (cents: number) =>
    market.db.execute("update skus set price_cents = $1::bigint where sku_id = $2::int", [cents, SHOP.laptop]);
  const reached = async () => (await visitor.call(getAccountOverview)).PriceReached;
  await visitor.call(priceDropCouponSub, {
    body: { SkuID: SHOP.laptop, Email: email, PriceDrop: true, Coupon: false, Target: 1250 },
  });
  expect(await reached()).toBeNull();
  await costs(124_900);
  await tellAlerts(market.world);
  await deliverOutbox(market.world);
  const told = {
    Name: "Test Laptop",
    PriceThen: 1299,
    Target: 1250,
    Link: expect.stringContaining(`?sku=${SHOP.laptop}`),
  };
  expect(await reached()).toMatchObject(told);
  await costs(125_100);
  expect(await reached()).toBeNull();
  await costs(124_900);
  const now = market.world.now().getTime();
  market.world.setNow(new Date(now + 6 * DAY_MS));
  const later = newVisitor(market.world);
  await later.call(signIn, { body: { Email: email, Password: PASSWORD } });
  expect((await later.call(getAccountOverview)).PriceReached).toMatchObject(told);
  market.world.setNow(new Date(now + 8 * DAY_MS));
  const latest = newVisitor(market.world);
  await latest.call(signIn, { body: { Email: email, Password: PASSWORD } });
  expect((await latest.call(getAccountOverview)).PriceReached).toBeNull();
  market.world.setNow(new Date(now));
});

test("the whole overview is read with 4 statements, those of the session included, and one more for what runs", async () => {
  const { visitor, email } = await member();
  await visitor.call(getAccountOverview);
  const idle = await source.count(() => visitor.call(getAccountOverview));
  await paid(visitor, email, SHOP.cable);
  await visitor.call(getAccountOverview);
  expect({ idle, running: await source.count(() => visitor.call(getAccountOverview)) }).toEqual({
    idle: 4,
    running: 5,
  });
});
