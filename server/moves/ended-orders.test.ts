import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { applyCoupon } from "#contract/carts.ts";
import { databasesToTest } from "../db/test-database.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { reconcileRefunds } from "../refunds/reconcile-refunds.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { DeskScene, reasonAt } from "../testing/desk-scene.ts";
import { payWith, refundByHand } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { until } from "../testing/until.ts";
import { reasonOf } from "../testing/visitor.ts";

const UNITS = 3;

describe.each(databasesToTest())("a paid order that has not left the house, on %s", (kind) => {
  const scene = new DeskScene(kind);
  let emails = 0;
  let email = "";

  /** Of three mice, with a coupon that each customer has once. */
  beforeEach(async () => {
    email = `once${(emails += 1)}@example.com`;
    scene.order = await ordered();
  });

  async function ordered(): Promise<string> {
    const buyer = await readyBuyer(scene.market.world, SHOP.mouse, { quantity: UNITS, email });
    await buyer.call(applyCoupon, { body: { couponCode: "EACH" } });
    const { CustOrderID } = await createOrderFor(buyer);
    await payWith(buyer, CustOrderID, CARDS.approved);
    return CustOrderID;
  }

  const onHand = async () =>
    (
      await scene.market.db.queries
        .selectFrom("stock")
        .select("on_hand")
        .where("sku_id", "=", SHOP.mouse)
        .executeTakeFirstOrThrow()
    ).on_hand;
  const used = async () => {
    const order = await findOrderByNumber(scene.market.db.queries, scene.order);
    const uses = scene.market.db.queries
      .selectFrom("coupon_uses")
      .selectAll()
      .where("order_id", "=", order?.id ?? "");
    return (await uses.execute()).length;
  };
  const total = async () => (await findOrderByNumber(scene.market.db.queries, scene.order))?.total ?? 0;
  const version = async () => (await scene.seen()).Version;
  const cancel = () => scene.press(scene.owner, "cancel", { Key: randomUUID(), Reason: "Buyer called" });

  const isRefunded = async () => (await scene.state()) === "refunded";
  const refundRows = async () => {
    const order = await findOrderByNumber(scene.market.db.queries, scene.order);
    return scene.market.db.queries
      .selectFrom("refunds")
      .select(["reason", "amount_cents"])
      .where("order_id", "=", order?.id ?? "")
      .where("state", "=", "succeeded")
      .orderBy("reason")
      .execute();
  };

  test("and is refunded whole on the provider's pages has its units on the shelf and its coupon free again", async () => {
    const before = await onHand();
    expect(await used()).toBe(1);
    await refundByHand(scene.market, scene.order, await total());
    await until(isRefunded);
    await until(async () => (await refundRows()).length === 1);
    expect([await onHand(), await used()]).toEqual([before + UNITS, 0]);
    expect(reasonAt(await scene.press(scene.owner, "pack"))).toEqual([409, "order_not_there"]);
    expect(await scene.balance()).toEqual([]);
  });

  test("has its units once, when the news of its cancellation comes before the answer, five times", async () => {
    const before = await onHand();
    const told = (await scene.market.peer.events()).length;
    await scene.market.peer.fault("refund", "timeout_after");
    expect((await cancel()).status).toBe(200);
    await until(isRefunded);
    for (const { id } of (await scene.market.peer.events()).slice(told))
      await Promise.all(Array.from({ length: 5 }, () => scene.market.peer.resend(id)));
    await reconcileRefunds(scene.market.world, -1);
    expect([await onHand(), await used(), await scene.refundedCents()]).toEqual([before + UNITS, 0, await total()]);
    expect(await refundRows()).toMatchObject([{ reason: "cancelled" }]);
    expect(await scene.balance()).toEqual([]);
  });

  test("and of which 5.00 went back by hand is still called off: what is left goes back, and the units with it", async () => {
    const before = await onHand();
    await refundByHand(scene.market, scene.order, 500);
    await until(async () => (await refundRows()).length === 1);
    expect((await cancel()).status).toBe(200);
    expect(await refundRows()).toMatchObject([
      { reason: "cancelled", amount_cents: (await total()) - 500 },
      { reason: "provider", amount_cents: 500 },
    ]);
    expect([await scene.state(), await onHand(), await used()]).toEqual(["refunded", before + UNITS, 0]);
    expect(await scene.refundedCents()).toBe(await total());
    expect(reasonAt(await cancel())).toEqual([409, "order_not_there"]);
    expect(await scene.balance()).toEqual([]);
  });

  test("leaves its coupon to its buyer once the shop has called it off, and only then", async () => {
    const again = async () => {
      const buyer = await readyBuyer(scene.market.world, SHOP.mouse, { email });
      return reasonOf(await buyer.tryCall(applyCoupon, { body: { couponCode: "EACH" } }));
    };
    expect(await again()).not.toBeNull();
    await cancel();
    expect(await again()).toBeNull();
    scene.order = await ordered();
    expect(await scene.balance()).toEqual([]);
  });

  test("is another version by one with each move and each act, so that nobody acts on what they did not see", async () => {
    const first = await version();
    await scene.press(scene.owner, "pack");
    expect(await version()).toBe(first + 1);
    await scene.press(scene.owner, "note", { Text: "Fragile" });
    expect(await version()).toBe(first + 2);
    email = `paid-${email}`;
    scene.order = await ordered();
    // From its payment.
    expect(await version()).toBe(1);
  });
});
