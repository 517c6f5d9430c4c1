import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { createOrderFor } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { deskOf } from "../testing/staff-desk.ts";
import { CARDS } from "../testing/test-market.ts";
import { VoucherScene } from "../testing/voucher-scene.ts";
import { takePaymentEvent } from "./handle-payment-events.ts";

describe.each(databasesToTest())("a dispute of an order that a voucher paid in part, on %s", (kind) => {
  const scene = new VoucherScene(kind);

  test("is heard of once it is lost, and the order waits for a person: what is left of it is the voucher's alone", async () => {
    const { world, peer } = scene.market;
    const buyer = await scene.buyer((await scene.issue(5)).code);
    const number = (await createOrderFor(buyer)).CustOrderID;
    await payWith(buyer, number, CARDS.approved);
    const payment = (await peer.chargesOf(number))[0]?.paymentIntent ?? "";
    const post = (path: string, fields: Record<string, string>) =>
      fetch(`${peer.origin}/sandbox/disputes/${path}`, { method: "POST", body: new URLSearchParams(fields) });
    await post("open", { payment });
    const [dispute] = (await (await fetch(`${peer.origin}/sandbox/disputes/list`)).json()) as { id: string }[];
    await post(dispute?.id ?? "", { status: "lost" });
    const event = {
      provider: "stripe",
      type: "charge.dispute.closed",
      providerRef: payment,
      attemptId: null,
      news: null,
    };
    await takePaymentEvent(world, { ...event, eventId: `evt_${randomUUID()}` });
    const owner = await deskOf(world, `lost-${kind}@example.com`, ["owner"]);
    const { Hold, Version } = (await owner.get(`/api/staff/orders/view?number=${number}`)).body;
    expect([(await findOrderByNumber(world.db.queries, number))?.state, Hold]).toEqual([
      "paid",
      expect.objectContaining({ Who: "the store" }),
    ]);
    const pack = await owner.post("/api/staff/orders/pack", { OrderNumber: number, Version });
    expect(pack.body["Reason"]).toBe("order_held");
  });
});
