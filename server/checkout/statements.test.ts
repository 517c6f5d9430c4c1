import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addToCart, applyCoupon, cartInit, changeCartItemQty, deleteCartItem } from "#contract/carts.ts";
import { createOrder, saveInformation, saveShippingMethod } from "#contract/checkout.ts";
import { signifydScreening } from "#adapters/screening/signifyd-screening.ts";
import { screeningSceneAt } from "#sandbox/testing/screening-scene.ts";
import { createOrderFor, DENVER, orderBody, readyBuyer } from "../testing/buyer.ts";
import { takePaymentEvent } from "../payments/handle-payment-events.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { applyGiftVoucher } from "#contract/vouchers.ts";
import { cents } from "#rules/money/cents.ts";
import { issueVoucher } from "../vouchers/issue-voucher.ts";
import { CountingSource } from "../testing/counting-source.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

let market: TestMarket;
let source: CountingSource;
let visitor: Visitor;

beforeAll(async () => {
  market = await openTestMarket("pglite", { wrap: (real) => (source = new CountingSource(real)) });
  // A webhook beside a call would be counted with it.
  market.acceptWebhooks(false);
});
afterAll(() => market.close());
beforeEach(async () => {
  visitor = newVisitor(market.world);
  await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
  // What a SKU is, is read when the first of all visitors asks.
  await market.world.catalogue.skus([SHOP.mouse, SHOP.cable]);
});

test("the first thing of a cart is added with 1 statement, the second with 2", async () => {
  const first = newVisitor(market.world);
  expect(await source.count(() => first.call(addToCart, { body: { SkuID: SHOP.mouse } }))).toBe(1);
  expect(await source.count(() => first.call(addToCart, { body: { SkuID: SHOP.cable } }))).toBe(2);
});

test("a cart is read with 1 statement, and a line changed or taken out with 2", async () => {
  const { Items } = await visitor.call(cartInit);
  const cartItemId = Items[0]?.CartItemId ?? "";
  expect(await source.count(() => visitor.call(cartInit))).toBe(1);
  expect(await source.count(() => visitor.call(changeCartItemQty, { body: { cartItemId, quantity: 2 } }))).toBe(2);
  expect(await source.count(() => visitor.call(deleteCartItem, { body: { cartItemId } }))).toBe(2);
});

/** Its code is counted, so that nobody guesses through them; the cart is read with what the code is, and written. */
const COUPON = { counted: 1, read: 1, written: 1 };

test("a coupon is applied with 3 statements, also in a cart with a computer and its parts", async () => {
  const most = Object.values(COUPON).reduce((sum, statements) => sum + statements, 0);
  expect(await source.count(() => visitor.call(applyCoupon, { body: { couponCode: "TEN" } }))).toBe(most);
  await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
  expect(await source.count(() => visitor.call(applyCoupon, { body: { couponCode: "TEN" } }))).toBe(most);
});

/** What an order costs the database, line by line; what comes with a later feature is a line more. */
const BUDGET = {
  firstThing: 1,
  secondThing: 2,
  information: 2,
  shippingMethod: 2,
  // One reads, one writes the order and holds its units, one gives the browser its new token.
  order: 3,
  // Its three steps; the key is claimed with the first and answered with the last.
  payment: 3,
  // Each event of the provider is noted; what tells nothing new asks nothing more.
  webhooks: 2,
  // One order's alone; a batch of twenty is two statements, too.
  mail: 2,
};

