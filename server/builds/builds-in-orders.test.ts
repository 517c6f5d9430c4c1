import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeConfig } from "#config";
import { addToCart } from "#contract/carts.ts";
import { getOrder } from "#contract/checkout.ts";
import { signIn } from "#contract/members.ts";
import { cancelOrder, listOrders } from "#contract/orders.ts";
import { databasesToTest } from "../db/test-database.ts";
import { judgeAgain, judgedReport } from "../orders/judge-again.ts";
import { recomputeOrder } from "../orders/recompute-order.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { codeOf, loadBuildShop, partOf, pcSkuId, skuIdOf } from "../testing/build-shop.ts";
import { DeskScene, PARCEL } from "../testing/desk-scene.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

const FORGE = pcSkuId("forge-80");
const CARD = skuIdOf("rtx-5080-quiet");
const FANS = skuIdOf("fans-120-black");
const CODE = codeOf("forge-80", "rtx-5080-quiet", "memory-64-6000", "windows-11-pro");
/** 3,649 + 100 for the card + (699 − 379) for the memory + 60 for the system. */
const PRICE = 3649 + 100 + 320 + 60;

interface Shelf {
  on_hand: number;
  held: number;
}

describe.each(databasesToTest())("an order of a PC with chosen parts, on %s", (kind) => {
  const scene = new DeskScene(kind);
  let buyer: Visitor;

  beforeAll(() => loadBuildShop(scene.market.db, ["forge-80"]));
  let before: { card: Shelf; pc: Shelf };
  beforeEach(async () => {
    for (const skuId of [CARD, FORGE, skuIdOf("memory-64-6000")]) await scene.setOnHand(skuId, 1000);
    before = { card: await shelf(CARD), pc: await shelf(FORGE) };
    buyer = newVisitor(scene.market.world);
    await buyer.call(addToCart, { body: { SkuID: FORGE, Quantity: 2, Build: CODE } });
    await goToPayment(buyer);
    scene.order = (await createOrderFor(buyer)).CustOrderID;
  });

  const shelf = async (skuId: number) =>
    scene.market.db.queries
      .selectFrom("stock")
      .select(["on_hand", "held"])
      .where("sku_id", "=", skuId)
      .executeTakeFirstOrThrow();
  const pay = () => payWith(buyer, scene.order, CARDS.approved);

  test("keeps its parts, its verdicts and its price to the cent, whatever is imported later", async () => {
    const { queries } = scene.market.db;
    const [line] = (await buyer.call(getOrder, { query: { number: scene.order } })).Lines;
    expect(line).toMatchObject({ SkuID: FORGE, UnitPrice: PRICE, Amount: 2 * PRICE, Quantity: 2 });
    expect(line?.Parts).toContain(partOf("rtx-5080-quiet").name);
    await loadBuildShop(scene.market.db, ["forge-80"], {
      "rtx-5080-quiet": { facts: { ...partOf("rtx-5080-quiet").facts, lengthMm: 500 } } as never,
    });
    expect((await recomputeOrder(queries, storeConfig, scene.order))?.differences).toEqual([]);
    const [judged] = await judgeAgain(queries, scene.order);
    expect(judged).toMatchObject({ name: "Forge 80", differences: [] });
    expect(judged?.verdicts).toBeGreaterThan(20);
    expect(judged && judgedReport(judged)).toMatch(/^Forge 80: \d+ verdicts by the facts of then\. The same\.$/);
    await loadBuildShop(scene.market.db, ["forge-80"]);
  });

  test("is bought again with the parts that were chosen", async () => {
    const email = "again@example.com";
    await addMember(scene.market.world, { email });
    const member = newVisitor(scene.market.world);
    await member.call(signIn, { body: { Email: email, Password: PASSWORD } });
    await member.call(addToCart, { body: { SkuID: FORGE, Build: CODE } });
    await goToPayment(member, email);
    scene.order = (await createOrderFor(member)).CustOrderID;
    expect((await member.call(listOrders)).Orders[0]?.BuyAgain).toBe(`/configure/forge-80?build=${CODE}`);
  });

  test("says so when it is judged otherwise than it was", async () => {
    const { queries } = scene.market.db;
    await queries
      .updateTable("part_facts")
      .set({ facts: JSON.stringify({ ...partOf("rtx-5080-quiet").facts, lengthMm: 399 }) })
      .where("product_id", "=", (eb) => eb.selectFrom("skus").select("product_id").where("sku_id", "=", CARD))
      .execute();
    const [judged] = await judgeAgain(queries, scene.order);
    expect(judged?.differences).toEqual(["gpu.length"]);
    await queries
      .updateTable("part_facts")
      .set({ facts: JSON.stringify(partOf("rtx-5080-quiet").facts) })
      .where("product_id", "=", (eb) => eb.selectFrom("skus").select("product_id").where("sku_id", "=", CARD))
      .execute();
  });

  test("holds every part while it waits, and gives each back when it ends unpaid", async () => {
    expect((await shelf(CARD)).held).toBe(before.card.held + 2);
    expect((await shelf(FORGE)).held).toBe(before.pc.held + 2);
    await buyer.call(cancelOrder, { body: { OrderNumber: scene.order } });
    expect(await shelf(CARD)).toEqual(before.card);
    expect(await shelf(FORGE)).toEqual(before.pc);
  });

  test("takes every part off the shelf once it is paid, and puts back what is given back before it ships", async () => {
    expect(await pay()).toMatchObject({ reply: { State: "paid" } });
    expect(await shelf(CARD)).toEqual({ on_hand: 998, held: before.card.held });
    expect(await shelf(FORGE)).toEqual({ on_hand: 998, held: before.pc.held });
    const back = { Key: randomUUID(), Why: "goodwill", Reason: "Asked", Parts: [{ Part: "1", Units: 1 }] };
    expect((await scene.press(scene.owner, "refund", back)).status).toBe(200);
    expect((await shelf(CARD)).on_hand).toBe(999);
    expect((await shelf(FORGE)).on_hand).toBe(999);
    expect(await scene.balance()).toEqual([]);
  });

  test("that is canceled at the desk puts every part back", async () => {
    await pay();
    await scene.press(scene.owner, "cancel", { Key: randomUUID(), Reason: "Buyer called" });
    expect(await shelf(CARD)).toEqual(before.card);
    expect(await shelf(FORGE)).toEqual(before.pc);
  });

  test("leaves in a parcel, and its parts with it", async () => {
    await pay();
    for (const move of ["start-build", "send-to-test"]) await scene.press(scene.owner, move);
    await scene.press(scene.owner, "pack", { Early: "Tested all night before" });
    expect((await scene.press(scene.owner, "ship", PARCEL)).status).toBe(200);
    expect((await shelf(CARD)).on_hand).toBe(998);
    expect(await scene.balance()).toEqual([]);
  });

  test("bought while the cart goes on takes that build out of it, and neither the PC as it stands nor a part alone", async () => {
    await buyer.call(addToCart, { body: { SkuID: FORGE } });
    const cart = await buyer.call(addToCart, { body: { SkuID: FANS } });
    expect(cart.Items).toHaveLength(3);
    await pay();
    const left = (await buyer.call(addToCart, { body: { SkuID: FANS } })).Items;
    expect(left.map(({ SkuID, Build }) => [SkuID, Build])).toEqual([
      [FORGE, ""],
      [FANS, ""],
    ]);
  });

  test("of a part that has sold out meanwhile is not made, and names the part", async () => {
    await buyer.call(cancelOrder, { body: { OrderNumber: scene.order } });
    await scene.setOnHand(CARD, before.card.held + 1);
    await expect(createOrderFor(buyer)).rejects.toThrow(/out_of_stock.*5080/);
    expect(await shelf(FORGE)).toEqual(before.pc);
  });
});
