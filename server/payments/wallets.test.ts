import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { finishPayment, getOrder } from "#contract/checkout.ts";
import { cents } from "#rules/money/cents.ts";
import { pressToken } from "#rules/payment/press-token.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { databasesToTest } from "../db/test-database.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { reconcileRefunds } from "../refunds/reconcile-refunds.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { booksOf, keepBooks, type KeptBooks, payWith, pressWallet } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket, type Wallet } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { reasonOf, type Visitor } from "../testing/visitor.ts";
import { compareLedgers } from "./compare-ledgers.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

interface Way {
  type: PaymentType;
  wallet: Wallet;
  named: string;
  /** The button on its page. */
  agree: "pay" | "agree";
  /** Whether a signed webhook tells of the agreement, and can be sent again; Amazon's tell of charges alone. */
  tells: "again" | "once" | null;
  /** A lease is cancelled as a whole or not at all. */
  isWhole?: true;
}

const WAYS: readonly Way[] = [
  { type: "PAYPAL", wallet: "paypal", named: "PayPal", agree: "pay", tells: "again" },
  { type: "AMAZONV2", wallet: "amazon", named: "Amazon Pay", agree: "pay", tells: null },
  { type: "AFFIRM", wallet: "affirm", named: "Affirm", agree: "agree", tells: "once" },
  { type: "Katapult", wallet: "katapult", named: "Katapult", agree: "agree", tells: null, isWhole: true },
];

/** Each press of the page's button is a text of its own. */
const press = () => pressToken(randomUUID());

