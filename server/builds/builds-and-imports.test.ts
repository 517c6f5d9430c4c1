import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, cartInit } from "#contract/carts.ts";
import { createOrder, getOrder } from "#contract/checkout.ts";
import { getSavedBuilds, saveBuild } from "#contract/saved-builds.ts";
import { databasesToTest } from "../db/test-database.ts";
import { judgeAgain } from "../orders/judge-again.ts";
import { createOrderFor, goToPayment, orderBody } from "../testing/buyer.ts";
import {
  codeOf,
  loadBuildShop,
  type PartChanges,
  partOf,
  partsWith,
  pcOf,
  pcSkuId,
  skuIdOf,
} from "../testing/build-shop.ts";
import { DeskScene } from "../testing/desk-scene.ts";
import { payWith } from "../testing/paying.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const FORGE = pcSkuId("forge-80");
const CARD = skuIdOf("rtx-5080-quiet");
const CODE = codeOf("forge-80", "rtx-5080-quiet");

describe.each(databasesToTest())("a build while the shop is imported anew, on %s", (kind) => {
  const scene = new DeskScene(kind);
  let buyer: Visitor;

  const load = async (changes: PartChanges = {}) => {
    await loadBuildShop(scene.market.db, ["forge-80"], changes);
    await scene.market.world.catalogue.changed(null);
  };
  const withdrawn = () => load({ "rtx-5080-quiet": { published: false } });
  const dearer = (slug: string, by: number): PartChanges => ({
    [slug]: { skus: partOf(slug).skus.map((sku) => ({ ...sku, price: sku.price + by })) },
  });
  const onHand = async () =>
    (
      await scene.market.db.queries
        .selectFrom("stock")
        .select(["on_hand", "held"])
        .where("sku_id", "=", CARD)
        .executeTakeFirstOrThrow()
    ).on_hand;
  const pay = () => payWith(buyer, scene.order, CARDS.approved);

  beforeAll(() => load());
  beforeEach(async () => {
    await load();
    for (const skuId of [CARD, FORGE]) await scene.setOnHand(skuId, 100);
    buyer = newVisitor(scene.market.world);
    await buyer.call(addToCart, { body: { SkuID: FORGE, Build: CODE } });
    await goToPayment(buyer);
  });

  test("paid for before its part left the catalogue is still refunded, canceled and judged, with every part back on the shelf", async () => {
    await buyer.call(addToCart, { body: { SkuID: CARD } });
    await goToPayment(buyer);
    scene.order = (await createOrderFor(buyer)).CustOrderID;
    await withdrawn();
    expect(await pay()).toMatchObject({ reply: { State: "paid" } });
    expect(await onHand()).toBe(98);
    const alone = { Key: randomUUID(), Why: "goodwill", Reason: "Asked", Parts: [{ Part: "2", Units: 1 }] };
    expect((await scene.press(scene.owner, "refund", alone)).status).toBe(200);
    expect(await onHand()).toBe(99);
    expect((await scene.press(scene.owner, "cancel", { Key: randomUUID(), Reason: "Buyer called" })).status).toBe(200);
    expect(await onHand()).toBe(100);
    expect((await buyer.call(getOrder, { query: { number: scene.order } })).Lines[0]?.Parts).toContain(
      partOf("rtx-5080-quiet").name,
    );
    expect(await judgeAgain(scene.market.db.queries, scene.order)).toMatchObject([{ differences: [] }]);
    expect(await scene.balance()).toEqual([]);
  });

  test("costs no more than its buyer saw when the part that it stands for costs less by then", async () => {
    const body = await orderBody(buyer);
    await load(dearer("rtx-5080-three-fan", -50));
    expect(reasonOf(await buyer.tryCall(createOrder, { body }))).toBe("total_higher");
    expect((await buyer.call(cartInit)).Items).toMatchObject([{ Price: 3799 }]);
  });

  test("costs what the PC does once that includes the part", async () => {
    await load({ "forge-80": { parts: partsWith("forge-80", "rtx-5080-quiet") } as never });
    expect(await buyer.call(cartInit)).toMatchObject({ Items: [{ Price: 3649 }], Blocks: [] });
    scene.order = (await createOrderFor(buyer)).CustOrderID;
    expect(await pay()).toMatchObject({ reply: { State: "paid" } });
    expect((await buyer.call(getOrder, { query: { number: scene.order } })).Lines[0]?.UnitPrice).toBe(3649);
  });

  test("in a color is sold no more once its lit part is not lit, whether it waits in a cart, at the payment or among saved builds, and is again when that was wrong", async () => {
    const Build = `${CODE}-rgb8000ff`;
    const visitor = newVisitor(scene.market.world);
    await visitor.call(saveBuild, { body: { SkuID: FORGE, Build } });
    await visitor.call(addToCart, { body: { SkuID: FORGE, Build } });
    await goToPayment(visitor);
    const body = await orderBody(visitor);
    const blocks = async () => (await visitor.call(cartInit)).Blocks.map(({ reason }) => reason);
    const problem = async () => (await visitor.call(getSavedBuilds)).Builds[0]?.Problem;
    expect([await blocks(), await problem()]).toEqual([[], null]);
    const memory = pcOf("forge-80").parts.find(({ optionId }) => optionId === 4)?.part ?? "";
    await load({ [memory]: { facts: { ...partOf(memory).facts, lit: false } as never } });
    expect([await blocks(), await problem()]).toEqual([["build_not_lit"], expect.stringMatching(/^Nothing in this/)]);
    expect(reasonOf(await visitor.tryCall(createOrder, { body }))).toBe("build_not_lit");
    await load();
    expect([await blocks(), await problem()]).toEqual([[], null]);
  });
});
