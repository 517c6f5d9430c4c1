import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { getOrder } from "#contract/checkout.ts";
import { openOrder } from "#contract/orders.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { codeOf, loadBuildShop, partOf, pcSkuId, skuIdOf } from "../testing/build-shop.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { type FedexStore, openFedexStore } from "../testing/fedex-store.ts";
import { DeskScene, reasonAt } from "../testing/desk-scene.ts";
import type { HttpShopper } from "../testing/http-shopper.ts";
import { payWith } from "../testing/paying.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor } from "../testing/visitor.ts";

const FORGE = pcSkuId("forge-80");
const CODE = codeOf("forge-80", "rtx-5080-quiet", "memory-64-6000", "windows-11-pro");
const DAY_MS = 24 * 3_600_000;

describe.each(databasesToTest())("what was done for an order of built PCs, on %s", (kind) => {
  const scene = new DeskScene(kind);
  let fedex: FedexStore;

  beforeAll(async () => {
    await loadBuildShop(scene.market.db, ["forge-80"]);
    fedex = await openFedexStore(scene.market.world);
  });
  afterAll(() => fedex.close());
  beforeEach(async () => {
    await fedex.reset();
    scene.mails.length = 0;
    for (const sku of [FORGE, skuIdOf("rtx-5080-quiet"), skuIdOf("memory-64-6000")]) await scene.setOnHand(sku, 1000);
    scene.order = await pcs(2);
  });

  async function pcs(Quantity: number): Promise<string> {
    scene.buyer = newVisitor(scene.market.world);
    await scene.buyer.call(addToCart, { body: { SkuID: FORGE, Quantity, Build: CODE } });
    await goToPayment(scene.buyer);
    const { CustOrderID } = await createOrderFor(scene.buyer);
    await payWith(scene.buyer, CustOrderID, CARDS.approved);
    return CustOrderID;
  }

  const view = (by = scene.buyer) => by.call(getOrder, { query: { number: scene.order } });
  const write = (by: HttpShopper, ...Serials: [unit: number, part: number, serial: string][]) =>
    scene.press(by, "serials", {
      Serials: Serials.map(([Unit, Part, Serial]) => ({ Line: 1, Unit, Part, Serial })),
    });
  const serials = async () =>
    (await view()).Lines[0]?.Serials.map(({ Unit, Part, Serial }) => [Unit, Part, Serial]) ?? null;

  test("its buyer reads what was measured in the test; the desk writes it down, corrects it, and takes it off", async () => {
    const builder = await scene.desk("builder");
    const measured = (Values: object[], by = builder) => scene.press(by, "measured", { Values });
    const hot = { Name: "processor_celsius", Value: 78 };
    expect(reasonAt(await measured([hot]))).toEqual([409, "test_none"]);
    await scene.press(builder, "start-build");
    await scene.press(builder, "send-to-test");
    expect((await measured([{ Name: "memory_passes", Value: 4 }, hot])).status).toBe(200);
    const read = async () => (await view()).Tests.at(-1)?.Measured;
    expect(await read()).toEqual([hot, { Name: "memory_passes", Value: 4 }]);
    expect(reasonAt(await measured([{ Name: "processor_celsius", Value: 900 }]))).toEqual([422, "measured_odd"]);
    expect(await measured([{ Name: "mood", Value: 1 }])).toMatchObject({
      status: 400,
      body: { Fields: [{ field: "Values.0.Name" }] },
    });
    expect((await measured([hot, hot])).status).toBe(400);
    expect(reasonAt(await measured([hot], await scene.desk("warehouse")))).toEqual([403, "staff_right_missing"]);
    await measured([
      { Name: "processor_celsius", Value: 81 },
      { Name: "memory_passes", Value: null },
    ]);
    expect(await read()).toEqual([{ Name: "processor_celsius", Value: 81 }]);
    // Each test has its own: the one that failed keeps what was read off it.
    await scene.press(builder, "back-to-bench", { Reason: "Memory failed" });
    await scene.press(builder, "send-to-test");
    await measured([{ Name: "memory_passes", Value: 8 }]);
    expect((await view()).Tests.map(({ Measured }) => Measured)).toEqual([
      [{ Name: "processor_celsius", Value: 81 }],
      [{ Name: "memory_passes", Value: 8 }],
    ]);
    const seen = await scene.seen();
    const both = await Promise.all(
      [71, 72].map((Value) => builder.post("/api/staff/orders/measured", { ...seen, Values: [{ ...hot, Value }] })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("its buyer and a guest with its key read the serial numbers, the tests and where the parcel was seen, as far as they are written down", async () => {
    expect(await view()).toMatchObject({ Lines: [{ Line: 1, Serials: [] }], Tests: [], Parcels: [] });
    const builder = await scene.desk("builder");
    await scene.press(builder, "start-build");
    expect((await write(builder, [1, 0, " FRG80-0412-9F "], [1, 1, "FRGW-18820"], [2, 0, "FRG80-0413"])).status).toBe(
      200,
    );
    await scene.press(builder, "send-to-test");
    expect((await view()).Tests).toMatchObject([{ EndedAt: "", Result: "" }]);
    await scene.press(builder, "back-to-bench", { Reason: "Memory failed" });
    await scene.press(builder, "send-to-test");
    scene.market.world.setNow(new Date(scene.market.world.now().getTime() + DAY_MS));
    scene.owner = await scene.desk("owner");
    await scene.press(scene.owner, "pack");
    const { Tracking } = (await scene.press(scene.owner, "label")).body["Label"] as { Tracking: string };
    await fedex.scan(Tracking, "PU", { at: "2026-11-28T16:02:00-08:00", city: "SACRAMENTO", state: "CA" });
    // Heard late: an older scan stands where it belongs.
    await fedex.scan(Tracking, "OD", { at: "2026-11-30T08:10:00-07:00", city: "DENVER", state: "CO" });
    await fedex.scan(Tracking, "AR", { at: "2026-11-29T20:00:00-07:00", city: "DENVER", state: "CO" });
    await Promise.all([1, 2, 3, 4, 5].map(() => fedex.tell(Tracking)));
    await fedex.scan(Tracking, "DL", { at: "2026-11-30T12:30:00-07:00", city: "DENVER", state: "CO" });
    const seen = await view();
    expect(seen.Lines[0]?.Parts).toContain(partOf("rtx-5080-quiet").name);
    expect(seen).toMatchObject({
      State: "delivered",
      Lines: [
        {
          Serials: [
            { Unit: 1, Part: 0, Serial: "FRG80-0412-9F" },
            { Unit: 1, Part: 1, Serial: "FRGW-18820" },
            { Unit: 2, Part: 0, Serial: "FRG80-0413" },
          ],
        },
      ],
      Tests: [{ Result: "failed" }, { Result: "passed" }],
      Parcels: [
        {
          Carrier: "FedEx",
          Tracking,
          Url: expect.stringContaining(Tracking),
          News: [
            { At: "2026-11-29T00:02:00.000Z", News: "picked_up", Place: "Sacramento, CA" },
            { At: "2026-11-30T03:00:00.000Z", News: "arrived", Place: "Denver, CO" },
            { At: "2026-11-30T15:10:00.000Z", News: "out_for_delivery", Place: "Denver, CO" },
            { At: "2026-11-30T19:30:00.000Z", News: "delivered", Place: "Denver, CO" },
          ],
        },
      ],
    });
    expect(JSON.stringify(seen)).not.toContain("Memory failed");
    await deliverOutbox(scene.market.world);
    const receipt = scene.mails.find(({ subject }) => subject.includes(`${scene.order}: receipt`));
    const Key = /[?&]key=([^\s&"]+)/.exec(receipt?.text ?? "")?.[1] ?? "";
    const guest = newVisitor(scene.market.world);
    await expect(view(guest)).rejects.toThrow("order_unknown");
    await guest.call(openOrder, { body: { OrderNumber: scene.order, Key } });
    const { Lines, Tests, Parcels } = await view(guest);
    expect({ Lines, Tests, Parcels }).toEqual({ Lines: seen.Lines, Tests: seen.Tests, Parcels: seen.Parcels });
  });

  test("a number is corrected and taken off; the log keeps what it was, and only who builds writes one", async () => {
    expect((await write(scene.owner, [1, 0, "A-1"], [1, 2, "B-1"])).status).toBe(200);
    expect((await write(scene.owner, [1, 0, "A-2"], [1, 2, ""])).status).toBe(200);
    expect(await serials()).toEqual([[1, 0, "A-2"]]);
    expect(await write(scene.owner, [1, 0, "A-2"])).toMatchObject({ status: 422, body: { Reason: "serials_same" } });
    expect(reasonAt(await write(await scene.desk("warehouse"), [1, 0, "A-3"]))).toEqual([403, "staff_right_missing"]);
    const { body } = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    const log = body["Log"] as { Act: string; Text: string }[];
    expect(log[0]).toMatchObject({
      Act: "record_serials",
      Text: expect.stringMatching(/^Serial numbers .*A-2, .*taken off$/),
    });
    expect(log[1]?.Text).toContain("B-1");
  });

  test("what is no number, no place of the order or a part that another PC has is refused by its field", async () => {
    const refused = async (...all: [number, number, string][]) => {
      const { status, body } = await write(scene.owner, ...all);
      return [status, body["Reason"], (body["Fields"] as { field: string }[] | undefined)?.[0]?.field];
    };
    expect(await refused([1, 0, "A-1"], [1, 1, "<b>"])).toEqual([422, "serial_invalid", "Serials.1.Serial"]);
    expect(await refused([3, 0, "A-1"])).toEqual([422, "serial_nowhere", "Serials.0.Part"]);
    expect(await refused([1, 90, "A-1"])).toEqual([422, "serial_nowhere", "Serials.0.Part"]);
    expect(await refused([1, 0, "A-1"], [1, 0, "A-2"])).toEqual([422, "serials_same", "Serials"]);
    expect(await refused([1, 1, "C-1"], [2, 1, "c-1"])).toEqual([409, "serial_taken", "Serials.1.Serial"]);
    expect(await refused([0, 0, "A-1"])).toEqual([400, "invalid_request", "Serials.0.Unit"]);
    expect(await serials()).toEqual([]);
    expect((await write(scene.owner, [1, 1, "C-1"])).status).toBe(200);
    const first = scene.order;
    scene.order = await pcs(1);
    expect(await write(scene.owner, [1, 1, "C-1"])).toMatchObject({
      status: 409,
      body: { Reason: "serial_taken", Facts: { orderNumber: first } },
    });
    // Another part may have the same number, and two units change theirs with each other.
    expect((await write(scene.owner, [1, 2, "C-1"])).status).toBe(200);
    scene.order = first;
    expect((await write(scene.owner, [2, 1, "C-2"])).status).toBe(200);
    expect((await write(scene.owner, [1, 1, "C-2"], [2, 1, "C-1"])).status).toBe(200);
  });

  test("one number that two people write for two orders at once is one order's", async () => {
    const orders = [scene.order, await pcs(1)];
    const sent = await Promise.all(
      orders.map(async (of) => ({
        ...(await scene.seen(of)),
        Serials: [{ Line: 1, Unit: 1, Part: 1, Serial: "C-9" }],
      })),
    );
    const answers = await Promise.all(sent.map((body) => scene.owner.post("/api/staff/orders/serials", body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
