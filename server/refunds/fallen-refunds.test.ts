import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { cents } from "#rules/money/cents.ts";
import { databasesToTest } from "../db/test-database.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import { LongerWarrantyScene } from "../testing/longer-warranty-scene.ts";
import { PointsScene } from "../testing/points-scene.ts";
import { SHOP } from "../testing/small-shop.ts";
import type { TestMarket } from "../testing/test-market.ts";
import { until } from "../testing/until.ts";
import { handleEventsAgain } from "../payments/handle-events-again.ts";
import { handlePaymentEvents } from "../payments/handle-payment-events.ts";
import { refundOrder } from "./refund-order.ts";
import { listRefundsOf } from "./refunds-table.ts";

const refundsOf = async ({ db }: TestMarket, number: string) =>
  listRefundsOf(db.queries, (await findOrderByNumber(db.queries, number))?.id ?? "");

/** The bank sends back what went back last, and the store has heard of it. */
async function sendBack(market: TestMarket, number: string): Promise<void> {
  const last = (await market.peer.refundsOf(number)).findLast(({ failure }) => failure === undefined);
  await market.peer.sendBack(last?.id ?? "");
  await until(async () => {
    await handleEventsAgain(market.db.queries, "all", market.world.now());
    await handlePaymentEvents(market.world);
    return (await refundsOf(market, number)).some(
      ({ refundRef, state }) => refundRef === last?.id && state === "failed",
    );
  });
}

