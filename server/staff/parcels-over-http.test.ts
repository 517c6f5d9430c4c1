import { describe, expect, test } from "vitest";
import { getOrder } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";

describe.each(databasesToTest())("the parcels of an order on %s", (kind) => {
  const scene = new DeskScene(kind);
  const correct = (...Parcels: object[]) => scene.press(scene.owner, "parcels", { Parcels });
  const RIGHT = { Carrier: "UPS", Tracking: "1Z999AA10123456001" };
  const SECOND = { Carrier: "FedEx", Tracking: "7712 3456 7890" };
  const parcels = async () =>
    (await scene.buyer.call(getOrder, { query: { number: scene.order } })).Parcels.map(({ Carrier, Tracking }) => [
      Carrier,
      Tracking,
    ]);

  test("a wrong number is corrected and a second parcel added while it is on its way; its buyer reads both, on the page and in a mail", async () => {
    await scene.press(scene.owner, "pack");
    expect(reasonAt(await correct(RIGHT))).toEqual([409, "order_not_there"]);
    await scene.press(scene.owner, "ship", PARCEL);
    expect(await parcels()).toEqual([["UPS", "1Z999AA10123456784"]]);
    expect((await correct(RIGHT, SECOND)).status).toBe(200);
    expect(await parcels()).toEqual([
      ["UPS", "1Z999AA10123456001"],
      ["FedEx", "771234567890"],
    ]);
    await deliverOutbox(scene.market.world);
    const mail = scene.mails.find(({ subject }) => subject === `New tracking of order ${scene.order}`);
    expect(mail?.text).toContain("UPS and FedEx have it now");
    expect(mail?.text).toContain("1Z999AA10123456001");
    expect(mail?.html).toContain("771234567890");
    const { body } = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    expect((body["Log"] as { Text: string }[])[0]?.Text).toBe(
      "Parcels corrected UPS 1Z999AA10123456001, FedEx 771234567890",
    );
    expect((await correct(RIGHT)).status).toBe(200);
    expect(await parcels()).toHaveLength(1);
    await scene.press(scene.owner, "deliver");
    expect(reasonAt(await correct(SECOND))).toEqual([409, "order_not_there"]);
  });

  test("a number that is none, one for two parcels, and what is so already change nothing and mail nobody", async () => {
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    expect(await correct(RIGHT, { Carrier: "UPS", Tracking: "12" })).toMatchObject({
      status: 422,
      body: { Reason: "tracking_invalid", Fields: [{ field: "Parcels.1.Tracking" }] },
    });
    expect(reasonAt(await correct(RIGHT, RIGHT))).toEqual([422, "parcels_same"]);
    expect(reasonAt(await correct(PARCEL))).toEqual([422, "parcels_same"]);
    expect((await correct()).status).toBe(400);
    const now = await scene.seen();
    const both = await Promise.all(
      [RIGHT, SECOND].map((one) => scene.owner.post("/api/staff/orders/parcels", { ...now, Parcels: [one] })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await deliverOutbox(scene.market.world);
    expect(scene.mails.filter(({ subject }) => subject === `New tracking of order ${scene.order}`)).toHaveLength(1);
  });
});