test("a guest's order by card, from the first thing in the cart to the mail, is 17 statements", async () => {
  // What prices orders is kept once, with the first of them.
  await createOrderFor(await readyBuyer(market.world, SHOP.mouse));
  await deliverOutbox(market.world);
  const guest = newVisitor(market.world);
  const counted: Partial<typeof BUDGET> = {};
  const step = async <Answer>(name: keyof typeof BUDGET, work: () => Promise<Answer>): Promise<Answer> => {
    let answer: Answer | undefined;
    counted[name] = await source.count(async () => {
      answer = await work();
    });
    return answer as Answer;
  };
  await step("firstThing", () => guest.call(addToCart, { body: { SkuID: SHOP.mouse } }));
  await step("secondThing", () => guest.call(addToCart, { body: { SkuID: SHOP.cable } }));
  const { ShippingChoices } = await step("information", () =>
    guest.call(saveInformation, { body: { ShippingAddress: DENVER } }),
  );
  const ShippingMethodID = ShippingChoices[0]?.ShippingMethodID ?? 0;
  await step("shippingMethod", () => guest.call(saveShippingMethod, { body: { ShippingMethodID } }));
  const body = await orderBody(guest);
  const { CustOrderID } = await step("order", () => guest.call(createOrder, { body }));
  expect(await step("payment", () => payWith(guest, CustOrderID, CARDS.approved))).toMatchObject({
    reply: { State: "paid" },
  });
  const [charge] = await market.peer.chargesOf(CustOrderID);
  const told = {
    provider: "stripe",
    type: "payment_intent",
    providerRef: charge?.paymentIntent ?? "",
    attemptId: charge?.metadata.attemptId ?? "",
  };
  await step("webhooks", async () => {
    await takePaymentEvent(market.world, { ...told, eventId: "evt_set_aside", news: "authorised" });
    await takePaymentEvent(market.world, { ...told, eventId: "evt_taken", news: "captured" });
  });
  await step("mail", () => deliverOutbox(market.world));
  expect(counted).toEqual(BUDGET);
  expect(Object.values(BUDGET).reduce((sum, statements) => sum + statements, 0)).toBe(17);
});

/** What screening adds where it is on: the order is read for the screener, and its yes is written before the money is taken. */
const SCREENED = { payment: BUDGET.payment + 2 };

test("where orders are screened, the payment of an accepted one is 2 statements more", async () => {
  const buyer = await readyBuyer(market.world, SHOP.mouse);
  const { CustOrderID } = await createOrderFor(buyer);
  // The scene's own patience is for a screener that is silent: on a busy machine this one is only slow.
  const { settings } = screeningSceneAt(market.peer.origin);
  market.world.screening = signifydScreening({ ...settings, timeoutMs: 20_000 });
  const payment = await source.count(() => payWith(buyer, CustOrderID, CARDS.approved));
  market.world.screening = null;
  expect({ payment }).toEqual(SCREENED);
});

test("a whole guest checkout with a coupon: each step by itself", async () => {
  await visitor.call(applyCoupon, { body: { couponCode: "TEN" } });
  let method = 0;
  const information = await source.count(async () => {
    const { ShippingChoices } = await visitor.call(saveInformation, { body: { ShippingAddress: DENVER } });
    method = ShippingChoices[0]?.ShippingMethodID ?? 0;
  });
  const shipping = await source.count(() => visitor.call(saveShippingMethod, { body: { ShippingMethodID: method } }));
  const body = await orderBody(visitor);
  let orderNumber = "";
  const order = await source.count(async () => {
    orderNumber = (await visitor.call(createOrder, { body })).CustOrderID;
  });
  const payment = await source.count(() => payWith(visitor, orderNumber, CARDS.approved));
  expect({ information, shipping, order }).toEqual({ information: 2, shipping: 2, order: 8 });
  expect(payment).toBe(3);
});

/** What a gift voucher adds to an order: its code is counted, read and put on the cart; the order is one transaction of five, and the browser's new token. */
const WITH_VOUCHER = { voucher: 3, order: 6, payment: 3 };

test("a gift voucher that pays a part: its code is 3 statements, the order 6, the payment as before", async () => {
  const { code } = await issueVoucher(market.world, {
    amount: cents(1000),
    email: DENVER.Email,
    expiresAt: null,
    issuedBy: "test",
  });
  const buyer = await readyBuyer(market.world, SHOP.mouse);
  const voucher = await source.count(() => buyer.call(applyGiftVoucher, { body: { VoucherCode: code } }));
  const body = await orderBody(buyer);
  let orderNumber = "";
  const order = await source.count(async () => {
    orderNumber = (await buyer.call(createOrder, { body })).CustOrderID;
  });
  const payment = await source.count(() => payWith(buyer, orderNumber, CARDS.approved));
  expect({ voucher, order, payment }).toEqual(WITH_VOUCHER);
});
