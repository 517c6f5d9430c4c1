import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { FaultySource } from "../testing/faulty-source.ts";
import { heldKeys, newSequence, orderCommands, settleAll } from "../testing/order-commands.ts";
import { booksOf, keepBooks } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor } from "../testing/visitor.ts";

/** `npm run test:deep` hunts longer. */
const RUNS = process.env["DEEP"] ? 1000 : 6;
/** PostgreSQL where there is one: on one session requests meet in fewer ways. */
const [kind = "pglite"] = databasesToTest();

if (process.env["DEEP"] && kind !== "postgres") throw new Error("The long hunt is for races: it needs PostgreSQL");

let market: TestMarket;
let source: FaultySource;

beforeAll(async () => {
  market = await openTestMarket(kind, { timeoutMs: 150, wrap: (real) => (source = new FaultySource(real)) });
});
afterAll(() => market.close());
beforeEach(() => market.world.setNow(TEST_NOW));

test(
  `whatever happens to orders in whatever turn on ${kind}: in the end nothing is open, each is paid once or not at all, and the books balance`,
  { timeout: process.env["DEEP"] ? 3_600_000 : 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(orderCommands(), { maxCommands: 30, size: "max" }), async (commands) => {
        market.world.setNow(TEST_NOW);
        const shelf = { [SHOP.mouse]: 20, [SHOP.laptop]: 2 };
        for (const [skuId, units] of Object.entries(shelf))
          await market.db.queries
            .updateTable("stock")
            .set({ on_hand: units })
            .where("sku_id", "=", Number(skuId))
            .execute();
        const books = await keepBooks(market);
        const sequence = await newSequence(market, source, () => newVisitor(market.world));
        await fc.asyncModelRun(() => sequence, commands);
        await settleAll(sequence.real);
        const paid = sequence.model.buyers.flatMap((buyer) => buyer.paid);
        expect(await booksOf(market, books, paid), [...commands].join("\n")).toEqual([]);
        expect(await leftOpen()).toEqual({ orders: [], payments: [], held: [], keys: [] });
      }),
      {
        numRuns: RUNS,
        endOnFailure: true,
        interruptAfterTimeLimit: process.env["DEEP"] ? 3_500_000 : 100_000,
        markInterruptAsFailure: true,
      },
    );
  },
);

/** Nothing may wait for ever. */
async function leftOpen() {
  const { queries } = market.db;
  return {
    orders: await queries.selectFrom("orders").select("order_number").where("state", "=", "pending_payment").execute(),
    payments: await queries
      .selectFrom("payments")
      .select(["id", "state"])
      .where("state", "in", ["requesting", "unknown", "requires_action", "authorised"])
      .execute(),
    held: await queries.selectFrom("stock_reservations").selectAll().where("state", "=", "held").execute(),
    keys: await heldKeys(market),
  };
}
