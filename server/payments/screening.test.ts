import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signifydScreening } from "#adapters/screening/signifyd-screening.ts";
import type { Mail } from "#adapters/mail/mailer.ts";
import { finishPayment } from "#contract/checkout.ts";
import { type ScreeningScene, screeningSceneAt } from "#sandbox/testing/screening-scene.ts";
import { databasesToTest } from "../db/test-database.ts";
import { expireHolds } from "../holds/expire-holds.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { outsideOnly } from "../outside-only.ts";
import { takePaymentEvent } from "./handle-payment-events.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { keepMails } from "../testing/members.ts";
import { answerBank, booksOf, keepBooks, type KeptBooks, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { reasonOf, type Visitor } from "../testing/visitor.ts";
import { screenOrders } from "./screen-orders.ts";

describe.each(databasesToTest())("screening on %s", (kind) => {
  let market: TestMarket;
  let scene: ScreeningScene;
  let mails: Mail[];
  let buyer: Visitor;
  let order = "";
  let books: KeptBooks;

  beforeAll(async () => {
    market = await openTestMarket(kind);
    scene = screeningSceneAt(market.peer.origin);
    mails = keepMails(market.world);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    market.world.screening = outsideOnly(signifydScreening(scene.settings));
    await scene.reset();
    mails.length = 0;
    books = await keepBooks(market);
    buyer = await readyBuyer(market.world, SHOP.mouse);
    order = (await createOrderFor(buyer)).CustOrderID;
  });

  const pay = async () => {
    const answer = await payWith(buyer, order, CARDS.approved);
    return "reply" in answer ? answer.reply.State : reasonOf(answer);
  };
  const state = async () => (await findOrderByNumber(market.db.queries, order))?.state;
  const charge = async () => (await market.peer.chargesOf(order))[0]?.state;
  const later = (hours: number) => market.world.setNow(new Date(market.world.now().getTime() + hours * 3_600_000));
  const mailed = async () => {
    await deliverOutbox(market.world);
    return mails.map(({ subject }) => subject).filter((subject) => subject.includes(order));
  };
  const screening = async () =>
    (
      await market.db.queries
        .selectFrom("payments")
        .innerJoin("orders", "orders.id", "payments.order_id")
        .select("screening")
        .where("order_number", "=", order)
        .executeTakeFirst()
    )?.screening;

  test("an accepted order is paid at once, and its events say who accepted it", async () => {
    expect(await pay()).toBe("paid");
    expect(await charge()).toBe("captured");
    expect(await scene.cases()).toMatchObject([{ orderNumber: order, action: "ACCEPT", asked: 1 }]);
    expect(await booksOf(market, books, [order])).toEqual([]);
  });

  test("an order in review is not taken, keeps what it holds for days, and its buyer is told", async () => {
    await scene.answer("HOLD");
    expect(await pay()).toBe("in_review");
    later(49);
    await expireHolds(market.world);
    await reconcilePayments(market.world);
    await screenOrders(market.world);
    expect([await state(), await charge(), await screening()]).toEqual(["pending_payment", "authorised", "review"]);
    expect(await mailed()).toEqual([`We are checking order ${order}`]);
    expect((await buyer.call(finishPayment, { body: { CustOrderID: order } })).State).toBe("in_review");
    expect(await pay()).toBe("in_review");
    expect(await charge()).toBe("authorised");
    expect(await booksOf(market, books)).toEqual([]);
  });

  test("the provider's own news of what is held takes nothing, five times and at once", async () => {
    await scene.answer("HOLD");
    await pay();
    const [held] = await market.peer.chargesOf(order);
    const told = { provider: "stripe", type: "payment_intent", providerRef: held?.paymentIntent ?? "" };
    await Promise.all(
      [1, 2, 3, 4, 5].map((time) =>
        takePaymentEvent(market.world, {
          ...told,
          attemptId: held?.metadata.attemptId ?? "",
          eventId: `evt_${order}_${time}`,
          news: "authorised",
        }),
      ),
    );
    expect([await charge(), await screening()]).toEqual(["authorised", "review"]);
  });

  test("a rejected order ends: the money is let go, the shelf has its units, and the buyer reads why", async () => {
    await scene.answer("REJECT");
    expect(await pay()).toBe("order_turned_down");
    expect([await state(), await charge(), await screening()]).toEqual(["cancelled", "released", "rejected"]);
    expect(await mailed()).toEqual([`We could not accept order ${order}`]);
    expect(mails.find(({ subject }) => subject.includes(order))?.text).toContain("Nothing was charged.");
    expect(await pay()).toBe("order_turned_down");
    expect(await booksOf(market, books)).toEqual([]);
  });

  test("where the money cannot be let go at once, the reconciler does it", async () => {
    await scene.answer("REJECT");
    await market.peer.fault("void", "error_500_before");
    await pay();
    expect([await state(), await charge()]).toEqual(["cancelled", "authorised"]);
    later(1);
    await reconcilePayments(market.world);
    expect(await charge()).toBe("released");
  });

  test.each(["timeout", "error_500", "reset", "garbage", "another_order"] as const)(
    "a screener that meets %s keeps nobody from ordering: the job asks again, and then the money is taken",
    async (fault) => {
      await scene.break(fault);
      expect(await pay()).toBe("in_review");
      expect(await charge()).toBe("authorised");
      later(1);
      await screenOrders(market.world);
      expect([await state(), await charge()]).toEqual(["paid", "captured"]);
      expect(await booksOf(market, books, [order])).toEqual([]);
    },
  );

  test("a shopper who comes back while the screener is being asked waits a moment, and reads of no review", async () => {
    await scene.break("timeout");
    const paying = pay();
    await expect.poll(screening).toBe("waiting");
    const comeBack = async () => (await buyer.call(finishPayment, { body: { CustOrderID: order } })).State;
    expect(await comeBack()).toBe("pending");
    expect(await paying).toBe("in_review");
    later(0.1);
    expect(await comeBack()).toBe("in_review");
  });

  test("what the screener never answers about goes to a person after the setting's hours", async () => {
    market.world.screening = signifydScreening({ ...scene.settings, apiBase: "http://127.0.0.1:9" });
    expect(await pay()).toBe("in_review");
    later(market.world.config.payment.screening.answerWithinHours - 1);
    await screenOrders(market.world);
    expect(await screening()).toBe("waiting");
    later(1.1);
    await screenOrders(market.world);
    expect([await screening(), await charge()]).toEqual(["review", "authorised"]);
  });

  test("what nobody decides about ends before the provider would end it, once, and the buyer is told", async () => {
    await scene.answer("HOLD");
    await pay();
    await mailed();
    later(market.world.config.payment.screening.decideWithinDays * 24 + 1);
    await Promise.all([screenOrders(market.world), screenOrders(market.world)]);
    expect([await state(), await charge(), await screening()]).toEqual(["cancelled", "released", "lapsed"]);
    expect((await mailed()).at(-1)).toBe(`Order ${order} has ended unpaid`);
    expect(await booksOf(market, books)).toEqual([]);
  });

  test("an attempt that died before it was screened is screened by the job", async () => {
    market.world.screening = { screen: () => Promise.reject(new Error("The process ends here")) };
    await pay();
    market.world.screening = outsideOnly(signifydScreening(scene.settings));
    expect([await state(), await screening()]).toEqual(["pending_payment", "waiting"]);
    later(0.1);
    await screenOrders(market.world);
    expect([await state(), await charge()]).toEqual(["paid", "captured"]);
  });

  test("where nobody screens any more, a person decides about what waits", async () => {
    await scene.break("timeout");
    await pay();
    market.world.screening = null;
    later(1);
    await screenOrders(market.world);
    expect(await screening()).toBe("review");
  });

  test("a declined card is not screened", async () => {
    await payWith(buyer, order, CARDS.declined);
    expect(await scene.cases()).toEqual([]);
  });

  test("a card that the bank asks about is screened once it is authorised", async () => {
    await scene.answer("HOLD");
    const asked = await payWith(buyer, order, CARDS.bankAsks);
    expect(await scene.cases()).toEqual([]);
    await answerBank(("reply" in asked && asked.reply.Redirect) || "", "approve");
    expect((await buyer.call(finishPayment, { body: { CustOrderID: order } })).State).toBe("in_review");
    expect(await charge()).toBe("authorised");
  });
});
