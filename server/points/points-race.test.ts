import { describe, expect, test } from "vitest";
import { addToCart, applyPoints } from "#contract/carts.ts";
import { createOrder } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { findOrderByNumber, lockOrder } from "../orders/orders-table.ts";
import { createOrderFor, goToPayment, orderBody, PORTLAND, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { PointsScene } from "../testing/points-scene.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor } from "../testing/visitor.ts";
import { takePoints } from "./take-points.ts";

/** One PGlite session hides races. */
describe.each(databasesToTest().filter((kind) => kind === "postgres"))("points in many tabs on %s", (kind) => {
  const scene = new PointsScene(kind);

  test("A4: of one balance fifty checkouts at once spend what is there, and never more", async () => {
    await scene.ship(await scene.bought());
    const balance = await scene.total();
    // Each tab goes the whole way by itself, as fast as it can: what one orders, the cart of all of them was.
    const tabs = Array.from({ length: 50 }, () => {
      const tab = newVisitor(scene.market.world);
      for (const [name, value] of scene.buyer.cookies) tab.cookies.set(name, value);
      return tab;
    });
    const orders = await Promise.all(
      tabs.map(async (tab) => {
        await tab.tryCall(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
        await goToPayment(tab, scene.email, PORTLAND).catch(() => null);
        await tab.tryCall(applyPoints, { body: { UsedPoint: 500 } });
        const body = await orderBody(tab).catch(() => null);
        const made = body && (await tab.tryCall(createOrder, { body }));
        if (!made || "refusal" in made) return null;
        await payWith(tab, made.reply.CustOrderID, CARDS.approved);
        return made.reply.CustOrderID;
      }),
    );
    expect(orders.filter((number) => number !== null).length).toBeGreaterThan(0);
    const { rows } = await scene.market.db.execute(
      `select coalesce(sum(points), 0)::int as ledger, min(kept)::int as least from (
         select points, sum(points) over (order by id) as kept from point_entries where member_id = ${scene.memberId}
       ) as entries`,
    );
    expect(Number(rows[0]?.["least"])).toBeGreaterThanOrEqual(0);
    const paid = await scene.market.db.queries
      .selectFrom("orders")
      .select("points_used")
      .where("member_id", "=", scene.memberId)
      .where("state", "in", ["paid", "pending_payment"])
      .execute();
    const spent = paid.reduce((sum, { points_used }) => sum + points_used, 0);
    expect(spent).toBeLessThanOrEqual(balance);
    // With its order the browser has another session.
    expect(await scene.totalLater()).toBe(balance - spent);
  });

  test("fifty orders at once take the same points: each whole step of the balance goes to one order", async () => {
    await scene.ship(await scene.bought());
    const balance = await scene.total();
    const { db, world } = scene.market;
    const orders = await Promise.all(
      Array.from({ length: 50 }, async () => (await createOrderFor(await readyBuyer(world, SHOP.mouse))).CustOrderID),
    );
    await db.queries
      .updateTable("orders")
      .set({ member_id: scene.memberId, points_used: 500 })
      .where("order_number", "in", orders)
      .execute();
    const outcomes = await Promise.all(
      orders.map((number) =>
        db.transaction(async (tx) => {
          const own = await findOrderByNumber(tx, number);
          return takePoints(tx, await lockOrder(tx, own?.id ?? ""), world.now());
        }),
      ),
    );
    const taken = outcomes.filter((short) => short === null).length;
    expect(balance).toBeGreaterThanOrEqual(500);
    expect(taken).toBe(Math.floor(balance / 500));
    expect(await scene.total()).toBe(balance - taken * 500);
  });
});
