import { readdirSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { getProduct } from "#contract/catalog.ts";
import { createOrder, getCheckout, getOrder, saveShippingMethod } from "#contract/checkout.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { PictureLibrary } from "../pictures/picture-library.ts";
import { goToPayment, orderBody } from "../testing/buyer.ts";
import { codeOf, loadBuildShop, partOf, pcSkuId } from "../testing/build-shop.ts";
import { DeskScene, PARCEL } from "../testing/desk-scene.ts";
import { payWith } from "../testing/paying.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

/** By what their cards weigh; the last one is built already. */
const [HEAVY, BETWEEN, LIGHT, READY] = ["forge-xl-90", "slate-80", "forge-80", "forge-90-rdy"] as const;
const PCS = [HEAVY, BETWEEN, LIGHT, READY];
const PICTURE = { file: "", avifFile: null, widthPx: 4, heightPx: 3, version: "0", color: null, placeholder: null };
const IN_ITS_BOX = /graphics card in a box of its own/;

describe.each(databasesToTest())("a graphics card in a box of its own, on %s", (kind) => {
  const scene = new DeskScene(kind);
  beforeAll(async () => {
    await loadBuildShop(scene.market.db, PCS);
    const slugs = await scene.market.db.queries.selectFrom("products").select("slug").execute();
    const ours = readdirSync("catalogue/pictures").map((file) => file.replace(/\.\w+$/, ""));
    const names = [...slugs.map(({ slug }) => slug), ...ours];
    const pictures = new PictureLibrary([...new Set(names)].map((name) => ({ ...PICTURE, name })));
    Object.defineProperty(scene.market.world, "pictures", { value: pictures });
  });
  beforeEach(() => scene.market.world.catalogue.reload());

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

  test("is a must where the card weighs more than its slot holds: the page says so, checkout, order and picking sheet keep it (S83)", async () => {
    const visitor = newVisitor(scene.market.world);
    const grams = partOf("rtx-5090-three-fan").skus[0]?.weightGrams;
    expect((await visitor.call(getProduct, { query: { slug: HEAVY } })).cardBox).toEqual({ grams, box: "apart" });
    const heavy = await buyer(HEAVY);
    expect((await heavy.call(getCheckout)).CardBoxes).toEqual({
      Cards: [{ Name: "Forge XL 90", Grams: grams, Box: "apart" }],
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

  test("is no question where the card is light, and no choice takes it out of its slot", async () => {
    const visitor = newVisitor(scene.market.world);
    expect((await visitor.call(getProduct, { query: { slug: LIGHT } })).cardBox).toBeNull();
    const light = await buyer(LIGHT);
    expect((await choose(light, true)).CardBoxes).toBeNull();
    expect((await ordered(light)).line?.CardApart).toBe(false);
  });

  test("goes by the card that was chosen, where another one is", async () => {
    const chosen = await buyer(LIGHT, codeOf(LIGHT, "rtx-5080-quiet"));
    expect((await chosen.call(getCheckout)).CardBoxes?.Cards).toMatchObject([{ Box: "either" }]);
  });

  test("stays as it was ordered when the catalogue weighs the card anew", async () => {
    const heavy = await buyer(HEAVY);
    const { line } = await ordered(heavy);
    const [sku] = partOf("rtx-5090-three-fan").skus;
    if (!sku) throw new Error("The card has no SKU");
    await loadBuildShop(scene.market.db, PCS, {
      "rtx-5090-three-fan": { skus: [{ ...sku, weightGrams: 900 }] },
    });
    await scene.market.world.catalogue.reload();
    const [again] = (await heavy.call(getOrder, { query: { number: scene.order } })).Lines;
    expect([again?.Detail, again?.CardApart]).toEqual([line?.Detail, true]);
    expect((await heavy.call(getProduct, { query: { slug: HEAVY } })).cardBox).toBeNull();
    await loadBuildShop(scene.market.db, PCS);
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
});
