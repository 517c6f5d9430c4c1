import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { callOffOrder } from "#contract/order-changes.ts";
import { databasesToTest } from "../db/test-database.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { reconcileRefunds } from "../refunds/reconcile-refunds.ts";
import { answerBank } from "../testing/paying.ts";
import { ChangeScene, fewer } from "../testing/change-scene.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("a paid order that its buyer cancels, on %s", (kind) => {
  const scene = new ChangeScene(kind);
  const callOff = (by = scene.buyer) => by.tryCall(callOffOrder, { body: { OrderNumber: scene.order } });

  test("ends: everything goes back, its units are on the shelf again, and a mail says so", async () => {
    const shelf = await scene.onHand();
    const { Totals } = await scene.orderOf();
    expect(await callOff()).toEqual({ reply: { Success: true, State: "refunded" } });
    expect(await scene.refundedCents()).toBe(Math.round(Totals.Total * 100));
    expect(await scene.onHand()).toBe(shelf + 3);
    const { State, Changes, Refunds } = await scene.orderOf();
    expect([State, Changes.MayChange]).toEqual(["refunded", false]);
    expect(Refunds).toMatchObject([{ Amount: Totals.Total, State: "succeeded" }]);
    expect(await scene.subjects()).toContain(`Refund of $${Totals.Total} for order ${scene.order}`);
    expect(await scene.balance()).toEqual([]);
  });

  test("ends once, however often it is pressed", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => callOff()));
    expect(answers.map(reasonOf)).toEqual(answers.map(() => null));
    expect((await scene.orderOf()).Refunds).toHaveLength(1);
    expect(await callOff()).toEqual({ reply: { Success: true, State: "refunded" } });
    expect(await scene.balance()).toEqual([]);
  });

  test("gives back what is left after a change of it, to every card that paid", async () => {
    await scene.change(await scene.express());
    await scene.pay();
    await scene.change(fewer(2));
    expect(await callOff()).toMatchObject({ reply: { State: "refunded" } });
    const charges = await scene.market.peer.chargesOf(scene.order);
    expect(charges).toHaveLength(2);
    expect(charges.every(({ amountCaptured, amountRefunded }) => amountCaptured === amountRefunded)).toBe(true);
    expect([await scene.balance(), await scene.recomputed()]).toEqual([[], []]);
  });

  test("takes a change that waits with it, also one that was left at the bank's page", async () => {
    await scene.change(await scene.express());
    const asked = await scene.pay(CARDS.bankAsks);
    const page = ("reply" in asked && asked.reply.Redirect) || "";
    expect(await callOff()).toMatchObject({ reply: { State: "refunded" } });
    expect((await scene.orderOf()).Changes).toMatchObject({ Waiting: null, Made: [] });
    await answerBank(page, "approve").catch(() => null);
    await reconcilePayments(scene.market.world, -1);
    const charges = await scene.market.peer.chargesOf(scene.order);
    expect(charges.every(({ amountCaptured, amountRefunded }) => amountCaptured === amountRefunded)).toBe(true);
    expect(await scene.balance()).toEqual([]);
  });

  test("is theirs alone to cancel, and only until work on it begins", async () => {
    expect(reasonOf(await callOff(newVisitor(scene.market.world)))).toBe("order_unknown");
    await scene.press(scene.owner, "hold", { Reason: "Look" });
    expect(reasonOf(await callOff())).toBe("order_under_way");
    await scene.press(scene.owner, "release");
    await scene.press(scene.owner, "pack");
    expect(reasonOf(await callOff())).toBe("order_under_way");
    expect((await scene.orderOf()).Changes.MayChange).toBe(false);
    expect(await scene.refundedCents()).toBe(0);
    expect(await scene.balance()).toEqual([]);
  });

  test("is not cancelled while a part of it is on its way back", async () => {
    scene.market.acceptWebhooks(false);
    await scene.market.peer.fault("refund", "timeout_after");
    await scene.press(scene.owner, "refund", {
      Key: randomUUID(),
      Why: "late",
      Reason: "x",
      Parts: [{ Part: "1", Units: 1 }],
    });
    expect(reasonOf(await callOff())).toBe("order_under_way");
    scene.market.acceptWebhooks(true);
    await reconcileRefunds(scene.market.world, -1);
    expect(await callOff()).toMatchObject({ reply: { State: "refunded" } });
    expect(await scene.balance()).toEqual([]);
  });
});
