import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, applyCoupon, cartInit, deleteCartItem } from "#contract/carts.ts";
import { confirmOrder, createOrder, finishPayment, getCheckout, getOrder } from "#contract/checkout.ts";
import { SHOP } from "../testing/small-shop.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";
import { everyDatabase } from "../db/test-database.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { answerBank, booksOf, keepBooks, type KeptBooks, payWith } from "../testing/paying.ts";
import { createOrderFor, goToPayment, orderBody, PORTLAND, readyBuyer } from "../testing/buyer.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";

describe.each(everyDatabase())("paying an order on %s", (kind) => {
  let market: TestMarket;
  let books: KeptBooks;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    books = await keepBooks(market);
  });

  test("a good card pays: one charge of the order's total, stock sold, cart closed, receipt waiting", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse, { quantity: 3 });
    const order = await createOrderFor(visitor);
    const paid = await visitor.call(confirmOrder, {
      body: { CustOrderID: order.CustOrderID, PaymentToken: CARDS.approved },
    });
    expect(paid).toEqual({
      Success: true,
      CustOrderID: order.CustOrderID,
      State: "paid",
      Redirect: null,
      OrderPage: `/carts/order/${order.CustOrderID}`,
    });
    expect(await market.peer.chargesOf(order.CustOrderID)).toMatchObject([
      { amountCaptured: Math.round(order.FinalAmount * 100), state: "captured" },
    ]);
    expect(await visitor.call(cartInit)).toMatchObject({ ShoppingCartID: "", TotalCount: 0 });
    const view = await visitor.call(getOrder, { query: { number: order.CustOrderID } });
    expect(view).toMatchObject({
      State: "paid",
      PaymentState: "captured",
      CardText: "Visa ending in 4242",
      Totals: { Total: order.FinalAmount },
      Lines: [{ Quantity: 3, UnitPrice: 59, Amount: 177 }],
    });
    const outbox = await market.db.queries
      .selectFrom("outbox")
      .select(["topic", "payload"])
      .where("dedupe_key", "=", `order_receipt:${order.CustOrderID}`)
      .execute();
    expect(outbox).toMatchObject([{ topic: "order_receipt", payload: { orderNumber: order.CustOrderID } }]);
    expect(await booksOf(market, books, [order.CustOrderID])).toEqual([]);
  });

  test("an order of several things sells each of them", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse, { quantity: 2 });
    for (const SkuID of [SHOP.laptop, SHOP.deposit, SHOP.cable]) await visitor.call(addToCart, { body: { SkuID } });
    await goToPayment(visitor);
    const { CustOrderID } = await createOrderFor(visitor);
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("the same confirm sent twenty times at once is one charge and twenty identical answers", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const order = await createOrderFor(visitor);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => payWith(visitor, order.CustOrderID, CARDS.approved)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ reply: { State: "paid" } });
    expect(await market.peer.chargesOf(order.CustOrderID)).toHaveLength(1);
    expect(await booksOf(market, books)).toEqual([]);
  });

  test("twenty different cards sent at once are one charge", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const order = await createOrderFor(visitor);
    const cards = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? CARDS.approved : CARDS.otherApproved));
    await Promise.all(cards.map((card) => payWith(visitor, order.CustOrderID, card)));
    expect(await market.peer.chargesOf(order.CustOrderID)).toHaveLength(1);
    expect(await booksOf(market, books)).toEqual([]);
  });

  test("a declined card answers with the bank's words, keeps cart and stock, and another card pays the same order", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const order = await createOrderFor(visitor);
    const declined = await payWith(visitor, order.CustOrderID, CARDS.declined);
    expect(declined).toMatchObject({ refusal: { status: 402, alert: { Reason: "payment_declined", Icon: "error" } } });
    expect("refusal" in declined && declined.refusal.alert.Message).toContain("You were not charged");
    expect(await payWith(visitor, order.CustOrderID, CARDS.declined)).toEqual(declined);
    expect(await visitor.call(getCheckout)).toMatchObject({
      Cart: { TotalCount: 1 },
      PendingOrder: { OrderNumber: order.CustOrderID, PaymentState: "declined" },
    });
    expect((await createOrderFor(visitor)).CustOrderID).toBe(order.CustOrderID);
    expect(await payWith(visitor, order.CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await booksOf(market, books, [order.CustOrderID])).toEqual([]);
  });

  test("a made-up token is a declined card, not an error", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const order = await createOrderFor(visitor);
    expect(reasonOf(await payWith(visitor, order.CustOrderID, "pm_made_up_by_someone"))).toBe("payment_declined");
    expect(await booksOf(market, books)).toEqual([]);
  });

  test("3-D Secure: the shopper is sent to the bank, and the way back asks the provider, not the address bar", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    const asked = await payWith(visitor, CustOrderID, CARDS.bankAsks);
    const bank = "reply" in asked ? asked.reply.Redirect : null;
    expect(asked).toMatchObject({ reply: { State: "action_required" } });
    expect(await visitor.tryCall(finishPayment, { body: { CustOrderID } })).toMatchObject({
      reply: { State: "action_required" },
    });
    await answerBank(bank ?? "", "approve");
    expect(await visitor.tryCall(finishPayment, { body: { CustOrderID } })).toMatchObject({
      reply: { State: "paid" },
    });
    expect(await payWith(visitor, CustOrderID, CARDS.bankAsks)).toMatchObject({ reply: { State: "paid" } });
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("3-D Secure refused at the bank is a decline, and the cart is kept", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    const asked = await payWith(visitor, CustOrderID, CARDS.bankAsks);
    await answerBank(("reply" in asked && asked.reply.Redirect) || "", "refuse");
    expect(reasonOf(await visitor.tryCall(finishPayment, { body: { CustOrderID } }))).toBe("payment_declined");
    expect((await visitor.call(cartInit)).TotalCount).toBe(1);
  });

  test("a bank page left open gives way to another card, and approving it later charges nothing", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    const asked = await payWith(visitor, CustOrderID, CARDS.bankAsks);
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    await answerBank(("reply" in asked && asked.reply.Redirect) || "", "approve").catch(() => {});
    await reconcilePayments(market.world, 0);
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("a bank page left open does not keep a changed cart from being ordered", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const first = await createOrderFor(visitor);
    await payWith(visitor, first.CustOrderID, CARDS.bankAsks);
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable } });
    const second = await createOrderFor(visitor);
    expect(await payWith(visitor, second.CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await booksOf(market, books, [second.CustOrderID])).toEqual([]);
  });

  test("an order of 0.00 is paid without the provider, and only such an order", async () => {
    const visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    await goToPayment(visitor);
    const dear = await createOrderFor(visitor);
    expect(reasonOf(await payWith(visitor, dear.CustOrderID, ""))).toBe("payment_token_missing");
    await visitor.call(deleteCartItem, {
      body: { cartItemId: (await visitor.call(cartInit)).Items[0]?.CartItemId ?? "" },
    });
    await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
    await visitor.call(applyCoupon, { body: { couponCode: "ALL" } });
    await goToPayment(visitor);
    // Colorado's delivery fee of 0.28 remains, which is less than a card can be charged.
    expect(reasonOf(await visitor.tryCall(createOrder, { body: await orderBody(visitor) }))).toBe("charge_too_small");
    await goToPayment(visitor, PORTLAND.Email, PORTLAND);
    const free = await createOrderFor(visitor);
    expect(free.FinalAmount).toBe(0);
    expect(await payWith(visitor, free.CustOrderID, "")).toMatchObject({ reply: { State: "paid" } });
    expect(await market.peer.chargesOf(free.CustOrderID)).toEqual([]);
    expect(await booksOf(market, books, [free.CustOrderID])).toEqual([]);
  });

  test("someone else's order looks absent to confirm, finish and view; the mail's key opens that one order", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    const other = await readyBuyer(market.world, SHOP.cable);
    const absent = await payWith(other, "RS-00000-000000", CARDS.approved);
    expect(await payWith(other, CustOrderID, CARDS.approved)).toEqual(absent);
    expect(reasonOf(await other.tryCall(finishPayment, { body: { CustOrderID } }))).toBe("order_unknown");
    expect(await other.tryCall(getOrder, { query: { number: CustOrderID } })).toEqual(
      await other.tryCall(getOrder, { query: { number: "RS-00000-000000" } }),
    );
  });

  test("an item added while the payment was under way stays in the cart", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    const asked = await payWith(visitor, CustOrderID, CARDS.bankAsks);
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable } });
    await answerBank(("reply" in asked && asked.reply.Redirect) || "", "approve");
    expect(await visitor.tryCall(finishPayment, { body: { CustOrderID } })).toMatchObject({
      reply: { State: "paid" },
    });
    expect((await visitor.call(cartInit)).Items.map(({ SkuID }) => SkuID)).toEqual([SHOP.cable]);
  });

  test("the next cart of the same visitor is a new one, and both orders are theirs", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const first = await createOrderFor(visitor);
    await payWith(visitor, first.CustOrderID, CARDS.approved);
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable } });
    await goToPayment(visitor);
    const second = await visitor.call(createOrder, { body: await orderBody(visitor) });
    await payWith(visitor, second.CustOrderID, CARDS.approved);
    for (const number of [first.CustOrderID, second.CustOrderID])
      expect((await visitor.call(getOrder, { query: { number } })).State).toBe("paid");
  });
});
