import { describe, expect, test } from "vitest";
import { addToCart, applyPoints } from "#contract/carts.ts";
import { createOrder } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { createOrderFor, goToPayment, orderBody, PORTLAND } from "../testing/buyer.ts";
import { SHOP } from "../testing/small-shop.ts";
import { PointsScene } from "../testing/points-scene.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";
import { expirePoints } from "./expire-points.ts";
import { takePoints } from "./take-points.ts";

const DAY_MS = 86_400_000;

describe.each(databasesToTest())("the points of a member on %s", (kind) => {
  const scene = new PointsScene(kind);

  test("expire a year after the order shipped, once, and only what was not spent", async () => {
    await scene.ship(await scene.bought());
    await scene.bought(500);
    const left = await scene.total();
    const { expireAfterDays } = scene.market.world.config.points;
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + (expireAfterDays - 1) * DAY_MS));
    await expirePoints(scene.market.world);
    const stillThere = await scene.totalLater();
    expect(stillThere).toBe(left);
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + (expireAfterDays + 1) * DAY_MS));
    await Promise.all([expirePoints(scene.market.world), expirePoints(scene.market.world)]);
    expect(await scene.totalLater()).toBe(0);
  });

  test("of one balance are spent once by fifty orders at once", async () => {
    await scene.ship(await scene.bought());
    const balance = await scene.total();
    const steps = Math.floor(balance / 500);
    // Carts of guests become the member's one by one, so each order is a browser's own; the points are asked for all.
    const bodies = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const visitor = newVisitor(scene.market.world);
        await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
        await goToPayment(visitor, scene.email, PORTLAND);
        return visitor;
      }),
    );
    await scene.market.db.queries
      .updateTable("carts")
      .set({ used_points: steps * 500 })
      .where("member_id", "is", null)
      .where("state", "=", "open")
      .execute();
    const orders = await Promise.all(bodies.map((visitor) => createOrderFor(visitor)));
    // A guest spends nothing: the points of the cart wait for its member.
    expect(orders.every(({ TotalDiscount }) => TotalDiscount === 0)).toBe(true);
    await scene.market.db.queries
      .updateTable("orders")
      .set({ member_id: scene.memberId, points_used: steps * 500 })
      .where(
        "order_number",
        "in",
        orders.map(({ CustOrderID }) => CustOrderID),
      )
      .execute();
    const rows = await scene.market.db.queries
      .selectFrom("orders")
      .select(["id", "points_used as pointsUsed"])
      .where(
        "order_number",
        "in",
        orders.map(({ CustOrderID }) => CustOrderID),
      )
      .execute();
    const taken = await Promise.all(
      rows.map((order) => scene.market.db.transaction((tx) => takePoints(tx, order, scene.market.world.now()))),
    );
    expect(taken.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(taken.filter((refusal) => refusal?.reason === "points_too_few")).toHaveLength(49);
    expect(await scene.total()).toBe(balance - steps * 500);
  });

  test("are counted once and kept until the ledger changes, on every node", async () => {
    const kept = () =>
      scene.market.db.queries
        .selectFrom("point_totals")
        .select("total")
        .where("member_id", "=", scene.memberId)
        .execute();
    expect(await scene.total()).toBe(0);
    expect(await kept()).toEqual([{ total: 0 }]);
    const number = await scene.bought();
    expect(await kept()).toEqual([]);
    expect(await scene.total()).toBe(0);
    await scene.ship(number);
    expect(await kept()).toEqual([]);
    const total = await scene.total();
    expect(total).toBeGreaterThan(0);
    expect(await kept()).toEqual([{ total }]);
    // Whoever counted again would miss the ledger now.
    await scene.market.db.execute("alter table point_entries rename to point_entries_away");
    const again = await scene.total();
    await scene.market.db.execute("alter table point_entries_away rename to point_entries");
    expect(again).toBe(total);
  });

  test("of a changed balance are refused when the order is made, and nothing is ordered", async () => {
    await scene.ship(await scene.bought());
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(scene.buyer, scene.email, PORTLAND);
    await scene.buyer.call(applyPoints, { body: { UsedPoint: 500 } });
    const body = await orderBody(scene.buyer);
    await scene.market.db.queries
      .insertInto("point_entries")
      .values({
        member_id: scene.memberId,
        kind: "expire",
        points: -1 * (await scene.total()),
        at: scene.market.world.now(),
      })
      .execute();
    expect(reasonOf(await scene.buyer.tryCall(createOrder, { body }))).toBe("total_higher");
    const { orders } = await scene.market.db.queries
      .selectFrom("orders")
      .select(({ fn }) => fn.countAll<number>().as("orders"))
      .where("member_id", "=", scene.memberId)
      .where("state", "=", "pending_payment")
      .executeTakeFirstOrThrow();
    expect(orders).toBe(0);
  });
});
