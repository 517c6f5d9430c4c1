import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { getOrder } from "#contract/checkout.ts";
import { openOrder } from "#contract/orders.ts";
import { openRma } from "#contract/rma.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { DeskScene, PARCEL } from "../testing/desk-scene.ts";
import { newVisitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("mails about an order lead to it, on %s", (kind) => {
  const scene = new DeskScene(kind);

  test("the mails of a parcel and of a refund open the order for whoever has them, and that of a return leads to it", async () => {
    for (const [move, more] of [["pack"], ["ship", PARCEL], ["deliver"]] as const)
      await scene.press(scene.owner, move, more);
    const back = { Key: randomUUID(), Why: "late", Reason: "Late", Parts: [{ Part: "1", Units: 1 }] };
    await scene.press(scene.owner, "refund", back);
    const lines = [{ Line: 1, Units: 1 }];
    const asked = { OrderNumber: scene.order, Lines: lines, Wants: "refund", Reason: "not_wanted", Told: "" } as const;
    const { Rma } = await scene.buyer.call(openRma, { body: asked });
    await scene.owner.post("/api/staff/rmas/approve", { RmaNumber: Rma.RmaNumber, Version: 1, Answer: "" });
    await deliverOutbox(scene.market.world);
    for (const subject of [/is on its way$/, /^Refund of/]) {
      const mail = scene.mails.find((each) => each.subject.includes(scene.order) && subject.test(each.subject));
      const Key = new RegExp(`/carts/order/${scene.order}\\?key=([\\w-]+)`).exec(mail?.text ?? "")?.[1] ?? "";
      const reader = newVisitor(scene.market.world);
      await reader.call(openOrder, { body: { OrderNumber: scene.order, Key } });
      expect((await reader.call(getOrder, { query: { number: scene.order } })).OrderNumber).toBe(scene.order);
      expect(mail?.html).toContain(`?key=${Key}`);
    }
    const decided = scene.mails.find(({ subject }) => subject.includes(Rma.RmaNumber));
    expect(decided?.text).toContain(`/support/rma/status?order=${scene.order}&rma=${Rma.RmaNumber}`);
  });

  test("an order that was delivered says until when it may come back, and for how long", async () => {
    for (const [move, more] of [["pack"], ["ship", PARCEL]] as const) await scene.press(scene.owner, move, more);
    const view = () => scene.buyer.call(getOrder, { query: { number: scene.order } });
    expect(await view()).toMatchObject({ ReturnUntil: "", IsReturnOver: false });
    scene.market.world.setNow(new Date("2026-12-01T07:00:00Z"));
    scene.owner = await scene.desk("owner");
    await scene.press(scene.owner, "deliver");
    expect(await view()).toMatchObject({ ReturnUntil: "2026-12-30", IsReturnOver: false });
    scene.market.world.setNow(new Date("2026-12-31T08:00:00Z"));
    expect(await view()).toMatchObject({ ReturnUntil: "2026-12-30", IsReturnOver: true });
  });
});
