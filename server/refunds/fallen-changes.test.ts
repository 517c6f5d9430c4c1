import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { handleEventsAgain } from "../payments/handle-events-again.ts";
import { handlePaymentEvents } from "../payments/handle-payment-events.ts";
import { ChangeScene, fewer } from "../testing/change-scene.ts";
import { reasonAt } from "../testing/desk-scene.ts";
import { until } from "../testing/until.ts";
import { reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("what a change made cheaper and the bank sent back, on %s", (kind) => {
  const scene = new ChangeScene(kind);

  const view = async () => (await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`)).body;
  const cents = async (name: "Left" | "OwedSinceChange") => Math.round(Number((await view())[name]) * 100);
  const captured = async () => (await scene.market.peer.chargesOf(scene.order))[0]?.amountCaptured ?? 0;
  /** Two of three mice stay, and the money for the third comes back. */
  const fall = async () => {
    expect(reasonOf(await scene.change(fewer(2)))).toBeNull();
    const back = await scene.refundedCents();
    const [sent] = await scene.market.peer.refundsOf(scene.order);
    await scene.market.peer.sendBack(sent?.id ?? "");
    await until(async () => {
      await handleEventsAgain(scene.market.db.queries, "all", scene.market.world.now());
      await handlePaymentEvents(scene.market.world);
      return (await view())["Hold"] !== null;
    });
    return back;
  };
  const give = (more: object = {}) =>
    scene.press(scene.owner, "refund-change", { Key: randomUUID(), Reason: "Another card", ...more });

  test("is shown at the desk apart from what is left of the order, and goes back again, once by five presses at once", async () => {
    const back = await fall();
    expect(back).toBeGreaterThan(0);
    expect(await view()).toMatchObject({ Hold: { Reason: expect.stringContaining("under Money") as unknown } });
    expect([await cents("OwedSinceChange"), await cents("Left")]).toEqual([back, (await captured()) - back]);
    const seen = await scene.seen();
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(seen)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect([await scene.refundedCents(), await cents("OwedSinceChange")]).toEqual([back, 0]);
    expect(reasonAt(await give())).toEqual([409, "refund_nothing_left"]);
    expect(await scene.state()).toBe("paid");
    expect(await scene.balance()).toEqual([]);
  });

  test("is owed also where the order was canceled since, and the same key gives it back once", async () => {
    const back = await fall();
    await scene.press(scene.owner, "cancel", { Key: randomUUID(), Reason: "Called" });
    expect([await scene.state(), await scene.refundedCents()]).toEqual(["refunded", (await captured()) - back]);
    expect([await cents("OwedSinceChange"), await cents("Left")]).toEqual([back, 0]);
    const Key = randomUUID();
    for (let times = 0; times < 2; times += 1) expect((await give({ Key })).status).toBe(200);
    expect(await scene.refundedCents()).toBe(await captured());
    expect(await scene.balance()).toEqual([]);
  });
});
