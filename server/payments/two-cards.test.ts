import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import type { Database } from "../db/database.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { answerBank, booksOf, keepBooks, type KeptBooks, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { reasonOf } from "../testing/visitor.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

/** PGlite has one session, so its requests meet in fewer ways. */
const ROUNDS: Record<Database["kind"], number> = { postgres: 12, pglite: 6 };

describe.each(databasesToTest())("two cards for one order on %s", (kind) => {
  let market: TestMarket;
  let books: KeptBooks;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    // One card in all of them, which is declined each time.
    await market.db.execute("delete from slow_counters");
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    books = await keepBooks(market);
  });

  test("a declined and a good card at once: the good one pays, once, and every answer is true", async () => {
    const orders: string[] = [];
    for (let round = 0; round < ROUNDS[kind]; round += 1) {
      await market.db.execute("delete from slow_counters");
      const visitor = await readyBuyer(market.world, SHOP.mouse);
      const { CustOrderID } = await createOrderFor(visitor);
      const cards = round % 2 === 0 ? [CARDS.declined, CARDS.approved] : [CARDS.approved, CARDS.declined];
      const answers = await Promise.all(cards.map((card) => payWith(visitor, CustOrderID, card)));
      const good = answers[cards.indexOf(CARDS.approved)];
      const bad = answers[cards.indexOf(CARDS.declined)];
      expect(good).toMatchObject({ reply: { State: "paid" } });
      // The declined one either was tried first, or came when the order was paid already.
      expect(bad && (reasonOf(bad) ?? "paid")).toMatch(/^(payment_declined|paid)$/);
      expect(await payWith(visitor, CustOrderID, CARDS.approved)).toEqual(good);
      const again = await payWith(visitor, CustOrderID, CARDS.declined);
      expect(reasonOf(again)).toBe(bad && "reply" in bad ? null : "paid_by_another_card");
      expect(await market.peer.chargesOf(CustOrderID)).toHaveLength(1);
      orders.push(CustOrderID);
    }
    expect(await booksOf(market, books, orders)).toEqual([]);
  });

  test("a declined card sent again after another one paid hears which card paid, and where the order is", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    const declined = await payWith(visitor, CustOrderID, CARDS.declined);
    expect(await payWith(visitor, CustOrderID, CARDS.declined)).toEqual(declined);
    await payWith(visitor, CustOrderID, CARDS.otherApproved);
    const again = await payWith(visitor, CustOrderID, CARDS.declined);
    expect(again).toMatchObject({
      refusal: {
        status: 409,
        alert: { Reason: "paid_by_another_card", Redirect: `/carts/order/${CustOrderID}` },
      },
    });
    expect("refusal" in again && again.refusal.alert.Message).toContain("MasterCard ending in 4444");
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("beside an attempt without an answer another card is not tried, and pays once that one is known to have failed", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    await market.peer.fault("authorise", "error_500_before");
    expect(await payWith(visitor, CustOrderID, CARDS.declined)).toMatchObject({ reply: { State: "pending" } });
    for (let times = 0; times < 2; times += 1)
      expect(reasonOf(await payWith(visitor, CustOrderID, CARDS.approved))).toBe("another_card_in_progress");
    await reconcilePayments(market.world, 0);
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(reasonOf(await payWith(visitor, CustOrderID, CARDS.declined))).toBe("paid_by_another_card");
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });

  test("a card whose bank page gave way to a declined card can be tried again", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    expect(await payWith(visitor, CustOrderID, CARDS.bankAsks)).toMatchObject({ reply: { State: "action_required" } });
    expect(reasonOf(await payWith(visitor, CustOrderID, CARDS.declined))).toBe("payment_declined");
    const asked = await payWith(visitor, CustOrderID, CARDS.bankAsks);
    expect(asked).toMatchObject({ reply: { State: "action_required" } });
    await answerBank(("reply" in asked && asked.reply.Redirect) || "", "approve");
    await reconcilePayments(market.world, 0);
    expect(await payWith(visitor, CustOrderID, CARDS.bankAsks)).toMatchObject({ reply: { State: "paid" } });
    expect(await booksOf(market, books, [CustOrderID])).toEqual([]);
  });
});