describe.each(WAYS)("an order paid by $named", ({ type, wallet, named, agree, tells, isWhole }) => {
  describe.each(databasesToTest())("on %s", (kind) => {
    let market: TestMarket;
    let books: KeptBooks;
    let visitor: Visitor;
    let number: string;

    beforeAll(async () => {
      market = await openTestMarket(kind);
      await market.db.queries.updateTable("skus").set({ leasable: true }).where("sku_id", "=", SHOP.laptop).execute();
    });
    afterAll(() => market.close());
    beforeEach(async () => {
      market.acceptWebhooks(false);
      market.world.setNow(TEST_NOW);
      await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.laptop).execute();
      books = await keepBooks(market);
      visitor = await readyBuyer(market.world, SHOP.laptop);
      number = (await createOrderFor(visitor, type)).CustOrderID;
    });

    const charges = async () => (await market.peer.walletCharges(wallet)).filter((one) => one.orderNumber === number);
    const state = async () => (await findOrderByNumber(market.db.queries, number))?.state;
    const comesBack = () => visitor.tryCall(finishPayment, { body: { CustOrderID: number } });
    async function sent(token = press()): Promise<string> {
      const begun = await payWith(visitor, number, token);
      expect(begun).toMatchObject({ reply: { State: "action_required", Payment: type } });
      return ("reply" in begun && begun.reply.Redirect) || "";
    }

    test("is agreed to on its own page, taken once, and says what paid it; all ledgers agree", async () => {
      await pressWallet(await sent(), agree);
      expect(await comesBack()).toMatchObject({ reply: { State: "paid" } });
      expect(await comesBack()).toMatchObject({ reply: { State: "paid" } });
      const order = await visitor.call(getOrder, { query: { number } });
      expect(order).toMatchObject({ State: "paid", CardText: named });
      const [charge, ...others] = await charges();
      expect(others).toEqual([]);
      expect(charge?.amountCaptured).toBe(Math.round(order.Totals.Total * 100));
      expect(await booksOf(market, books, [number])).toEqual([]);
      const reports = await compareLedgers(market.world, new Date(0));
      expect(reports.find(({ provider }) => provider === wallet)).toMatchObject({ charges: 1, differences: [] });
    });

    test("that is declined there charges nothing, and a card pays what lies in the cart", async () => {
      await pressWallet(await sent(), "decline");
      expect(await comesBack()).toMatchObject({
        refusal: { alert: { Reason: "payment_declined", Facts: { decline: "not_approved" } } },
      });
      expect((await charges()).map(({ amountCaptured }) => amountCaptured)).toEqual([0]);
      const other = await createOrderFor(visitor);
      expect(await payWith(visitor, other.CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
      expect(await booksOf(market, books, [other.CustOrderID])).toEqual([]);
    });

    test("that is left there waits, gives way to another way, and takes nothing when it is agreed to later", async () => {
      const page = await sent();
      await pressWallet(page, "cancel");
      expect(await comesBack()).toMatchObject({ reply: { State: "action_required", Redirect: page } });
      const other = await createOrderFor(visitor);
      expect(await state()).toBe("cancelled");
      expect(await payWith(visitor, other.CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
      await pressWallet(page, agree).catch(() => {});
      await comesBack();
      await reconcilePayments(market.world, -1);
      expect((await charges()).map(({ amountCaptured }) => amountCaptured)).toEqual([0]);
      expect(await booksOf(market, books, [other.CustOrderID])).toEqual([]);
    });

    test("is one attempt however often the button is pressed", async () => {
      const token = press();
      const answers = await Promise.all(Array.from({ length: 5 }, () => payWith(visitor, number, token)));
      const pages = new Set(answers.map((answer) => ("reply" in answer ? answer.reply.Redirect : reasonOf(answer))));
      expect([...pages].filter((page) => page?.startsWith("http"))).toHaveLength(1);
      expect(await charges()).toHaveLength(1);
    });

    test("is paid though its buyer never comes back: the reconciler asks", async () => {
      await pressWallet(await sent(), agree);
      await reconcilePayments(market.world, -1);
      expect(await state()).toBe("paid");
      expect(await booksOf(market, books, [number])).toEqual([]);
    });

    test.each(tells === null ? [] : [tells])(
      "is paid by what is told of it, once, however often that is told",
      async () => {
        market.acceptWebhooks(true);
        await pressWallet(await sent(), agree);
        await expect.poll(state).toBe("paid");
        for (const { id } of tells === "again" ? await market.peer.walletEvents(wallet) : [])
          for (let time = 0; time < 5; time += 1) await market.peer.resendOf(wallet, id);
        expect((await charges()).map(({ amountCaptured }) => amountCaptured > 0)).toEqual([true]);
        expect(await booksOf(market, books, [number])).toEqual([]);
      },
    );

    test.each(["authorise", "complete", "capture"])("survives a lost answer to %s with one charge", async (call) => {
      if (call === "authorise") await market.peer.walletFault(wallet, call, "timeout_after");
      const token = press();
      const begun = await payWith(visitor, number, token);
      expect(begun).toMatchObject({ reply: { State: call === "authorise" ? "pending" : "action_required" } });
      if (call === "authorise") await reconcilePayments(market.world, -1);
      const asked = await comesBack();
      const page = ("reply" in asked && asked.reply.Redirect) || "";
      if (call !== "authorise") await market.peer.walletFault(wallet, call, "timeout_after");
      await pressWallet(page, agree);
      await comesBack();
      await reconcilePayments(market.world, -1);
      expect(await state()).toBe("paid");
      expect((await charges()).filter(({ amountCaptured }) => amountCaptured > 0)).toHaveLength(1);
      expect(await booksOf(market, books, [number])).toEqual([]);
    });

    test("goes back in parts, and whole", async () => {
      await pressWallet(await sent(), agree);
      await comesBack();
      const asked = { orderNumber: number, reason: "goodwill" as const, sentBy: "Ines" };
      const part = await refundOrder(market.world, {
        ...asked,
        key: "part",
        parts: [{ part: 1, amount: cents(1000) }],
      });
      expect(part.ok && part.value.state === "failed").toBe(isWhole ?? false);
      // Amazon says at first that it is under way.
      await reconcileRefunds(market.world, -1);
      expect(await state()).toBe("paid");
      await refundOrder(market.world, { ...asked, key: "rest", parts: [] });
      await reconcileRefunds(market.world, -1);
      expect(await state()).toBe("refunded");
      const [charge] = await charges();
      expect(charge?.amountRefunded).toBe(charge?.amountCaptured);
      expect(await booksOf(market, books, [])).toEqual([]);
    });

    test("of what was sold meanwhile takes nothing: the stock is gone, and so is the order", async () => {
      const page = await sent();
      await market.db.queries
        .updateTable("stock_reservations")
        .set({ state: "released" })
        .where("order_id", "=", (await findOrderByNumber(market.db.queries, number))?.id ?? "")
        .execute();
      await market.db.queries
        .updateTable("stock")
        .set({ on_hand: 0, held: 0 })
        .where("sku_id", "=", SHOP.laptop)
        .execute();
      await pressWallet(page, agree);
      await comesBack();
      expect(await state()).toBe("cancelled");
      expect((await charges()).map(({ amountCaptured }) => amountCaptured)).toEqual([0]);
    });
  });
});
