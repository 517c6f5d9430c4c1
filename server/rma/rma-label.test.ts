import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findRmaLabel, getRmaLabel, getRmaStatus, openRma, withdrawRma } from "#contract/rma.ts";
import type { RmaReason } from "#rules/rma/rma-states.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { type FedexStore, openFedexStore } from "../testing/fedex-store.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import { cancelLabels } from "../staff/cancel-labels.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("the label of a return on %s", (kind) => {
  const scene = new DeskScene(kind);
  let fedex: FedexStore;
  beforeAll(async () => {
    fedex = await openFedexStore(scene.market.world);
  });
  afterAll(() => fedex.close());
  beforeEach(async () => {
    await fedex.reset();
    scene.mails.length = 0;
  });

  /** Two of three mice come back; accepted. */
  async function accepted(Reason: RmaReason = "damaged") {
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    const lines = { Lines: [{ Line: 1, Units: 2 }], Wants: "refund" as const, Reason, Told: "" };
    const { Rma } = await scene.buyer.call(openRma, { body: { OrderNumber: scene.order, ...lines } });
    const seen = { RmaNumber: Rma.RmaNumber, Version: 2 };
    expect(reasonAt(await scene.owner.post("/api/staff/rmas/label", { ...seen, Version: 1 }))).toEqual([
      409,
      "rma_moved",
    ]);
    await scene.owner.post("/api/staff/rmas/approve", { ...seen, Version: 1, Answer: "" });
    return { seen, which: { OrderNumber: scene.order, RmaNumber: Rma.RmaNumber } };
  }
  const make = (seen: object, at = scene.owner) => at.post("/api/staff/rmas/label", seen);
  const cancel = (seen: object) => scene.owner.post("/api/staff/rmas/cancel-label", seen);
  const mails = async ({ RmaNumber }: { RmaNumber: string }) => {
    await deliverOutbox(scene.market.world);
    return scene.mails.filter(({ subject }) => subject === `The label for your return ${RmaNumber}`);
  };
  /** Whether it stands in the desk's list of what waits. */
  const waiting = async (which: { RmaNumber: string }) => {
    const { body } = await scene.owner.get("/api/staff/rmas?q=");
    return (body["Rmas"] as { RmaNumber: string }[]).filter(({ RmaNumber }) => RmaNumber === which.RmaNumber);
  };
  const muchLater = async () => {
    const { world } = scene.market;
    world.setNow(new Date(world.now().getTime() + 2 * 3_600_000));
    // Whoever sat at the desk is signed out by then.
    scene.owner = await scene.desk("owner");
    await cancelLabels(world);
  };
  const labelOf = async (which: { OrderNumber: string; RmaNumber: string }) =>
    (await scene.buyer.call(getRmaStatus, { query: which })).Label;

  test("is made by the desk on the store's account, mailed of once, printed by its buyer, and says where its parcel is", async () => {
    const { seen, which } = await accepted();
    expect(reasonOf(await scene.buyer.tryCall(getRmaLabel, { query: which }))).toBe("rma_label_none");
    const { status, body } = await make(seen);
    expect([status, body["Rma"]]).toEqual([
      200,
      expect.objectContaining({
        Label: { State: "made", Tracking: expect.stringMatching(/^77\d{10}$/) as string, Parcel: "labelled" },
        MayLabel: false,
      }),
    ]);
    const [parcel] = await fedex.parcels();
    expect(parcel?.shipment).toMatchObject({
      serviceType: "FEDEX_GROUND",
      shipper: { contact: { personName: "Ada Byron" }, address: { city: "Denver" } },
      recipients: [{ contact: { companyName: "Rigsmith" }, address: { city: "Sacramento" } }],
      // Two of the three that cost $177.
      requestedPackageLineItems: [{ declaredValue: { amount: 118 } }],
      shipmentSpecialServices: { specialServiceTypes: ["RETURN_SHIPMENT"] },
    });
    const tracking = parcel?.id ?? "";
    expect((await mails(which)).map(({ to, text }) => [to, text])).toEqual([
      ["ada@example.com", expect.stringContaining(`Tracking number ${tracking}.`)],
    ]);
    expect(await labelOf(which)).toMatchObject({ Carrier: "FedEx", Tracking: tracking, Parcel: "labelled" });
    const printed = await scene.buyer.call(getRmaLabel, { query: which });
    expect(Buffer.from(printed.Base64, "base64").toString("latin1")).toContain(`TRK ${tracking}`);
    expect(await fedex.scan(tracking, "PU")).toBe(200);
    expect((await labelOf(which))?.Parcel).toBe("moving");
    expect(reasonAt(await cancel(seen))).toEqual([409, "rma_moved"]);
    expect(reasonOf(await scene.buyer.tryCall(withdrawRma, { body: which }))).toBe("rma_received");
    expect((await scene.buyer.call(getRmaStatus, { query: which })).Rma.MayWithdraw).toBe(false);
    expect(await fedex.scan(tracking, "DL")).toBe(200);
    // Stale news takes nothing back, and the order of the parcel stands where it stood.
    expect(await fedex.scan(tracking, "IT")).toBe(200);
    expect((await labelOf(which))?.Parcel).toBe("delivered");
    expect(await scene.state()).toBe("shipped");
    expect(await mails(which)).toHaveLength(1);
    // The parcel is in our hands: there is nothing to print any more.
    await scene.owner.post("/api/staff/rmas/receive", { ...seen, Answer: "" });
    expect(await labelOf(which)).toBeNull();
    expect(reasonOf(await scene.buyer.tryCall(getRmaLabel, { query: which }))).toBe("rma_label_none");
  });

  test("whoever was to pay the way back, under the store's label the store does, once its parcel has come, too", async () => {
    const { seen, which } = await accepted("not_wanted");
    const paidBy = async () => (await scene.buyer.call(getRmaStatus, { query: which })).PaidBy;
    expect(await paidBy()).toBe("buyer");
    await make(seen);
    expect(await paidBy()).toBe("store");
    await scene.owner.post("/api/staff/rmas/receive", { ...seen, Answer: "" });
    expect(await paidBy()).toBe("store");
  });

  test("a guest prints it by number and email; to everybody else the return looks absent", async () => {
    const { seen, which } = await accepted();
    await make(seen);
    const guest = newVisitor(scene.market.world);
    const printed = await guest.call(findRmaLabel, { body: { ...which, Email: "ada@example.com" } });
    expect(printed.Tracking).toMatch(/^77/);
    expect(reasonOf(await guest.tryCall(getRmaLabel, { query: which }))).toBe("order_unknown");
    const foreign = { body: { ...which, Email: "eve@example.com" } };
    expect(reasonOf(await guest.tryCall(findRmaLabel, foreign))).toBe("order_unknown");
  });

  test("two presses at once make one label; the order's own label is another", async () => {
    const { seen, which } = await accepted();
    const both = await Promise.all([make(seen), make(seen)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(reasonAt(await make(seen))).toEqual([409, "label_there"]);
    expect(await fedex.parcels()).toHaveLength(1);
    const order = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    expect(order.body["Label"]).toBeNull();
    expect(reasonAt(await scene.owner.get(`/api/staff/orders/label-pdf?number=${scene.order}`))).toEqual([
      404,
      "label_none",
    ]);
    expect(await mails(which)).toHaveLength(1);
  });

  test("a cancelled label is gone for its buyer and at the carrier, and another can be made", async () => {
    const { seen, which } = await accepted();
    await make(seen);
    expect((await cancel(seen)).body["Rma"]).toMatchObject({ Label: { State: "cancelled" }, MayLabel: true });
    expect(await labelOf(which)).toBeNull();
    // The mail of it was not sent yet, and is not sent any more.
    expect(await mails(which)).toEqual([]);
    expect((await make(seen)).status).toBe(200);
    expect((await fedex.parcels()).map(({ code }) => code)).toEqual(["CA", "OC"]);
    expect(await mails(which)).toHaveLength(1);
  });

  test.each([
    ["timeout_after", "carrier_away", "lost"],
    ["refused", "label_refused", "refused"],
  ] as const)(
    "where the carrier meets %s nobody is mailed, and the next press makes one",
    async (fault, reason, state) => {
      const { seen, which } = await accepted();
      await fedex.break(fault);
      expect((await make(seen)).body["Reason"]).toBe(reason);
      expect(await labelOf(which)).toBeNull();
      const { body } = await scene.owner.get(`/api/staff/rmas?q=${which.RmaNumber}`);
      expect(body["Rmas"]).toMatchObject([{ Label: { State: state }, MayLabel: true }]);
      expect(await mails(which)).toEqual([]);
      expect((await make(seen)).status).toBe(200);
    },
  );

  test("where its buyer takes the return back it is cancelled at the carrier without the desk, once the carrier answers", async () => {
    const { seen, which } = await accepted();
    await make(seen);
    await scene.buyer.call(withdrawRma, { body: which });
    expect(await waiting(which)).toMatchObject([{ State: "withdrawn", MayCancelLabel: true }]);
    await fedex.break("timeout_before");
    await cancelLabels(scene.market.world);
    expect((await fedex.parcels()).map(({ code }) => code)).toEqual(["OC"]);
    expect(await waiting(which)).toMatchObject([{ Label: { State: "cancelling" } }]);
    await muchLater();
    expect((await fedex.parcels()).map(({ code }) => code)).toEqual(["CA"]);
    expect(await waiting(which)).toEqual([]);
  });

  test("one that is taken back while its label is made has no label either, and nobody is mailed", async () => {
    const { seen, which } = await accepted();
    const { world } = scene.market;
    const { carrier } = world;
    if (!carrier) throw new Error("No carrier is connected");
    world.carrier = {
      ...carrier,
      async makeLabel(parcel) {
        await scene.buyer.call(withdrawRma, { body: which });
        return carrier.makeLabel(parcel);
      },
    };
    expect((await make(seen)).status).toBe(200);
    world.carrier = carrier;
    expect(await mails(which)).toEqual([]);
    expect(await labelOf(which)).toBeNull();
    await Promise.all([cancelLabels(world), cancelLabels(world)]);
    expect(await waiting(which)).toEqual([]);
    expect((await fedex.parcels()).map(({ code }) => code)).toEqual(["CA"]);
  });

  test("a label that the desk cancels while the carrier is away is cancelled once it answers", async () => {
    const { seen, which } = await accepted();
    await make(seen);
    await fedex.break("timeout_before");
    expect(reasonAt(await cancel(seen))[1]).toBe("carrier_away");
    await muchLater();
    expect((await fedex.parcels()).map(({ code }) => code)).toEqual(["CA"]);
    expect(await waiting(which)).toMatchObject([{ Label: { State: "cancelled" }, MayLabel: true }]);
  });

  test("the label of a return that goes on is left alone", async () => {
    const { seen, which } = await accepted();
    await make(seen);
    await muchLater();
    expect((await labelOf(which))?.Parcel).toBe("labelled");
    expect((await fedex.parcels()).map(({ code }) => code)).toEqual(["OC"]);
  });

  test("none is made of a return that was withdrawn, by who decides no returns, or where no carrier is connected", async () => {
    const { seen, which } = await accepted();
    expect(reasonAt(await make(seen, await scene.desk("warehouse")))).toEqual([403, "staff_right_missing"]);
    const { carrier } = scene.market.world;
    scene.market.world.carrier = null;
    expect(reasonAt(await make(seen))).toEqual([422, "carrier_none"]);
    scene.market.world.carrier = carrier;
    await scene.buyer.call(withdrawRma, { body: which });
    expect(reasonAt(await make({ ...seen, Version: 3 }))).toEqual([409, "rma_moved"]);
    expect(await fedex.parcels()).toEqual([]);
  });
});