describe.each(databasesToTest())("a refund that the bank sends back, on %s", (kind) => {
  const scene = new DeskScene(kind);
  let shelf = 0;
  beforeEach(async () => {
    shelf = await onHand();
  });

  const onHand = async () =>
    (
      await scene.market.db.queries
        .selectFrom("stock")
        .select("on_hand")
        .where("sku_id", "=", SHOP.mouse)
        .executeTakeFirstOrThrow()
    ).on_hand;
  const giveBackOne = () =>
    scene.press(scene.owner, "refund", {
      Key: randomUUID(),
      Why: "goodwill",
      Reason: "Asked",
      Parts: [{ Part: "1", Units: 1 }],
    });
  const cancel = () => scene.press(scene.owner, "cancel", { Key: randomUUID(), Reason: "Called" });
  const fall = () => sendBack(scene.market, scene.order);
  const view = async () => (await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`)).body;
  const payment = async () => {
    const order = await findOrderByNumber(scene.market.db.queries, scene.order);
    const { queries } = scene.market.db;
    const paid = queries
      .selectFrom("payments")
      .select("state")
      .where("order_id", "=", order?.id ?? "");
    return (await paid.executeTakeFirstOrThrow()).state;
  };

  test("gives the order its unit again, from the shelf, and holds it until a person has decided", async () => {
    await giveBackOne();
    expect(await onHand()).toBe(shelf + 1);
    await fall();
    expect([await onHand(), await scene.refundedCents()]).toEqual([shelf, 0]);
    expect(await scene.balance()).toEqual([]);
    const { Hold } = await view();
    expect(Hold).toMatchObject({
      Who: "the store",
      Reason: expect.stringMatching(/^The bank sent back a refund of \$/),
    });
    expect(reasonAt(await scene.press(scene.owner, "pack"))).toEqual([409, "order_held"]);
    expect((await scene.press(scene.owner, "release")).status).toBe(200);
    await scene.press(scene.owner, "pack");
    expect((await scene.press(scene.owner, "ship", PARCEL)).status).toBe(200);
    expect(await scene.balance()).toEqual([]);
  });

  test("is told to its buyer in one mail, by its amount and card, also where the order is over", async () => {
    const told = async () => {
      await deliverOutbox(scene.market.world);
      return scene.mails.filter(({ subject }) => subject.includes(scene.order) && subject.includes("came back to us"));
    };
    await giveBackOne();
    expect(await told()).toEqual([]);
    await fall();
    const amount = `$${((await refundsOf(scene.market, scene.order))[0]?.amount ?? 0) / 100}`;
    expect(await told()).toMatchObject([{ subject: expect.stringContaining(amount) as unknown }]);
    expect((await told())[0]?.text).toMatch(/ending in \d{4}/);
    await cancel();
    expect(await scene.state()).toBe("refunded");
    await fall();
    expect(await told()).toHaveLength(2);
    expect(await scene.balance()).toEqual([]);
  });

  test("told five times at once changes the order once, and it is sent again by the same form", async () => {
    await giveBackOne();
    const told = (await scene.market.peer.events()).length;
    await fall();
    for (const { id } of (await scene.market.peer.events()).slice(told))
      await Promise.all(Array.from({ length: 5 }, () => scene.market.peer.resend(id)));
    expect(await onHand()).toBe(shelf);
    expect((await giveBackOne()).status).toBe(200);
    expect(await onHand()).toBe(shelf + 1);
    expect(await scene.balance()).toEqual([]);
  });

  test("whose unit was sold meanwhile leaves the order held, and it is not released before the unit is there", async () => {
    await giveBackOne();
    const order = scene.order;
    await scene.setOnHand(SHOP.mouse, 1);
    await scene.paidOrder(SHOP.mouse, 1);
    await fall();
    expect(reasonAt(await scene.press(scene.owner, "release"))).toEqual([409, "out_of_stock"]);
    await scene.setOnHand(SHOP.mouse, 4);
    expect((await scene.press(scene.owner, "release")).status).toBe(200);
    expect([scene.order, await onHand()]).toEqual([order, 3]);
  });

  test("of all of an order leaves it over, with its money owed: its units are not taken again, and what is left goes back anew", async () => {
    await cancel();
    expect([await scene.state(), await onHand(), await payment()]).toEqual(["refunded", shelf + 3, "refunded"]);
    await fall();
    expect([await scene.state(), await onHand(), await payment()]).toEqual(["refunded", shelf + 3, "captured"]);
    expect(await scene.balance()).toEqual([]);
    const all = { parts: [], reason: "cancelled", sentBy: "test" } as const;
    const again = await refundOrder(scene.market.world, { orderNumber: scene.order, key: "again", ...all });
    expect(again).toMatchObject({ ok: true, value: { state: "succeeded" } });
    expect([(await scene.refundedCents()) > 0, await onHand(), await payment()]).toEqual([true, shelf + 3, "refunded"]);
    expect(await scene.balance()).toEqual([]);
  });

  test("after the parcel has left takes nothing from the shelf: what was left out of it is in no parcel", async () => {
    await giveBackOne();
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    await fall();
    expect([await onHand(), (await view())["Hold"]]).toEqual([shelf + 1, null]);
    expect(await scene.balance()).toEqual([]);
  });
});

describe.each(databasesToTest())("points of a refund that the bank sends back, on %s", (kind) => {
  const scene = new PointsScene(kind);

  test("turn round: what it took is earned again, and what it gave is spent again", async () => {
    scene.market.acceptWebhooks(true);
    await scene.ship(await scene.bought());
    const number = await scene.bought(500);
    const before = [await scene.total(), (await scene.page()).Pending];
    const half = { parts: [{ part: 1, amount: cents(1000) }], reason: "goodwill", sentBy: "test" } as const;
    await refundOrder(scene.market.world, { orderNumber: number, key: "half", ...half });
    expect([await scene.total(), (await scene.page()).Pending]).not.toEqual(before);
    await sendBack(scene.market, number);
    expect([await scene.total(), (await scene.page()).Pending]).toEqual(before);
    const own = (await scene.page()).Lines.filter(({ OrderNumber }) => OrderNumber === number);
    expect(own.map(({ Kind, Points }) => [Kind, Points > 0])).toEqual([
      ["give_back", false],
      ["claw_back", true],
      ["give_back", true],
      ["claw_back", false],
      ["earn", true],
      ["spend", false],
    ]);
  });
});

describe.each(databasesToTest())("a longer warranty whose refund the bank sends back, on %s", (kind) => {
  const scene = new LongerWarrantyScene(kind);

  test("covers its unit again", async () => {
    await scene.add();
    await scene.visitorOf(scene.browser).call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    const number = await scene.paid();
    const { queries } = scene.market.db;
    const { id } = (await findOrderByNumber(queries, number)) ?? { id: "" };
    const lines = await queries
      .selectFrom("order_lines")
      .select("covers_line_id")
      .where("order_id", "=", id)
      .orderBy("position")
      .execute();
    await scene.refund(number, [{ part: lines.findIndex((line) => line.covers_line_id !== null) + 1, units: 1 }]);
    const live = async () =>
      (
        await queries
          .selectFrom("longer_warranties")
          .select("id")
          .where("order_id", "=", id)
          .where("ended_at", "is", null)
          .execute()
      ).length;
    expect(await live()).toBe(0);
    await sendBack(scene.market, number);
    expect(await live()).toBe(1);
    expect(await scene.wrongBooks([number])).toEqual([]);
  });
});
