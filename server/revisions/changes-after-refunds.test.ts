import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { ChangeScene, fewer } from "../testing/change-scene.ts";
import { handleEventsAgain } from "../payments/handle-events-again.ts";
import { handlePaymentEvents } from "../payments/handle-payment-events.ts";
import { reasonAt } from "../testing/desk-scene.ts";
import { until } from "../testing/until.ts";
import { reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("changes of an order of which parts were given back on %s", (kind) => {
  const scene = new ChangeScene(kind);

  const giveBack = (Parts: object[]) =>
    scene.press(scene.owner, "refund", { Key: randomUUID(), Why: "late", Reason: "Asked", Parts });

  test("a change that takes off all that was not given back ends the order, and its units are on the shelf", async () => {
    const shelf = await scene.onHand();
    expect((await giveBack([{ Part: "1", Units: 2 }, { Part: "delivery_fee" }])).status).toBe(200);
    expect(reasonOf(await scene.change(fewer(2)))).toBeNull();
    expect(await scene.state()).toBe("refunded");
    expect(await scene.onHand()).toBe(shelf + 3);
    expect(await scene.balance()).toEqual([]);
  });

  test("while a bank has the money nothing is made cheaper: its buyer would have it twice", async () => {
    const asked = await scene.staffChange(fewer(2));
    const [charge] = await scene.market.peer.chargesOf(scene.order);
    await fetch(`${scene.market.peer.origin}/sandbox/disputes/open`, {
      method: "POST",
      body: new URLSearchParams({ payment: charge?.paymentIntent ?? "" }),
      redirect: "manual",
    });
    const view = () => scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    await until(async () => {
      await handleEventsAgain(scene.market.db.queries, "all", scene.market.world.now());
      await handlePaymentEvents(scene.market.world);
      return (await view()).body["Hold"] !== null;
    });
    const answer = await scene.owner.post("/api/staff/orders/change", { ...asked, ...(await scene.seen()) });
    expect(reasonAt(answer)).toEqual([409, "order_disputed"]);
    expect(await scene.balance()).toEqual([]);
  });

  test("while a cent of it was not given back, a change does not end it", async () => {
    expect((await giveBack([{ Part: "1", Units: 2 }])).status).toBe(200);
    expect(reasonOf(await scene.change(fewer(2)))).toBeNull();
    expect(await scene.state()).toBe("paid");
    expect(await scene.balance()).toEqual([]);
  });
});
