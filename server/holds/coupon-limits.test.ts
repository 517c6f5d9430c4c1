import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, applyCoupon } from "#contract/carts.ts";
import { createOrder } from "#contract/checkout.ts";
import { couponCustomer, couponCustomerSql } from "../carts/coupon-customer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { reasonOf, type Visitor } from "../testing/visitor.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { createOrderFor, orderBody, readyBuyer } from "../testing/buyer.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

describe.each(databasesToTest())("coupons with a limit on %s", (kind) => {
  let db: Database;
  let world: TestWorld;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(() => world.setNow(TEST_NOW));

  test("a coupon for one order goes to one of fifty who send theirs at once", async () => {
    const buyers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => readyBuyer(world, SHOP.cable, { email: `buyer${at}@example.com` })),
    );
    for (const buyer of buyers) await buyer.call(addToCart, { body: { SkuID: SHOP.cable, Quantity: 2 } });
    const bodies = await Promise.all(
      buyers.map(async (buyer) => {
        await buyer.call(applyCoupon, { body: { couponCode: "ONCE" } });
        return orderBody(buyer);
      }),
    );
    const answers = await Promise.all(
      buyers.map((buyer, at) =>
        buyer.tryCall(createOrder, { body: bodies[at] as Awaited<ReturnType<typeof orderBody>> }),
      ),
    );
    const discounted = answers.filter((answer) => "reply" in answer && answer.reply.TotalDiscount > 0);
    expect(discounted).toHaveLength(1);
    const coupon = await db.queries
      .selectFrom("coupons")
      .select("used")
      .where("code", "=", "ONCE")
      .executeTakeFirstOrThrow();
    expect(coupon.used).toBe(1);
    // All others are asked by the total without the discount, and nothing of theirs is kept.
    expect(answers.filter((answer) => reasonOf(answer) === "total_higher")).toHaveLength(49);
    const orders = await db.queries.selectFrom("orders").select("state").execute();
    expect(orders).toHaveLength(1);
    expect(await db.queries.selectFrom("coupon_uses").select("order_id").execute()).toHaveLength(1);
    // Who presses once more buys at the total that was named.
    const asked = answers.findIndex((answer) => reasonOf(answer) === "total_higher");
    const buyer = buyers[asked] as Visitor;
    const order = await buyer.call(createOrder, { body: await orderBody(buyer) });
    expect(order).toMatchObject({ TotalDiscount: 0 });
    expect(order.FinalAmount).toBeGreaterThan(bodies[asked]?.ExpectedTotal ?? Infinity);
  });

  test("a coupon for one order a customer is refused to the second order of the same mailbox", async () => {
    const first = await readyBuyer(world, SHOP.cable, { email: "Same+pc@example.com" });
    await first.call(applyCoupon, { body: { couponCode: "EACH" } });
    await createOrderFor(first);
    const tries = ["same@example.com", "SAME+PC@example.com", "same+other@Example.com", "same+@example.com"];
    for (const email of tries) {
      const second = await readyBuyer(world, SHOP.cable, { email });
      const refused = await second.tryCall(applyCoupon, { body: { couponCode: "EACH" } });
      expect([email, reasonOf(refused)]).toEqual([email, "coupon_used_by_customer"]);
    }
    const other = await readyBuyer(world, SHOP.cable, { email: "other+same@example.com" });
    expect(reasonOf(await other.tryCall(applyCoupon, { body: { couponCode: "EACH" } }))).toBeNull();
  });

  test("a mailbox has one name, whether the shop or its database makes it", async () => {
    const emails = [
      "Ada@Example.com ",
      "ada+pc@example.com",
      "ada+a+b@example.com",
      "+ada@example.com",
      "ada@a+b.example",
    ];
    for (const email of emails) {
      const { rows } = await sql<{ is: Uint8Array }>`select ${sql.raw(couponCustomerSql("given"))} as is
        from (select ${email}::text as given) as one`.execute(db.queries);
      expect([email, Buffer.from(rows[0]?.is ?? []).toString("hex")]).toEqual([
        email,
        Buffer.from(couponCustomer(email)).toString("hex"),
      ]);
    }
  });

  test("a coupon for one order a customer goes to one of twenty orders that the same address sends at once", async () => {
    const email = "twenty@example.com";
    // All that went before came from this network as well, which has its own limit of tries.
    await db.queries.deleteFrom("slow_counters").execute();
    const buyers = await Promise.all(Array.from({ length: 20 }, () => readyBuyer(world, SHOP.cable, { email })));
    const bodies = await Promise.all(
      buyers.map(async (buyer) => {
        await buyer.call(applyCoupon, { body: { couponCode: "EACH" } });
        return { buyer, body: await orderBody(buyer) };
      }),
    );
    const answers = await Promise.all(bodies.map(({ buyer, body }) => buyer.tryCall(createOrder, { body })));
    const discounted = answers.filter((answer) => "reply" in answer && answer.reply.TotalDiscount > 0);
    expect(discounted).toHaveLength(1);
    const uses = db.queries.selectFrom("coupon_uses").select("order_id").where("coupon_code", "=", "EACH");
    // The other is that of the test before.
    expect(await uses.execute()).toHaveLength(2);
  });
});
