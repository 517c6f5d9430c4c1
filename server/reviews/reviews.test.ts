import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openOrder } from "#contract/orders.ts";
import { listReviewable, listReviews, writeReview } from "#contract/reviews.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { orderLink } from "../orders/order-key.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { reviewReport } from "./review-report.ts";
import { listToModerate, moderateReview } from "./reviews-table.ts";

describe.each(databasesToTest())("reviews on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let buyer: Visitor;
  let order: string;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    world.setNow(TEST_NOW);
    await db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    await db.queries.deleteFrom("reviews").execute();
    buyer = await readyBuyer(world, SHOP.mouse);
    order = (await createOrderFor(buyer)).CustOrderID;
    for (const state of ["paid", "shipped"] as const)
      await db.queries.updateTable("orders").set({ state }).where("order_number", "=", order).execute();
  });

  const productId = async () => (await buyer.call(listReviewable, { query: { order } })).Products[0]?.ProductID ?? 0;
  const review = async (more: object = {}) => ({
    body: { OrderNumber: order, ProductID: await productId(), Rating: 4, Author: "Ada", Body: "Quiet.", ...more },
  });
  const shown = (query: { stars?: number } = {}) =>
    newVisitor(world).call(listReviews, { query: { product: "test-mouse", ...query } });

  test("are written by who placed the order, or opened it by a mailed link, and by nobody else", async () => {
    expect(await buyer.call(listReviewable, { query: { order } })).toMatchObject({
      IsShipped: true,
      Products: [{ Name: "Test Mouse", IsWritten: false }],
    });
    const stranger = newVisitor(world);
    expect(reasonOf(await stranger.tryCall(writeReview, await review()))).toBe("order_unknown");
    expect(reasonOf(await stranger.tryCall(listReviewable, { query: { order } }))).toBe("order_unknown");
    const row = await db.queries
      .selectFrom("orders")
      .select(["order_number as orderNumber", "link_generation as linkGeneration"])
      .where("order_number", "=", order)
      .executeTakeFirstOrThrow();
    const link = new URL(orderLink(world, row, new Date(world.now().getTime() + 3_600_000)));
    await stranger.call(openOrder, { body: { OrderNumber: order, Key: link.searchParams.get("key") ?? "" } });
    await stranger.call(writeReview, await review());
    expect((await buyer.call(listReviewable, { query: { order } })).Products).toMatchObject([{ IsWritten: true }]);
  });

  test("are sent once for a product and order, even twice at once", async () => {
    const sent = await review();
    const answers = await Promise.all([buyer.tryCall(writeReview, sent), buyer.tryCall(writeReview, sent)]);
    expect(answers.map(reasonOf).toSorted()).toEqual([null, "review_written"].toSorted());
    expect(await listToModerate(db.queries, 10)).toHaveLength(1);
  });

  test("are shown to everybody once they were read, with how all of them fall, and by their stars", async () => {
    await buyer.call(writeReview, await review());
    expect(await shown()).toMatchObject({ Count: 0, Reviews: [] });
    const [waiting] = await listToModerate(db.queries, 10);
    const id = waiting?.id ?? "";
    expect(reviewReport(await listToModerate(db.queries, 10))).toContain(`${id}  4 of 5  Test Mouse`);
    const publish = { id, to: "published", by: "a test", now: world.now() } as const;
    expect(await moderateReview(db.queries, publish)).toBe(true);
    expect(await moderateReview(db.queries, publish)).toBe(false);
    expect(await shown()).toMatchObject({
      Name: "Test Mouse",
      Count: 1,
      Average: 4,
      Stars: [0, 1, 0, 0, 0],
      Reviews: [{ Author: "Ada", Rating: 4, Body: "Quiet.", On: "2026-11-21" }],
    });
    expect((await shown({ stars: 5 })).Reviews).toEqual([]);
    expect((await shown({ stars: 4 })).Reviews).toHaveLength(1);
    expect(await moderateReview(db.queries, { ...publish, to: "rejected" })).toBe(true);
    expect(await shown()).toMatchObject({ Count: 0 });
  });

  test("rate from 1 to 5 in whole stars; what is not is refused by its field", async () => {
    for (const Rating of [0, 6, 4.5, -1]) {
      const refused = await buyer.tryCall(writeReview, await review({ Rating }));
      expect(refused).toMatchObject({
        refusal: { alert: { Reason: "invalid_request", Fields: [{ field: "Rating" }] } },
      });
    }
    expect(reasonOf(await buyer.tryCall(writeReview, await review({ Body: "  " })))).toBe("invalid_request");
  });

  test("are not written of what is not in the order, or has not shipped", async () => {
    expect(reasonOf(await buyer.tryCall(writeReview, await review({ ProductID: 999_999 })))).toBe("product_unknown");
    const sent = await review();
    await db.queries.updateTable("orders").set({ state: "paid" }).where("order_number", "=", order).execute();
    expect(reasonOf(await buyer.tryCall(writeReview, sent))).toBe("review_not_shipped");
    expect(reasonOf(await newVisitor(world).tryCall(listReviews, { query: { product: "no-such" } }))).toBe(
      "product_unknown",
    );
  });
});
