import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaymentProvider } from "#adapters/payments/payment-provider.ts";
import { PaymentProviders } from "#adapters/payments/payment-providers.ts";
import { finishPayment } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { FaultySource } from "../testing/faulty-source.ts";
import { booksOf, keepBooks, type KeptBooks, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";

describe.each(databasesToTest())("a payment that loses its database on %s", (kind) => {
  let market: TestMarket;
  let source: FaultySource;
  let payments: PaymentProviders;
  let books: KeptBooks;

  beforeAll(async () => {
    market = await openTestMarket(kind, { wrap: (own) => (source = new FaultySource(own)) });
    payments = market.world.payments;
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    market.world.payments = payments;
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    books = await keepBooks(market);
  });

  async function begin() {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    return { visitor, orderNumber: (await createOrderFor(visitor)).CustOrderID };
  }

  /** The idempotency keys that a request holds. */
  const running = async () =>
    (await market.db.queries.selectFrom("idempotency_keys").select("key").where("status", "=", "running").execute())
      .length;

  /** The database comes back; the keys that could not be let go follow within two tries. */
  async function back(): Promise<void> {
    source.isAway = false;
    for (let look = 0; look < 50 && (await running()) > 0; look += 1) await wait(50);
  }

  test.each(["start", "capture"] as const)(
    "while the provider is asked to %s: the shopper reads pending, the key is free again, and the reconciler makes one charge of it",
    async (call) => {
      const { visitor, orderNumber } = await begin();
      const provider = payments.named("stripe");
      const cut: PaymentProvider = {
        ...provider,
        [call]: async (request: never) => {
          const answer = await provider[call](request);
          source.isAway = true;
          return answer;
        },
      };
      market.world.payments = new PaymentProviders(payments.cardFields, { CreditCard: cut });
      expect(await payWith(visitor, orderNumber, CARDS.approved)).toMatchObject({ reply: { State: "pending" } });
      market.world.payments = payments;
      await back();
      expect(await running()).toBe(0);
      await reconcilePayments(market.world, -1);
      expect(await payWith(visitor, orderNumber, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
      expect(await market.peer.chargesOf(orderNumber)).toHaveLength(1);
      expect(await booksOf(market, books, [orderNumber])).toEqual([]);
    },
  );

  test("before it has begun: nobody is charged, the shopper is told so, and the same card pays when it is back", async () => {
    const { visitor, orderNumber } = await begin();
    source.isAway = true;
    expect(await payWith(visitor, orderNumber, CARDS.approved)).toMatchObject({
      refusal: { status: 503, alert: { Reason: "database_unreachable" } },
    });
    await back();
    expect(await payWith(visitor, orderNumber, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await booksOf(market, books, [orderNumber])).toEqual([]);
  });

  test("in the answer to its key's own row: the key is let go when the database is back, not a minute later", async () => {
    const { visitor, orderNumber } = await begin();
    // Its hold ran out, so that it is not the plain way, which claims the key with the attempt.
    market.world.setNow(new Date(new Date(TEST_NOW).getTime() + 20 * 60_000));
    source.loseAnswerOf = 'insert into "idempotency_keys"';
    expect(await payWith(visitor, orderNumber, CARDS.approved)).toMatchObject({ refusal: { status: 503 } });
    await back();
    expect(await payWith(visitor, orderNumber, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await market.peer.chargesOf(orderNumber)).toHaveLength(1);
  });

  test("in the answer to the statement that begins it: nobody says it failed, and it is charged once at most", async () => {
    const { visitor, orderNumber } = await begin();
    source.loseAnswerOf = "/* begin_payment */";
    expect(await payWith(visitor, orderNumber, CARDS.approved)).toMatchObject({ reply: { State: "pending" } });
    await back();
    expect(await running()).toBe(0);
    expect(await payWith(visitor, orderNumber, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await market.peer.chargesOf(orderNumber)).toHaveLength(1);
    expect(await booksOf(market, books, [orderNumber])).toEqual([]);
  });

  test("when its shopper comes back from the bank: the answer is pending, not a failure", async () => {
    const { visitor, orderNumber } = await begin();
    await payWith(visitor, orderNumber, CARDS.bankAsks);
    source.isAway = true;
    const answer = await visitor.tryCall(finishPayment, { body: { CustOrderID: orderNumber } });
    source.isAway = false;
    expect(answer).toMatchObject({ reply: { State: "pending", CustOrderID: orderNumber } });
  });
});
