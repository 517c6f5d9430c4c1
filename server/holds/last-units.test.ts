import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cartInit } from "#contract/carts.ts";
import { createOrder } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { orderBody, readyBuyer } from "../testing/buyer.ts";
import { booksOf, keepBooks, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { untilServed } from "../testing/until-served.ts";
import { reasonOf, type Visitor } from "../testing/visitor.ts";

const BUYERS = 200;
const UNITS = 20;

describe.each(databasesToTest())("the last units on %s", (kind) => {
  let market: TestMarket;

  beforeAll(async () => {
    market = await openTestMarket(kind, { timeoutMs: 20_000 });
  });
  afterAll(() => market.close());

  test(
    "200 buyers for 20 units: exactly 20 paid orders, stock 0, 180 clean refusals",
    { timeout: 240_000 },
    async () => {
      const books = await keepBooks(market);
      const buyers: { buyer: Visitor; body: Awaited<ReturnType<typeof orderBody>> }[] = [];
      // A few at a time: a store sends away whom its database cannot serve, and only the race needs them all.
      while (buyers.length < BUYERS)
        buyers.push(
          ...(await Promise.all(
            Array.from({ length: 10 }, async (_, at) => {
              const email = `buyer${buyers.length + at}@example.com`;
              const buyer = await readyBuyer(market.world, SHOP.mouse, { email });
              return { buyer, body: await orderBody(buyer) };
            }),
          )),
        );

      const results = await Promise.all(
        buyers.map(async ({ buyer, body }) => {
          const created = await untilServed(() => buyer.tryCall(createOrder, { body }));
          if ("refusal" in created) return { refused: reasonOf(created), paid: null };
          const answer = await untilServed(() => payWith(buyer, created.reply.CustOrderID, CARDS.approved));
          return "reply" in answer && answer.reply.State === "paid"
            ? { refused: null, paid: answer.reply.CustOrderID }
            : { refused: `not paid: ${reasonOf(answer)}`, paid: null };
        }),
      );

      const paid = results.flatMap((result) => result.paid ?? []);
      expect(paid).toHaveLength(UNITS);
      expect(results.filter(({ refused }) => refused === "out_of_stock")).toHaveLength(BUYERS - UNITS);
      const stock = await market.db.queries
        .selectFrom("stock")
        .select(["on_hand", "held"])
        .where("sku_id", "=", SHOP.mouse)
        .executeTakeFirstOrThrow();
      expect(stock).toEqual({ on_hand: 0, held: 0 });
      expect(await booksOf(market, books, paid)).toEqual([]);
      // Who was too late still has the cart, which says why it cannot be bought.
      const late = buyers[results.findIndex(({ refused }) => refused === "out_of_stock")];
      expect((await late?.buyer.call(cartInit))?.Blocks).toMatchObject([
        { reason: "out_of_stock", message: "Test Mouse is sold out." },
      ]);
    },
  );
});
