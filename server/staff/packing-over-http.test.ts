import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { createOrder, getOrder, saveInformation, saveShippingMethod } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { DENVER, orderBody } from "../testing/buyer.ts";
import { DeskScene } from "../testing/desk-scene.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("what who packs an order has to know on %s", (kind) => {
  const scene = new DeskScene(kind);

  /** Three mice and a cable by the fastest way, with another phone than the address's and a word to the packer. */
  async function fastOrder(): Promise<{ buyer: Visitor; method: string; arrivesBy: string }> {
    const buyer = newVisitor(scene.market.world);
    await buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 3 } });
    await buyer.call(addToCart, { body: { SkuID: SHOP.cable, Quantity: 1 } });
    const address = { ...DENVER, MobileNumber: "3035550199" };
    const { ShippingChoices } = await buyer.call(saveInformation, { body: { ShippingAddress: address } });
    const fastest = ShippingChoices.toSorted((one, other) => other.Fee - one.Fee)[0];
    if (!fastest) throw new Error("Nothing ships to Denver");
    await buyer.call(saveShippingMethod, { body: { ShippingMethodID: fastest.ShippingMethodID } });
    const body = { ...(await orderBody(buyer)), Comment: "Gift wrap, <please>" };
    const { CustOrderID } = await buyer.call(createOrder, { body });
    await payWith(buyer, CustOrderID, CARDS.approved);
    scene.order = CustOrderID;
    return { buyer, method: fastest.ShippingMethodName, arrivesBy: fastest.ArrivesUntil };
  }

  const packing = async () => (await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`)).body["Packing"];
  const queued = async () =>
    ((await scene.owner.get(`/api/staff/orders?q=${scene.order}`)).body["Orders"] as object[])[0];

  test("the desk reads the way that was paid for with its day, each phone once, and what the buyer wrote", async () => {
    const { method, arrivesBy } = await fastOrder();
    expect(await packing()).toMatchObject({
      Method: method,
      ArrivesBy: arrivesBy,
      LeavesBy: expect.stringMatching(/^2026-11-/),
      Phones: ["(303) 555-0123", "(303) 555-0199"],
      Comment: "Gift wrap, <please>",
      Things: [
        { SkuID: SHOP.mouse, Units: 3, Made: "gear" },
        { SkuID: SHOP.cable, Units: 1 },
      ],
    });
    expect(await queued()).toMatchObject({ Method: method, ArrivesBy: arrivesBy, Comment: "Gift wrap, <please>" });
  });

  test("once its day is over it arrives later, for its buyer as for the desk, and business days count how late it is", async () => {
    const { buyer, arrivesBy } = await fastOrder();
    const { LeavesBy } = (await packing()) as { LeavesBy: string };
    const late = new Date(`${LeavesBy}T20:00:00Z`);
    late.setUTCDate(late.getUTCDate() + 7);
    scene.market.world.setNow(late);
    scene.owner = await scene.desk("owner");
    const now = (await packing()) as { ArrivesBy: string; LeavesBy: string; SpareDays: number };
    expect(now.LeavesBy).toBe(LeavesBy);
    expect(now.ArrivesBy > arrivesBy).toBe(true);
    expect(now.SpareDays).toBeLessThan(0);
    expect(now.SpareDays).toBeGreaterThan(-7);
    expect(await queued()).toMatchObject({ ArrivesBy: now.ArrivesBy, SpareDays: now.SpareDays });
    const { Shipping } = await buyer.call(getOrder, { query: { number: scene.order } });
    expect(Shipping.arrivesUntil).toBe(now.ArrivesBy);
    expect(Shipping.shipsOn > LeavesBy).toBe(true);
  });

  test("a unit that was given back is not picked, and of a line without units nothing stands on the sheet", async () => {
    await fastOrder();
    const back = {
      Key: randomUUID(),
      Why: "other",
      Reason: "Out of it",
      Parts: [{ Part: "1", Units: 1 }, { Part: "2" }],
    };
    expect((await scene.press(scene.owner, "refund", back)).status).toBe(200);
    const { Things } = (await packing()) as { Things: { SkuID: number; Units: number }[] };
    expect(Things.map(({ SkuID, Units }) => [SkuID, Units])).toEqual([[SHOP.mouse, 2]]);
  });
});
