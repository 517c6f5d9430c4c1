import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { type FedexStore, openFedexStore } from "../testing/fedex-store.ts";
import { DeskScene, reasonAt } from "../testing/desk-scene.ts";

describe.each(databasesToTest())("labels of the carrier on %s", (kind) => {
  const scene = new DeskScene(kind);
  let fedex: FedexStore;
  beforeAll(async () => {
    fedex = await openFedexStore(scene.market.world);
  });
  afterAll(() => fedex.close());
  beforeEach(async () => {
    await fedex.reset();
    scene.mails.length = 0;
    await scene.press(scene.owner, "pack");
  });

  const make = () => scene.press(scene.owner, "label");
  const labelled = async () => ((await make()).body["Label"] as { Tracking: string }).Tracking;
  const pdf = (by = scene.owner) => by.get(`/api/staff/orders/label-pdf?number=${scene.order}`);
  const subjects = async () => {
    await deliverOutbox(scene.market.world);
    return scene.mails.map(({ subject }) => subject).filter((subject) => !/receipt|order RS.* is in/i.test(subject));
  };

  test("a packed order's label is dated seven days ahead, says what and where to, and is a PDF with its number", async () => {
    const { status, body } = await make();
    expect(status).toBe(200);
    expect(body["Label"]).toEqual({
      State: "made",
      Tracking: expect.stringMatching(/^77\d{10}$/),
      Told: {
        ShipDate: "2026-11-28",
        Bol: scene.order,
        InsuredValue: 177,
        Carrier: "FedEx",
        ShipmentType: expect.any(String),
        ConsigneeName: "Ada Byron",
        DestinationCompany: "",
        DestinationAddress1: "1701 Wynkoop St",
        DestinationAddress2: "",
        DestinationCity: "Denver",
        DestinationState: "CO",
        DestinationZipCode: "80202",
        DestinationPhone: "(303) 555-0123",
        DestinationCountry: "US",
        PackageQuantity: 1,
        ReferenceFields: [scene.order],
      },
    });
    const { Tracking, Base64 } = (await pdf()).body as { Tracking: string; Base64: string };
    const page = Buffer.from(Base64, "base64").toString("latin1");
    expect(page).toMatch(/^%PDF-/);
    expect(page).toContain(`TRK ${Tracking}`);
    expect(await fedex.parcels()).toMatchObject([{ id: Tracking, shipment: { shipDatestamp: "2026-11-28" } }]);
  });

  test("an order has one label, also of two presses at once, and only who ships makes, reads or cancels one", async () => {
    const seen = await scene.seen();
    const both = await Promise.all([1, 2].map(() => scene.owner.post("/api/staff/orders/label", seen)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(reasonAt(await make())).toEqual([409, "label_there"]);
    expect(await fedex.parcels()).toHaveLength(1);
    const support = await scene.desk("support");
    for (const move of ["label", "cancel-label"])
      expect(reasonAt(await scene.press(support, move))).toEqual([403, "staff_right_missing"]);
    expect(reasonAt(await pdf(support))).toEqual([403, "staff_right_missing"]);
    expect((await pdf(await scene.desk("warehouse"))).status).toBe(200);
  });

  test("a cancelled label is gone here and at the carrier, and another can be made", async () => {
    const first = await labelled();
    expect((await scene.press(scene.owner, "cancel-label")).body["Label"]).toMatchObject({ State: "cancelled" });
    expect(reasonAt(await pdf())).toEqual([404, "label_none"]);
    expect(reasonAt(await scene.press(scene.owner, "cancel-label"))).toEqual([404, "label_none"]);
    const second = await labelled();
    expect(await fedex.parcels()).toMatchObject([
      { id: first, code: "CA" },
      { id: second, code: "OC" },
    ]);
    expect((await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`)).body["Log"]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Act: "label_make" }),
        expect.objectContaining({ Act: "label_cancel" }),
      ]),
    );
  });

  test.each([
    ["timeout_after", "carrier_away", "lost"],
    ["error_500_before", "carrier_away", "lost"],
    ["garbage", "carrier_away", "lost"],
    ["refused", "label_refused", "refused"],
  ] as const)(
    "where the carrier meets %s the desk says so, and the next press makes one",
    async (fault, reason, state) => {
      await fedex.break(fault);
      expect((await make()).body["Reason"]).toBe(reason);
      const { body } = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
      expect(body["Label"]).toMatchObject({ State: state, Tracking: "" });
      expect((await make()).body["Label"]).toMatchObject({ State: "made" });
    },
  );

  test("without an answer a cancellation is pressed again, and nothing leaves under the label meanwhile", async () => {
    const tracking = await labelled();
    await fedex.break("error_500_before");
    expect((await scene.press(scene.owner, "cancel-label")).body["Reason"]).toBe("carrier_away");
    expect(await fedex.scan(tracking, "PU")).toBe(200);
    expect(await scene.state()).toBe("packed");
    expect((await scene.press(scene.owner, "cancel-label")).body["Label"]).toMatchObject({ State: "cancelled" });
  });

  test("no label is made before an order is packed, while it is held, or where no carrier is connected", async () => {
    await scene.press(scene.owner, "hold", { Reason: "The buyer called" });
    expect((await make()).status).toBe(409);
    scene.order = await scene.paidOrder(301, 1);
    expect(reasonAt(await make())).toEqual([409, "order_not_there"]);
    const { carrier } = scene.market.world;
    scene.market.world.carrier = null;
    expect(reasonAt(await make())).toEqual([422, "carrier_none"]);
    scene.market.world.carrier = carrier;
    expect(await fedex.parcels()).toEqual([]);
  });

  describe("its webhook", () => {
    test("ships the order once it was picked up, and brings it to its buyer's door, each told once", async () => {
      const tracking = await labelled();
      expect(await fedex.tell(tracking)).toBe(200);
      expect(await scene.state()).toBe("packed");
      expect(await fedex.scan(tracking, "PU")).toBe(200);
      expect(await scene.state()).toBe("shipped");
      expect(await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`)).toMatchObject({
        body: { Order: { Parcels: [{ Carrier: "FedEx", Tracking: tracking }] } },
      });
      expect(await fedex.scan(tracking, "DL")).toBe(200);
      expect(await scene.state()).toBe("delivered");
      const told = await subjects();
      // Stale and double: nothing goes back, and nobody is mailed again.
      for (let time = 0; time < 5; time += 1)
        for (const code of ["IT", "DL", "OC"] as const) expect(await fedex.scan(tracking, code)).toBe(200);
      await Promise.all([1, 2, 3, 4, 5].map(() => fedex.tell(tracking)));
      expect(await scene.state()).toBe("delivered");
      expect(await subjects()).toEqual(told);
      expect(told.length).toBeGreaterThanOrEqual(2);
    });

    test("five at once of a parcel that has come are one shipment and one delivery", async () => {
      const tracking = await labelled();
      await Promise.all([1, 2, 3, 4, 5].map(() => fedex.scan(tracking, "DL")));
      expect(await scene.state()).toBe("delivered");
      const told = await subjects();
      expect(new Set(told).size).toBe(told.length);
    });

    test("is not believed without its signature, nor in what it says: the carrier is asked", async () => {
      const tracking = await labelled();
      const body = JSON.stringify({ trackingNumber: tracking, code: "DL" });
      const url = `${fedex.storeUrl}/api/webhooks/fedex`;
      for (let time = 0; time < 5; time += 1) {
        const forged = await fetch(url, { method: "POST", body, headers: { "fdx-signature": `${time}a`.repeat(32) } });
        expect(forged.status).toBe(400);
      }
      expect(await fedex.tell(tracking)).toBe(200);
      expect(await scene.state()).toBe("packed");
    });

    test("comes again where the carrier does not say where the parcel is, and one of nobody's parcel is let be", async () => {
      const tracking = await labelled();
      await fedex.break("error_500_before");
      expect(await fedex.scan(tracking, "PU")).toBe(503);
      expect(await scene.state()).toBe("packed");
      expect(await fedex.tell(tracking)).toBe(200);
      expect(await scene.state()).toBe("shipped");
      expect(await fedex.tell("770000000000")).toBe(200);
    });

    test("of an order that is held moves nothing", async () => {
      const tracking = await labelled();
      await scene.press(scene.owner, "hold", { Reason: "The buyer called" });
      expect(await fedex.scan(tracking, "PU")).toBe(200);
      expect(await scene.state()).toBe("packed");
    });
  });
});
