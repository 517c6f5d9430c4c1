import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { handleEventsAgain } from "../payments/handle-events-again.ts";
import { handlePaymentEvents } from "../payments/handle-payment-events.ts";
import { ChangeScene, fewer } from "../testing/change-scene.ts";
import { reasonAt } from "../testing/desk-scene.ts";
import { until } from "../testing/until.ts";

const LOST = 1000;

describe.each(databasesToTest())("an order of which a bank took a part for good, on %s", (kind) => {
  const scene = new ChangeScene(kind);

  const view = async () => (await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`)).body;
  const charge = async () => {
    const [one] = await scene.market.peer.chargesOf(scene.order);
    if (!one) throw new Error("The order was not charged");
    return one;
  };
  const bank = (path: string, fields: Record<string, string>) =>
    fetch(`${scene.market.peer.origin}/sandbox/disputes/${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  /** The desk has heard of it: news that comes while a payment is in other hands waits for the job. */
  const heard = (state: string) =>
    until(async () => {
      await handleEventsAgain(scene.market.db.queries, "all", scene.market.world.now());
      await handlePaymentEvents(scene.market.world);
      const { body } = await scene.owner.get("/api/staff/disputes");
      const all = body["Disputes"] as { OrderNumber: string; State: string }[];
      return all.some(({ OrderNumber, State }) => OrderNumber === scene.order && State === state);
    });
  const open = async () => {
    const payment = (await charge()).paymentIntent;
    await bank("open", { payment, cents: String(LOST) });
    await heard("needs_response");
    return payment;
  };
  const lose = async () => {
    const payment = await open();
    const all = (await (await fetch(`${scene.market.peer.origin}/sandbox/disputes/list`)).json()) as {
      id: string;
      paymentIntent: string;
    }[];
    await bank(all.find(({ paymentIntent }) => paymentIntent === payment)?.id ?? "", { status: "lost" });
    await heard("lost");
  };
  const give = (Parts: object[], more: object = {}) =>
    scene.press(scene.owner, "refund", { Key: randomUUID(), Why: "goodwill", Reason: "Asked", Parts, ...more });
  const leftCents = async () => Math.round(Number((await view())["Left"]) * 100);

  test("waits while the bank has not decided, then gives back the rest: a line of it, and all", async () => {
    const shelf = await scene.onHand();
    const paid = (await charge()).amountCaptured;
    expect((await give([{ Part: "1", Units: 1 }])).status).toBe(200);
    const sent = await scene.refundedCents();
    await lose();
    expect(await leftCents()).toBe(paid - sent - LOST);
    expect((await give([{ Part: "1", Units: 1 }])).status).toBe(200);
    expect(await leftCents()).toBe(paid - 2 * sent - LOST);
    expect((await give([])).status).toBe(200);
    expect([await scene.refundedCents(), await leftCents()]).toEqual([paid - LOST, 0]);
    expect([await scene.state(), await scene.onHand()]).toEqual(["refunded", shelf + 3]);
    expect(reasonAt(await give([]))).toEqual([409, "refund_nothing_left"]);
    expect(await scene.balance()).toEqual([]);
  });

  test("gives nothing back beside an open dispute", async () => {
    await open();
    expect(reasonAt(await give([]))).toEqual([409, "order_disputed"]);
    expect(await scene.refundedCents()).toBe(0);
  });

  test("never gives back by its lines what the bank has given already", async () => {
    await lose();
    const all = ((await view())["Parts"] as { Part: string }[]).map(({ Part }) => ({ Part }));
    expect(reasonAt(await give(all))).toEqual([409, "refund_too_much"]);
    expect(await scene.refundedCents()).toBe(0);
    expect(await scene.balance()).toEqual([]);
  });

  test("is given back once by five presses at once, in whole and in part, and the others are told why not", async () => {
    await lose();
    for (const parts of [[{ Part: "1", Units: 2 }], []]) {
      const before = await leftCents();
      const seen = await scene.seen();
      const answers = await Promise.all(Array.from({ length: 5 }, () => give(parts, seen)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
      expect(await leftCents()).toBeLessThan(before);
    }
    expect([await scene.refundedCents(), await leftCents()]).toEqual([(await charge()).amountCaptured - LOST, 0]);
    expect(await scene.state()).toBe("refunded");
    expect(await scene.balance()).toEqual([]);
  });

  test("is made cheaper from what the bank has left", async () => {
    await lose();
    await scene.press(scene.owner, "release");
    const answer = await scene.owner.post("/api/staff/orders/change", await scene.staffChange(fewer(2)));
    expect(answer.status).toBe(200);
    expect(await scene.refundedCents()).toBeGreaterThan(0);
    expect(await leftCents()).toBe((await charge()).amountCaptured - LOST - (await scene.refundedCents()));
    expect(await scene.balance()).toEqual([]);
  });
});
