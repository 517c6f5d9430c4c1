import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { callOffOrder, changePaidOrder, finishOrderChange } from "#contract/order-changes.ts";
import { databasesToTest } from "../db/test-database.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { reconcileRefunds } from "../refunds/reconcile-refunds.ts";
import { ChangeScene, fewer } from "../testing/change-scene.ts";
import { reasonAt } from "../testing/desk-scene.ts";
import { answerBank } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { reasonOf } from "../testing/visitor.ts";

const ROUNDS = 4;

describe.each(databasesToTest())("two hands on one paid order at once, on %s", (kind) => {
  const scene = new ChangeScene(kind);

  const pressedByBuyer = async (units: number) => {
    const { Then } = await scene.quote(fewer(units));
    const body = { OrderNumber: scene.order, Change: fewer(units), Total: Then.Totals.Total, Key: randomUUID() };
    return () => scene.buyer.tryCall(changePaidOrder, { body });
  };
  const rounds = async (one: () => Promise<void>) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      scene.order = await scene.paidOrder(SHOP.mouse, 3);
      await one();
    }
    expect([await scene.balance(), await scene.recomputed()]).toEqual([[], []]);
  };

  test("two of the staff: the second reads that the order has changed", async () => {
    const other = await scene.desk("manager");
    await rounds(async () => {
      const [one, two] = [await scene.staffChange(fewer(2)), await scene.staffChange(fewer(1))];
      const answers = await Promise.all([
        scene.owner.post("/api/staff/orders/change", one),
        other.post("/api/staff/orders/change", two),
      ]);
      const [made, refused] = answers.toSorted((first, second) => first.status - second.status);
      expect(made?.status).toBe(200);
      expect(refused && reasonAt(refused)).toEqual([409, "order_changed"]);
      expect((await scene.orderOf()).Changes.Made).toHaveLength(1);
    });
  });

  test("a bank's yes that the page, the provider's news and the reconciler bring: one payment, one change", async () => {
    await rounds(async () => {
      await scene.change(await scene.express());
      const Id = await scene.waitingId();
      const asked = await scene.pay(CARDS.bankAsks);
      const page = ("reply" in asked && asked.reply.Redirect) || "";
      const finish = () => scene.buyer.tryCall(finishOrderChange, { body: { OrderNumber: scene.order, Id } });
      await Promise.all([
        answerBank(page, "approve"),
        ...Array.from({ length: 4 }, finish),
        reconcilePayments(scene.market.world, -1),
      ]);
      await finish();
      await reconcilePayments(scene.market.world, -1);
      const { Changes, Totals } = await scene.orderOf();
      expect(Changes).toMatchObject({ Waiting: null, Made: [{ Is: Totals.Total }] });
      const charges = await scene.market.peer.chargesOf(scene.order);
      expect(charges.reduce((sum, { amountCaptured }) => sum + amountCaptured, 0)).toBe(Math.round(Totals.Total * 100));
      expect(charges.some(({ amountRefunded }) => amountRefunded > 0)).toBe(false);
    });
  });

  test("a refund of a unit and a change that takes units off: never more goes back than was paid", async () => {
    await rounds(async () => {
      const press = await pressedByBuyer(1);
      const body = { ...(await scene.seen()), Key: randomUUID(), Why: "late", Reason: "x" };
      const [refunded, changed] = await Promise.all([
        scene.owner.post("/api/staff/orders/refund", { ...body, Parts: [{ Part: "1", Units: 2 }] }),
        press(),
      ]);
      expect([refunded.status === 200, reasonOf(changed) === null].filter(Boolean)).toHaveLength(1);
    });
  });

  test("the payment of a change and the cancelling of all: what was taken for it goes back as well", async () => {
    await rounds(async () => {
      await scene.change(await scene.express());
      const Id = await scene.waitingId();
      const cancel = { ...(await scene.seen()), Key: randomUUID(), Reason: "Called" };
      const [cancelled] = await Promise.all([
        scene.owner.post("/api/staff/orders/cancel", cancel),
        scene.pay(CARDS.approved, Id),
      ]);
      await reconcilePayments(scene.market.world, -1);
      await reconcileRefunds(scene.market.world, -1);
      const charges = await scene.market.peer.chargesOf(scene.order);
      const kept = charges.reduce((sum, charge) => sum + charge.amountCaptured - charge.amountRefunded, 0);
      const { Totals } = await scene.orderOf();
      // Where the payment came first the order is another one than was cancelled.
      expect([cancelled.status, kept]).toEqual(
        cancelled.status === 200 ? [200, 0] : [409, Math.round(Totals.Total * 100)],
      );
    });
  });

  test("its buyer cancels while the build begins: one of the two, never both", async () => {
    await rounds(async () => {
      const now = await scene.seen();
      const [ended, packed] = await Promise.all([
        scene.buyer.tryCall(callOffOrder, { body: { OrderNumber: scene.order } }),
        scene.owner.post("/api/staff/orders/pack", now),
      ]);
      expect([reasonOf(ended) === null, packed.status === 200].filter(Boolean)).toHaveLength(1);
    });
  });

  test("a change and the start of the packing: one of the two, never both", async () => {
    await rounds(async () => {
      const press = await pressedByBuyer(1);
      const now = await scene.seen();
      const [changed, packed] = await Promise.all([press(), scene.owner.post("/api/staff/orders/pack", now)]);
      expect([reasonOf(changed) === null, packed.status === 200].filter(Boolean)).toHaveLength(1);
    });
  });
});
