import { readdirSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { getProduct } from "#contract/catalog.ts";
import { createOrder, getCheckout, getOrder, saveShippingMethod } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { goToPayment, orderBody } from "../testing/buyer.ts";
import { codeOf, loadBuildShop, partOf, pcSkuId } from "../testing/build-shop.ts";
import { DeskScene, PARCEL } from "../testing/desk-scene.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { slugPictures } from "../testing/slug-pictures.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

/** By how thick their cards are; the last one is built already. */
const [THICK, BETWEEN, THIN, READY] = ["forge-xl-90", "slate-80", "forge-80", "forge-90-rdy"] as const;
const PCS = [THICK, BETWEEN, THIN, READY];
const IN_ITS_BOX = /graphics card in a box of its own/;

describe.each(databasesToTest())("a graphics card in a box of its own, on %s", (kind) => {
  const scene = new DeskScene(kind);
  beforeAll(async () => {
    await loadBuildShop(scene.market.db, PCS);
    const ours = readdirSync("catalogue/pictures").map((file) => file.replace(/\.\w+$/, ""));
    Object.assign(scene.market.world, { pictures: await slugPictures(scene.market.db, ours) });
  });
  beforeEach(() => scene.market.world.catalogue.changed(null));

  async function buyer(slug: string, Build?: string): Promise<Visitor> {
    const visitor = newVisitor(scene.market.world);
    await visitor.call(addToCart, { body: { SkuID: pcSkuId(slug), Quantity: 1, ...(Build && { Build }) } });
    await goToPayment(visitor);
    return visitor;
  }

  /** As its buyer ticks it at the shipping step. */
  async function choose(visitor: Visitor, CardsApart: boolean) {
    const { ShippingMethodID } = await visitor.call(getCheckout);
    return visitor.call(saveShippingMethod, { body: { ShippingMethodID: ShippingMethodID ?? 0, CardsApart } });
  }

  async function ordered(visitor: Visitor) {
    const { CustOrderID } = await visitor.call(createOrder, { body: await orderBody(visitor) });
    await payWith(visitor, CustOrderID, CARDS.approved);
    scene.order = CustOrderID;
    const [line] = (await visitor.call(getOrder, { query: { number: CustOrderID } })).Lines;
    const { body } = await scene.owner.get(`/api/staff/orders/view?number=${CustOrderID}`);
    const [thing] = (body["Packing"] as { Things: { CardApart: boolean; Detail: string }[] }).Things;
    return { line, thing };
  }

  test("is a must where the card is thicker than its slot holds: the page says so, checkout, order and picking sheet keep it (S83)", async () => {
    const visitor = newVisitor(scene.market.world);
    expect((await visitor.call(getProduct, { query: { slug: THICK } })).cardBox).toEqual({ slots: 3.75, box: "apart" });
    const heavy = await buyer(THICK);
    expect((await heavy.call(getCheckout)).CardBoxes).toEqual({
      Cards: [{ Name: "Forge XL 90", Slots: 3.75, Box: "apart" }],
      Apart: false,
    });
    const { line, thing } = await ordered(heavy);
    expect(line).toMatchObject({ CardApart: true, Detail: expect.stringMatching(IN_ITS_BOX) as string });
    expect(thing).toMatchObject({ CardApart: true, Detail: expect.stringMatching(IN_ITS_BOX) as string });
  });

  test("is the buyer's choice below that, in its slot until they say otherwise, and may be taken back (S82)", async () => {
    const slate = await buyer(BETWEEN);
    expect((await slate.call(getCheckout)).CardBoxes).toMatchObject({ Cards: [{ Box: "either" }], Apart: false });
    expect((await choose(slate, true)).CardBoxes?.Apart).toBe(true);
    expect((await choose(slate, false)).CardBoxes?.Apart).toBe(false);
    const inSlot = await ordered(slate);
    expect([inSlot.line?.CardApart, inSlot.thing?.CardApart]).toEqual([false, false]);

    const other = await buyer(BETWEEN);
    const before = await other.call(getCheckout);
    const after = await choose(other, true);
    expect(after.Totals.Total).toBe(before.Totals.Total);
    const apart = await ordered(other);
    expect([apart.line?.CardApart, apart.thing?.CardApart]).toEqual([true, true]);
  });

  test("is no question where the card is thin, and no choice takes it out of its slot", async () => {
    const visitor = newVisitor(scene.market.world);
    expect((await visitor.call(getProduct, { query: { slug: THIN } })).cardBox).toBeNull();
    const light = await buyer(THIN);
    expect((await choose(light, true)).CardBoxes).toBeNull();
    expect((await ordered(light)).line?.CardApart).toBe(false);
  });

  test("goes by the card that was chosen, where another one is", async () => {
    const chosen = await buyer(THIN, codeOf(THIN, "rtx-5080-quiet"));
    expect((await chosen.call(getCheckout)).CardBoxes?.Cards).toMatchObject([{ Box: "either" }]);
  });

  test("stays as it was ordered when the catalogue says that the card is thinner", async () => {
    const heavy = await buyer(THICK);
    const { line } = await ordered(heavy);
    const { facts } = partOf("rtx-5090-three-fan");
    await loadBuildShop(scene.market.db, PCS, { "rtx-5090-three-fan": { facts: { ...facts, slots: 2 } } as never });
    await scene.market.world.catalogue.changed(null);
    const [again] = (await heavy.call(getOrder, { query: { number: scene.order } })).Lines;
    expect([again?.Detail, again?.CardApart]).toEqual([line?.Detail, true]);
    expect((await heavy.call(getProduct, { query: { slug: THICK } })).cardBox).toBeNull();
    await loadBuildShop(scene.market.db, PCS);
  });

  test("chosen while its order is made is in the order, or is not, as the version of the cart that was ordered says", async () => {
    const slate = await buyer(BETWEEN);
    const body = await orderBody(slate);
    const choice = { ShippingMethodID: (await slate.call(getCheckout)).ShippingMethodID ?? 0, CardsApart: true };
    const [made] = await Promise.all([
      slate.tryCall(createOrder, { body }),
      slate.tryCall(saveShippingMethod, { body: choice }),
    ]);
    const asOrdered = async (number: string) =>
      (await slate.call(getOrder, { query: { number } })).Lines.map(({ CardApart }) => CardApart);
    const outcome = "reply" in made ? await asOrdered(made.reply.CustOrderID) : made.refusal.alert.Reason;
    expect([[false], "cart_changed"]).toContainEqual(outcome);
  });

  test("is told of in the mail that says that it left, with the way to the three steps (S94)", async () => {
    await ordered(await buyer(READY));
    for (const [move, more] of [["pack"], ["ship", PARCEL]] as const)
      expect((await scene.press(scene.owner, move, more)).status).toBe(200);
    await deliverOutbox(scene.market.world);
    const mail = scene.mails.findLast(({ subject }) => subject.includes("on its way"));
    expect(mail?.text).toContain("The graphics card comes in a box of its own.");
    expect(mail?.text).toContain("/about/card-box");
  });

  test("is no matter of that mail where its PC was given back before the rest left", async () => {
    const visitor = newVisitor(scene.market.world);
    for (const SkuID of [pcSkuId(READY), SHOP.mouse]) await visitor.call(addToCart, { body: { SkuID, Quantity: 1 } });
    await goToPayment(visitor);
    await ordered(visitor);
    const { Lines } = await visitor.call(getOrder, { query: { number: scene.order } });
    const Part = String(Lines.find(({ CardApart }) => CardApart)?.Line);
    const back = { Key: crypto.randomUUID(), Why: "goodwill", Reason: "Asked", Parts: [{ Part, Units: 1 }] };
    for (const [move, more] of [["refund", back], ["pack"], ["ship", PARCEL]] as const)
      expect((await scene.press(scene.owner, move, more)).status).toBe(200);
    await deliverOutbox(scene.market.world);
    const mail = scene.mails.findLast(({ subject }) => subject.includes("on its way"));
    expect(mail?.text).toContain(scene.order);
    expect(mail?.text).not.toContain("graphics card");
  });
});
