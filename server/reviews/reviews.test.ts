import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openOrder } from "#contract/orders.ts";
import {
  listOwnReviews,
  listReviewable,
  listReviews,
  mayReview,
  type ReviewsQuery,
  writeReview,
} from "#contract/reviews.ts";
import { signIn } from "#contract/members.ts";
import { readCatalogueChanges } from "../catalog/catalogue-changes.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest } from "../db/test-database.ts";
import { orderLink } from "../orders/order-key.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { shipOrder } from "../testing/ship-order.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { reviewReport } from "./review-report.ts";
import { listToModerate, moderateReview } from "./reviews-table.ts";

describe.each(databasesToTest())("reviews on %s", (kind) => {
  let market: TestMarket;
  let db: Database;
  let world: TestWorld;
  let buyer: Visitor;
  let order: string;

  beforeAll(async () => {
    market = await openTestMarket(kind);
    ({ db, world } = market);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    world.setNow(TEST_NOW);
    await db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    await db.queries.deleteFrom("reviews").execute();
    buyer = await readyBuyer(world, SHOP.mouse);
    order = (await createOrderFor(buyer)).CustOrderID;
    await payWith(buyer, order, CARDS.approved);
    await shipOrder(market, order);
  });

  const productId = async () => (await buyer.call(listReviewable, { query: { order } })).Products[0]?.ProductID ?? 0;
  /** Somebody whose order is paid and still in the house; the test is about it from here. */
  async function paidBuyer(): Promise<Visitor> {
    const visitor = await readyBuyer(world, SHOP.mouse);
    order = (await createOrderFor(visitor)).CustOrderID;
    await payWith(visitor, order, CARDS.approved);
    return visitor;
  }
  const review = async (more: object = {}) => ({
    body: { OrderNumber: order, ProductID: await productId(), Rating: 4, Author: "Ada", Body: "Quiet.", ...more },
  });
  const shown = (query: Partial<ReviewsQuery> = {}) =>
    newVisitor(world).call(listReviews, { query: { product: "test-mouse", ...query } });

  test("are written by who placed the order, or opened it by a mailed link, and by nobody else", async () => {
    expect(await buyer.call(listReviewable, { query: { order } })).toMatchObject({
      IsShipped: true,
      Products: [{ Name: "Test Mouse", Slug: "test-mouse", Review: null }],
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
    expect((await buyer.call(listReviewable, { query: { order } })).Products).toMatchObject([
      { Review: { State: "pending", Rating: 4, Author: "Ada", Body: "Quiet.", Answer: "", Pictures: [] } },
    ]);
  });

  test("are sent once for a product and order, even twice at once", async () => {
    const sent = await review();
    const answers = await Promise.all([buyer.tryCall(writeReview, sent), buyer.tryCall(writeReview, sent)]);
    expect(answers.map(reasonOf).toSorted()).toEqual([null, "review_written"].toSorted());
    expect(await listToModerate(db.queries, 10)).toHaveLength(1);
  });

  test("are dated on the store's clock, where it may be the evening before", async () => {
    world.setNow(new Date("2026-11-22T05:30:00Z"));
    await buyer.call(writeReview, await review());
    const [waiting] = await listToModerate(db.queries, 10);
    const of = { id: waiting?.id ?? "", seen: 1, answer: "", by: "a test", now: world.now() };
    await moderateReview(db.queries, { ...of, to: "published" });
    expect((await shown()).Reviews).toMatchObject([{ On: "2026-11-21" }]);
    await world.catalogue.changed(null);
    const product = (await world.catalogue.find({ skuIds: [SHOP.mouse] }))[0];
    expect(product?.reviews).toMatchObject([{ on: "2026-11-21" }]);
  });

  test("are shown to everybody once they were read, with how all of them fall, and by their stars", async () => {
    await buyer.call(writeReview, await review());
    expect(await shown()).toMatchObject({ Count: 0, Reviews: [] });
    const [waiting] = await listToModerate(db.queries, 10);
    const id = waiting?.id ?? "";
    expect(reviewReport(await listToModerate(db.queries, 10), "UTC")).toContain(`${id}:1  4 of 5  Test Mouse`);
    const publish = { id, seen: 1, to: "published", answer: "", by: "a test", now: world.now() } as const;
    expect(await moderateReview(db.queries, publish)).toBe(true);
    expect(await moderateReview(db.queries, publish)).toBe(false);
    expect(await shown()).toMatchObject({
      Name: "Test Mouse",
      Count: 1,
      Average: 4,
      Stars: [0, 1, 0, 0, 0],
      Reviews: [{ Author: "Ada", Rating: 4, Body: "Quiet.", On: "2026-11-21", IsBoughtHere: true, IsSample: false }],
    });
    expect((await shown({ stars: 5 })).Reviews).toEqual([]);
    expect((await shown({ stars: 4 })).Reviews).toHaveLength(1);
    expect(await moderateReview(db.queries, { ...publish, to: "rejected" })).toBe(true);
    expect(await shown()).toMatchObject({ Count: 0 });
  });

  test("change what the product's page and search engines count, at once on every node, and push samples aside", async () => {
    const { seen } = await readCatalogueChanges(db.queries, null);
    await buyer.call(writeReview, await review());
    expect((await readCatalogueChanges(db.queries, seen)).changes).toEqual([]);
    const [waiting] = await listToModerate(db.queries, 1);
    const publish = { id: waiting?.id ?? "", seen: 1, to: "published", answer: "", by: "a test" } as const;
    await moderateReview(db.queries, { ...publish, now: world.now() });
    const { changes } = await readCatalogueChanges(db.queries, seen);
    expect(changes).toMatchObject([{ slug: "test-mouse", what: "product" }]);
    await world.catalogue.changed(changes);
    expect(await world.catalogue.product("test-mouse")).toMatchObject({
      rating: { average: 4, count: 1, sample: false },
      reviews: [{ author: "Ada", text: "Quiet.", isBoughtHere: true, sample: false }],
    });
    await db.queries.deleteFrom("reviews").execute();
    const { changes: gone } = await readCatalogueChanges(db.queries, seen);
    await world.catalogue.changed(gone);
    expect(await world.catalogue.product("test-mouse")).toMatchObject({ rating: null, reviews: [] });
  });

  test("tell who may write one with which order: nobody else, and nothing before it has shipped", async () => {
    const may = (visitor: Visitor) => visitor.call(mayReview, { query: { product: "test-mouse" } });
    expect(await may(newVisitor(world))).toMatchObject({ OrderNumber: null, Product: null });
    expect(await may(buyer)).toMatchObject({ OrderNumber: order, Product: { Name: "Test Mouse", Review: null } });
    expect(await may(await paidBuyer())).toMatchObject({ OrderNumber: null });
  });

  test("of a member stand in its account: to write, in check, shown, and kept off with the reason", async () => {
    const email = `reviews-${kind}-${order}@example.com`;
    const memberId = await addMember(world, { email });
    await db.queries.updateTable("orders").set({ member_id: memberId }).where("order_number", "=", order).execute();
    const member = newVisitor(world);
    expect(reasonOf(await member.tryCall(listOwnReviews))).toBe("sign_in_needed");
    await member.call(signIn, { body: { Email: email, Password: PASSWORD, keepMeSignedIn: false } });
    const own = async () => (await member.call(listOwnReviews)).Products;
    expect(await own()).toMatchObject([{ OrderNumber: order, Name: "Test Mouse", Review: null }]);
    await member.call(writeReview, await review());
    const [waiting] = await listToModerate(db.queries, 1);
    const decided = { id: waiting?.id ?? "", seen: 1, by: "a test", now: world.now() } as const;
    expect(await own()).toMatchObject([{ Review: { State: "pending" } }]);
    await moderateReview(db.queries, { ...decided, to: "published", answer: "" });
    expect(await own()).toMatchObject([{ Review: { State: "published", Answer: "" } }]);
    await moderateReview(db.queries, { ...decided, to: "rejected", answer: "Names a person" });
    expect(await own()).toMatchObject([{ Review: { State: "rejected", Answer: "Names a person" } }]);
    const other = await addMember(world, { email: `other-${email}` });
    await db.queries.updateTable("orders").set({ member_id: other }).where("order_number", "=", order).execute();
    expect(await own()).toEqual([]);
  });

  test("are ten a page, in the order that is asked for, of those with so many stars", async () => {
    // Twelve orders as the first; each has a review, the later the number the newer.
    await db.execute(
      `with made as (
        insert into orders select copy.* from orders as o, generate_series(1, 12) as n, lateral jsonb_populate_record(
          o, jsonb_build_object('id', gen_random_uuid(), 'order_number', $1::text || n, 'cart_version', 1000 + n)) as copy
        where o.order_number = $1::text returning id, cart_version - 1000 as n
      )
      insert into reviews (id, product_id, order_id, state, rating, author, body, created_at)
      select gen_random_uuid(), $2::bigint, id, 'published', 1 + n % 5, 'Buyer ' || n, 'Fine.',
        '2026-01-01'::timestamptz + n * interval '1 day' from made`,
      [order, await productId()],
    );
    const names = async (query: Partial<ReviewsQuery>) =>
      (await shown(query)).Reviews.map(({ Author }) => Number(Author.slice("Buyer ".length)));
    expect(await names({})).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(await names({ page: 2 })).toEqual([2, 1]);
    expect(await names({ page: 3 })).toEqual([]);
    expect((await names({ sort: "highest" })).slice(0, 3)).toEqual([9, 4, 8]);
    expect((await names({ sort: "lowest" })).slice(0, 3)).toEqual([10, 5, 11]);
    expect(await names({ stars: 2 })).toEqual([11, 6, 1]);
    expect(await names({ withPictures: true })).toEqual([]);
    expect(await shown({ stars: 2 })).toMatchObject({ Count: 12, Found: 3, Pages: 1, Stars: [2, 2, 3, 3, 2] });
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
    const { body } = await review();
    const waiting = await paidBuyer();
    expect(reasonOf(await waiting.tryCall(writeReview, { body: { ...body, OrderNumber: order } }))).toBe(
      "review_not_shipped",
    );
    expect(reasonOf(await newVisitor(world).tryCall(listReviews, { query: { product: "no-such" } }))).toBe(
      "product_unknown",
    );
  });
});
