import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { getOrder } from "#contract/checkout.ts";
import { judgeBuild, listBuildOptions } from "#contract/configurator.ts";
import { findRmaStatus, listRmaOthers, openRma } from "#contract/rma.ts";
import { getSavedBuilds, saveBuild } from "#contract/saved-builds.ts";
import type { OrderPacking } from "#contract/staff-orders.ts";
import { databasesToTest } from "../db/test-database.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { codeOf, LAB, loadBuildShop, pcSkuId, skuIdOf } from "../testing/build-shop.ts";
import { DeskScene } from "../testing/desk-scene.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { payWith } from "../testing/paying.ts";
import { shipOrder } from "../testing/ship-order.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const FORGE = pcSkuId("forge-80");
/** Its memory is lit, as it stands. */
const LIT = codeOf("forge-80", "rtx-5080-quiet");
const UNLIT = codeOf("forge-80", "rtx-5080-quiet", "memory-32-6000");

describe.each(databasesToTest())("the light color of a build, on %s", (kind) => {
  const scene = new DeskScene(kind);
  let visitor: Visitor;

  beforeAll(() => loadBuildShop(scene.market.db, ["forge-80", LAB]));
  beforeEach(() => {
    visitor = newVisitor(scene.market.world);
  });

  const judge = (build: string) => visitor.call(judgeBuild, { query: { sku: FORGE, build } });
  const add = (Build: string) => visitor.tryCall(addToCart, { body: { SkuID: FORGE, Build } });

  test("is asked of a build with lit parts alone, and says which are", async () => {
    expect((await judge(LIT)).light).toEqual({ color: null, slots: [4] });
    expect((await judge(codeOf("forge-80", "fans-120-lit"))).light?.slots).toEqual([4, 9]);
    expect((await judge(UNLIT)).light).toBeNull();
  });

  test("is in the build's code, and changes neither its price nor its ship date", async () => {
    const [plain, blue] = [await judge(LIT), await judge(`${LIT}-rgb0040FF`)];
    expect(blue).toMatchObject({ build: `${LIT}-rgb0040ff`, light: { color: "0040ff" }, problem: null });
    expect([blue.price, blue.ships, blue.changes]).toEqual([plain.price, plain.ships, plain.changes]);
  });

  test("makes a line of its own in the cart, the same however it was typed", async () => {
    await add(`${LIT}-rgbffaa00`);
    await add(`${LIT}-rgbFA0`);
    await add(`${LIT}-rgb00f`);
    await add(LIT);
    const standing = codeOf("forge-80");
    await add(standing);
    const cart = await visitor.call(addToCart, { body: { SkuID: FORGE, Build: `${standing}-rgbfff` } });
    expect(cart.Items.map(({ Quantity, Build }) => [Quantity, Build])).toEqual([
      [2, `${LIT}-rgbffaa00`],
      [1, `${LIT}-rgb0000ff`],
      [1, LIT],
      [1, ""],
      [1, `${standing}-rgbffffff`],
    ]);
    expect(new Set(cart.Items.slice(0, 3).map(({ Price }) => Price)).size).toBe(1);
    expect(cart.Blocks).toEqual([]);
  });

  test("is refused where nothing shines in it, before anything is kept, and the page offers to take it out", async () => {
    const refused = await add(`${UNLIT}-rgbff0000`);
    expect(reasonOf(refused)).toBe("build_not_lit");
    const judged = await judge(`${UNLIT}-rgbff0000`);
    expect(judged).toMatchObject({ light: { color: "ff0000", slots: [] } });
    expect(judged.problem).toMatch(/^Nothing in this Forge 80 shines in a color that can be set/);
  });

  test("is 3 or 6 hex characters (S354): anything else is refused, and the answer names the field and what a color is", async () => {
    const stranger = new HttpShopper(scene.market.world);
    for (const [typed, color] of [
      ["fa0", "ffaa00"],
      ["FFAA00", "ffaa00"],
    ] as const) {
      const { body } = await stranger.get(`/api/builds/judge?sku=${FORGE}&build=${LIT}-rgb${typed}`);
      expect(body["light"]).toEqual({ color, slots: [4] });
    }
    for (const typed of ["ffaa", "orange", "", "ff00001"]) {
      const answer = await stranger.get(`/api/builds/judge?sku=${FORGE}&build=${LIT}-rgb${typed}`);
      expect([answer.status, answer.body["Reason"]]).toEqual([400, "invalid_request"]);
      expect(answer.body["Fields"]).toEqual([
        { field: "build", message: expect.stringContaining("3 or 6 hex characters") },
      ]);
    }
  });

  test("goes along with every option and way out, until the last lit part is left", async () => {
    const build = `${LIT}-rgb0040ff`;
    const query = { sku: FORGE, build, slot: 4 as const };
    const kits = (await visitor.call(listBuildOptions, { query })).options;
    const codeWith = (slug: string) => kits.find(({ skuId }) => skuId === skuIdOf(slug))?.build ?? "";
    expect(codeWith("memory-64-6000")).toMatch(/-rgb0040ff$/);
    expect(codeWith("memory-32-6000")).toBe(UNLIT);
    const blocked = await judge(`${codeOf("forge-80", "core-ultra-7-265kf")}-rgb0040ff`);
    const fixes = blocked.verdicts.flatMap((verdict) => verdict.fixes);
    expect(fixes.length).toBeGreaterThan(0);
    for (const fix of fixes) expect((await judge(fix.build)).light?.slots.length === 0).toBe(false);
  });

  test("is kept with a saved build, which is another than the same parts as their makers set them", async () => {
    for (const build of [LIT, `${LIT}-rgb8000ff`, `${LIT}-rgb8000FF`])
      await visitor.call(saveBuild, { body: { SkuID: FORGE, Build: build } });
    const kept = (await visitor.call(getSavedBuilds)).Builds;
    expect(kept.map(({ Light }) => Light).toSorted()).toEqual(["", "8000ff"]);
  });

  test("stays with the order, and the workshop reads it on the sheet that it builds by", async () => {
    await visitor.call(addToCart, { body: { SkuID: FORGE, Build: `${LIT}-rgb1a2bff` } });
    await goToPayment(visitor);
    scene.order = (await createOrderFor(visitor)).CustOrderID;
    await payWith(visitor, scene.order, CARDS.approved);
    const [line] = (await visitor.call(getOrder, { query: { number: scene.order } })).Lines;
    expect(line).toMatchObject({ Light: "1a2bff", Detail: expect.stringMatching(/light color #1A2BFF \(near blue\)/) });
    const { body } = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    expect((body["Packing"] as OrderPacking).Things).toMatchObject([{ Light: "1a2bff", Made: "built" }]);
  });

  test("tells two PCs of the same parts apart: in the order, on the sheet, and where one of them goes back", async () => {
    for (const color of ["0040ff", "ff0000"])
      await visitor.call(addToCart, { body: { SkuID: FORGE, Build: `${LIT}-rgb${color}` } });
    await goToPayment(visitor, "two@example.com");
    scene.order = (await createOrderFor(visitor)).CustOrderID;
    await payWith(visitor, scene.order, CARDS.approved);
    const { Lines } = await visitor.call(getOrder, { query: { number: scene.order } });
    expect(Lines.map(({ Light, Quantity }) => [Light, Quantity])).toEqual([
      ["0040ff", 1],
      ["ff0000", 1],
    ]);
    const { body } = await scene.owner.get(`/api/staff/orders/view?number=${scene.order}`);
    expect((body["Packing"] as OrderPacking).Things.map(({ Light }) => Light)).toEqual(["0040ff", "ff0000"]);
    await shipOrder(scene.market, scene.order);
    const mine = { OrderNumber: scene.order, Email: "two@example.com" };
    const returnable = (await visitor.call(listRmaOthers, { body: mine })).Lines;
    expect(returnable.map(({ ItemDescription }) => ItemDescription)).toEqual([
      "Forge 80, light blue (#0040FF)",
      "Forge 80, light red (#FF0000)",
    ]);
    const asked = { ...mine, Lines: [{ Line: 2, Units: 1 }], Told: "" };
    const { Rma } = await visitor.call(openRma, { body: { ...asked, Reason: "wrong_item", Wants: "refund" } });
    const red = [{ ItemDescription: "Forge 80, light red (#FF0000)", Units: 1 }];
    expect(Rma.Lines).toEqual(red);
    const seen = { ...mine, RmaNumber: Rma.RmaNumber };
    expect((await visitor.call(findRmaStatus, { body: seen })).Lines).toMatchObject(red);
    expect((await scene.owner.get(`/api/staff/rmas?q=${Rma.RmaNumber}`)).body["Rmas"]).toMatchObject([{ Lines: red }]);
  });
});
