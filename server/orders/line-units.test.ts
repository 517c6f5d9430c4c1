import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { getOrder } from "#contract/checkout.ts";
import { listRmaOthers, openRma } from "#contract/rma.ts";
import type { StaffOrder } from "#contract/staff-orders.ts";
import { databasesToTest } from "../db/test-database.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import { SHOP } from "../testing/small-shop.ts";
import { reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("units of an order of three mice, on %s", (kind) => {
  const scene = new DeskScene(kind);

  const refund = (units: number) =>
    scene.press(scene.owner, "refund", {
      Key: randomUUID(),
      Why: "goodwill",
      Reason: "Asked",
      Parts: [{ Part: "1", Units: units }],
    });
  const ship = async () => {
    await scene.press(scene.owner, "pack");
    return scene.press(scene.owner, "ship", PARCEL);
  };
  const onHand = async () =>
    (
      await scene.market.db.queries
        .selectFrom("stock")
        .select("on_hand")
        .where("sku_id", "=", SHOP.mouse)
        .executeTakeFirstOrThrow()
    ).on_hand;
  const own = () => ({ OrderNumber: scene.order, Email: "ada@example.com" });
  const askBack = (units: number) =>
    scene.buyer.tryCall(openRma, {
      body: { ...own(), Lines: [{ Line: 1, Units: units }], Wants: "refund", Reason: "not_wanted", Told: "" },
    });
  const returnable = async () => (await scene.buyer.call(listRmaOthers, { body: own() })).Lines[0]?.Left;
  /** The return comes, is refunded by hand of the desk, and is done. */
  async function settle(rmaNumber: string, units: number): Promise<void> {
    const decide = async (act: string, Version: number) => {
      const sent = { RmaNumber: rmaNumber, Version, Answer: "Thank you" };
      const { status } = await scene.owner.post(`/api/staff/rmas/${act}`, sent);
      if (status !== 200) throw new Error(`The desk could not ${act}: ${status}`);
    };
    await decide("approve", 1);
    await decide("receive", 2);
    await refund(units);
    await decide("settle", 3);
  }

  test("that were given back before it ships are on the shelf, in no parcel, and cannot come back", async () => {
    const before = await onHand();
    expect((await refund(1)).status).toBe(200);
    expect(await onHand()).toBe(before + 1);
    const { body } = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    expect((body as unknown as StaffOrder).Order.Lines).toMatchObject([{ Quantity: 3, QuantityRefunded: 1 }]);
    const page = await scene.buyer.call(getOrder, { query: { number: scene.order } });
    expect(page.Lines).toMatchObject([{ Quantity: 3, QuantityRefunded: 1 }]);
    expect((await ship()).status).toBe(200);
    expect(await returnable()).toBe(2);
    expect(reasonOf(await askBack(3))).toBe("rma_units_too_many");
    expect(reasonOf(await askBack(2))).toBeNull();
    expect(await returnable()).toBe(0);
    expect([await onHand(), await scene.balance()]).toEqual([before + 1, []]);
  });

  test("that were given back after it shipped stay sold, and their buyer cannot be paid for them twice", async () => {
    const before = await onHand();
    await ship();
    await refund(1);
    expect([await returnable(), reasonOf(await askBack(3))]).toEqual([2, "rma_units_too_many"]);
    expect([await onHand(), await scene.balance()]).toEqual([before, []]);
  });

  test("that came back and were paid back count once", async () => {
    await ship();
    const asked = await askBack(1);
    expect(await returnable()).toBe(2);
    await settle("reply" in asked ? asked.reply.Rma.RmaNumber : "", 1);
    expect(await returnable()).toBe(2);
    const next = await askBack(2);
    await settle("reply" in next ? next.reply.Rma.RmaNumber : "", 2);
    expect(await returnable()).toBe(0);
    expect(await scene.balance()).toEqual([]);
  });

  test("of which none is left leave nothing to pack, though a charge of the order stays", async () => {
    const before = await onHand();
    const queued = async () => {
      const { body } = await scene.owner.get("/api/staff/orders?tab=open&q=");
      return (body["Orders"] as { OrderNumber: string }[]).some(({ OrderNumber }) => OrderNumber === scene.order);
    };
    expect(await queued()).toBe(true);
    await refund(3);
    expect([await scene.state(), await onHand(), await queued()]).toEqual(["paid", before + 3, false]);
    expect(reasonAt(await scene.press(scene.owner, "pack"))).toEqual([409, "order_not_there"]);
    expect(await scene.balance()).toEqual([]);
  });
});
