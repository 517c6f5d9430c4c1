import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { finishOrderChange } from "#contract/order-changes.ts";
import { databasesToTest } from "../db/test-database.ts";
import { lapseChanges } from "../payments/end-change.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { createOrderFor, DENVER, goToPayment } from "../testing/buyer.ts";
import { ChangeScene, fewer } from "../testing/change-scene.ts";
import { reasonAt } from "../testing/desk-scene.ts";
import { answerBank, payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("payments of a change on %s", (kind) => {
  const scene = new ChangeScene(kind);

  test("a dearer change changes nothing until it is paid, and then it is made with a payment of its own", async () => {
    const before = await scene.orderOf();
    const faster = await scene.express();
    const { Due, Then } = await scene.quote(faster);
    expect(Due).toBeGreaterThan(0);
    expect(await scene.change(faster)).toMatchObject({ reply: { State: "waiting_payment", Due } });
    const waiting = await scene.orderOf();
    expect([waiting.Totals.Total, waiting.Shipping.name]).toEqual([before.Totals.Total, before.Shipping.name]);
    expect(waiting.Changes).toMatchObject({ MayChange: false, Waiting: { Due } });
    expect(reasonAt(await scene.press(scene.owner, "pack"))).toEqual([409, "change_waits"]);
    expect(reasonOf(await scene.tryQuote(fewer(1)))).toBe("change_waits");
    expect(
      reasonAt(
        await scene.press(scene.owner, "refund", {
          Key: randomUUID(),
          Why: "late",
          Reason: "x",
          Parts: [{ Part: "1", Units: 1 }],
        }),
      ),
    ).toEqual([409, "change_waits"]);
    expect(await scene.balance()).toEqual([]);
    expect(await scene.subjects()).toContain(`Confirm the change of order ${scene.order}`);
    const declined = await scene.pay(CARDS.declined);
    expect(reasonOf(declined)).toBe("payment_declined");
    const id = await scene.waitingId();
    const paid = await Promise.all(Array.from({ length: 5 }, () => scene.pay(CARDS.approved, id)));
    expect(paid.every((answer) => "reply" in answer && answer.reply.State !== "action_required")).toBe(true);
    const after = await scene.orderOf();
    expect([after.Totals.Total, after.Shipping.name]).toEqual([Then.Totals.Total, Then.Shipping.Name]);
    const taken = (await scene.market.peer.chargesOf(scene.order)).map(({ amountCaptured }) => amountCaptured);
    expect(taken.toSorted()).toEqual([before.Totals.Total, Due].map((dollars) => Math.round(dollars * 100)).toSorted());
    expect((await scene.press(scene.owner, "pack")).status).toBe(200);
    expect([await scene.balance(), await scene.recomputed()]).toEqual([[], []]);
    expect(await scene.subjects()).toContain(`Order ${scene.order} was changed`);
  });

  test("everything of a changed order goes back to both of its charges, and the order ends with the last", async () => {
    await scene.change(await scene.express());
    await scene.pay();
    const { Totals } = await scene.orderOf();
    const cancel = await scene.press(scene.owner, "cancel", { Key: randomUUID(), Reason: "Buyer called" });
    expect(cancel.status).toBe(200);
    const charges = await scene.market.peer.chargesOf(scene.order);
    expect(charges.every(({ amountCaptured, amountRefunded }) => amountCaptured === amountRefunded)).toBe(true);
    expect(charges.reduce((sum, { amountRefunded }) => sum + amountRefunded, 0)).toBe(Math.round(Totals.Total * 100));
    expect(await scene.state()).toBe("refunded");
    expect(await scene.balance()).toEqual([]);
  });

  test("a change at the bank's page is made when the bank says yes, and another card takes its place", async () => {
    await scene.change(await scene.express());
    const asked = await scene.pay(CARDS.bankAsks);
    expect(asked).toMatchObject({ reply: { State: "action_required" } });
    const page = "reply" in asked ? (asked.reply.Redirect ?? "") : "";
    const { Waiting } = await scene.changeable();
    expect(Waiting?.IsBeingPaid).toBe(true);
    scene.market.acceptWebhooks(false);
    await answerBank(page, "approve");
    const body = { OrderNumber: scene.order, Id: Waiting?.Id ?? "" };
    expect(await scene.buyer.call(finishOrderChange, { body })).toMatchObject({ State: "paid" });
    scene.market.acceptWebhooks(true);
    expect((await scene.orderOf()).Changes.Made).toHaveLength(1);
    expect(await scene.balance()).toEqual([]);
  });

  test("an answer that was lost is asked for again, and the change is made once", async () => {
    await scene.change(await scene.express());
    scene.market.acceptWebhooks(false);
    await scene.market.peer.fault("authorise", "timeout_after");
    expect(await scene.pay()).toMatchObject({ reply: { State: "pending" } });
    await reconcilePayments(scene.market.world, -1);
    scene.market.acceptWebhooks(true);
    expect((await scene.orderOf()).Changes).toMatchObject({ Waiting: null, Made: [{}] });
    expect(await scene.balance()).toEqual([]);
  });

  test("a change that nobody pays lapses and moves no money; what comes too late goes back", async () => {
    const before = await scene.orderOf();
    await scene.change(await scene.express());
    const { Waiting } = await scene.changeable();
    const asked = await scene.pay(CARDS.bankAsks);
    const page = "reply" in asked ? (asked.reply.Redirect ?? "") : "";
    scene.market.acceptWebhooks(false);
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + 49 * 3_600_000));
    await scene.market.db.execute("update order_revisions set state = 'lapsed' where state = 'waiting_payment'");
    await answerBank(page, "approve");
    scene.market.acceptWebhooks(true);
    const finish = { body: { OrderNumber: scene.order, Id: Waiting?.Id ?? "" } };
    const late = await scene.buyer.tryCall(finishOrderChange, finish);
    expect(reasonOf(late)).not.toBeNull();
    await reconcilePayments(scene.market.world, -1);
    expect((await scene.orderOf()).Totals.Total).toBe(before.Totals.Total);
    expect(await scene.balance()).toEqual([]);
  });

  test("the job ends a change whose time is over, and its buyer is told", async () => {
    await scene.change(await scene.express());
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + 49 * 3_600_000));
    expect(reasonOf(await scene.pay())).toBe("change_ended");
    await lapseChanges(scene.market.world);
    const { Changes, Events } = await scene.orderOf();
    expect(Changes).toMatchObject({ Waiting: null, Made: [] });
    expect(Events.at(-1)?.name).toBe("revision_ended");
    expect(await scene.subjects()).toContain(`Order ${scene.order} stays as it was`);
    expect(await scene.balance()).toEqual([]);
  });

  test("A29: cards that a change was declined with count as an order's do: five, and then a wait", async () => {
    await scene.change(await scene.express());
    const first = await scene.pay("pm_stolen_change_0");
    expect(reasonOf(first)).toBe("payment_declined");
    for (let at = 1; at < 5; at += 1)
      expect(reasonOf(await scene.pay(`pm_stolen_change_${at}`))).toBe("payment_declined");
    const charges = (await scene.market.peer.chargesOf(scene.order)).length;
    expect(await scene.pay(CARDS.approved)).toMatchObject({
      refusal: { status: 429, alert: { Reason: "too_many_requests" } },
    });
    expect(await scene.pay("pm_stolen_change_0")).toEqual(first);
    expect(await scene.market.peer.chargesOf(scene.order)).toHaveLength(charges);
    scene.market.world.setNow(new Date(TEST_NOW.getTime() + 601_000));
    expect(await scene.pay(CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await scene.balance()).toEqual([]);
  });

  test("A29: what was declined for an order makes a change wait, too", async () => {
    await scene.change(await scene.express());
    const changed = scene.order;
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(scene.buyer, DENVER.Email);
    const { CustOrderID: other } = await createOrderFor(scene.buyer);
    for (let at = 0; at < 5; at += 1) await payWith(scene.buyer, other, `pm_stolen_order_${at}`);
    scene.order = changed;
    expect(reasonOf(await scene.pay(CARDS.approved))).toBe("too_many_requests");
  });
});
