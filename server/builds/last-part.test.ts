import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { createOrder } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { goToPayment, orderBody } from "../testing/buyer.ts";
import { codeOf, loadBuildShop, pcSkuId, skuIdOf } from "../testing/build-shop.ts";
import { booksOf, keepBooks, payWith } from "../testing/paying.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { untilServed } from "../testing/until-served.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const BUYERS = 50;
const UNITS = 5;
const CARD = skuIdOf("rtx-5080-quiet");
/** Builds of two PCs that have one part in common, and others that they have not. */
const BUILDS = [
  { SkuID: pcSkuId("forge-80"), Build: codeOf("forge-80", "rtx-5080-quiet", "memory-64-6000") },
  { SkuID: pcSkuId("forge-80"), Build: codeOf("forge-80", "rtx-5080-quiet", "memory-32-6000") },
  { SkuID: pcSkuId("slate-80"), Build: codeOf("slate-80", "rtx-5080-quiet", "ssd-sn850x-1tb") },
] as const;

describe.each(databasesToTest())("the last units of a part on %s", (kind) => {
  let market: TestMarket;

  beforeAll(async () => {
    market = await openTestMarket(kind, { timeoutMs: 20_000 });
    await loadBuildShop(market.db, ["forge-80", "slate-80"]);
    const { queries } = market.db;
    await queries.updateTable("stock").set({ on_hand: 100 }).where("policy", "=", "tracked").execute();
    await market.db.queries.updateTable("stock").set({ on_hand: UNITS }).where("sku_id", "=", CARD).execute();
  });
  afterAll(() => market.close());

  async function readyBuyer(at: number): Promise<Visitor> {
    const visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: BUILDS[at % BUILDS.length] ?? BUILDS[0] });
    await goToPayment(visitor, `buyer${at}@example.com`);
    return visitor;
  }

  test(
    `${BUYERS} buyers of builds that share one part of which ${UNITS} are left: ${UNITS} paid orders, and no part of the others is gone`,
    { timeout: 240_000 },
    async () => {
      const books = await keepBooks(market);
      const buyers: Visitor[] = [];
      // One after another: only the race needs them all at once, and a store sends away whom its database cannot serve.
      const bodies: Awaited<ReturnType<typeof orderBody>>[] = [];
      while (buyers.length < BUYERS) {
        const buyer = await readyBuyer(buyers.length);
        buyers.push(buyer);
        bodies.push(await orderBody(buyer));
      }
      const results = await Promise.all(
        buyers.map(async (buyer, at) => {
          const body = bodies[at] as Awaited<ReturnType<typeof orderBody>>;
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
      expect(await booksOf(market, books, paid)).toEqual([]);
      const { queries } = market.db;
      const card = queries.selectFrom("stock").select(["on_hand", "held"]).where("sku_id", "=", CARD);
      expect(await card.executeTakeFirstOrThrow()).toEqual({ on_hand: 0, held: 0 });
      const held = await queries.selectFrom("stock").select("sku_id").where("held", ">", 0).execute();
      expect(held).toEqual([]);
      const pcs = await queries
        .selectFrom("stock")
        .select(({ fn }) => fn.sum<string>("on_hand").as("left"))
        .where("sku_id", "in", [pcSkuId("forge-80"), pcSkuId("slate-80")])
        .executeTakeFirstOrThrow();
      expect(Number(pcs.left)).toBe(200 - UNITS);
    },
  );
});
