import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart, cartInit } from "#contract/carts.ts";
import { getProduct } from "#contract/catalog.ts";
import { getOrder } from "#contract/checkout.ts";
import { getSections } from "#contract/home.ts";
import { listReviewable } from "#contract/reviews.ts";
import {
  type BuildSheet,
  describeBuild,
  type JudgedBuild,
  judgeBuild,
  listBuildOptions,
} from "#contract/configurator.ts";
import { readBuildCode } from "#rules/build/chosen-parts.ts";
import { partsCode } from "../catalog/parts-code.ts";
import { databasesToTest } from "../db/test-database.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { recomputeOrder } from "../orders/recompute-order.ts";
import { storeConfig } from "#config";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import {
  codeOf,
  codeOfParts,
  LAB,
  LUMEN_PARTS,
  labSkuId,
  loadBuildShop,
  partOf,
  type PartChanges,
  pcSkuId,
  skuIdOf,
} from "../testing/build-shop.ts";
import { DeskScene, PARCEL } from "../testing/desk-scene.ts";
import { payWith } from "../testing/paying.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const LAB_SKU = labSkuId();
/** Another card, so that it is no PC of ours. */
const OWN = LUMEN_PARTS.map((slug) => (slug === "rtx-5070-ti-three-fan" ? "rtx-5080-quiet" : slug));
const BUILDING = 249;
const HOME = 109;
const priceOf = (slug: string) => partOf(slug).skus[0]?.price ?? 0;
const sumOf = (slugs: readonly string[]) =>
  BUILDING + HOME + slugs.filter((slug) => slug !== "windows-11-home").reduce((sum, slug) => sum + priceOf(slug), 0);

describe.each(databasesToTest())("a PC from nothing, on %s", (kind) => {
  const scene = new DeskScene(kind);
  let visitor: Visitor;

  const load = (changes: PartChanges = {}) => loadBuildShop(scene.market.db, [LAB, "lumen-70-ti", "forge-80"], changes);
  beforeAll(async () => {
    await load();
    Object.defineProperty(scene.market.world, "pictures", { value: await openPictureLibrary("catalogue/pictures") });
    visitor = newVisitor(scene.market.world);
  });
  afterAll(() => load());

  const judge = (build?: string, seen?: string): Promise<JudgedBuild> =>
    visitor.call(judgeBuild, { query: { ...(build && { build }), ...(seen && { seen }) } });
  const sheetOf = (build: string): Promise<BuildSheet> => visitor.call(describeBuild, { query: { build } });
  const setOnHand = (slug: string, units: number) => scene.setOnHand(skuIdOf(slug), units);

  test("begins with every slot empty, at the price of the building, and says what it still needs", async () => {
    const judged = await judge();
    expect(judged).toMatchObject({
      skuId: LAB_SKU,
      fromNothing: true,
      link: "",
      build: "",
      price: BUILDING,
      standing: BUILDING,
      changes: [],
      verdicts: [],
      news: [],
      samePc: null,
    });
    expect(judged.slots.every(({ part, mayBeEmpty }) => part === null && mayBeEmpty)).toBe(true);
    expect(judged.missing.map(({ slot }) => slot).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 7, 11, 28]);
    expect(judged.problem).toMatch(/can’t be built with these parts/);
  });

  test("is chosen part by part from what fits, each at its whole price, to a PC that can be bought", async () => {
    let build = "";
    let price = BUILDING;
    for (const slug of OWN) {
      const part = partOf(slug);
      const slot = part.optionId as 1;
      const { options } = await visitor.call(listBuildOptions, { query: { slot, ...(build && { build }) } });
      const option = options.find(({ skuId }) => skuId === part.defaultSkuId);
      if (!option) throw new Error(`${slug} is no option that fits`);
      expect(option.isIncluded).toBe(false);
      expect(option.difference).toBe(slug === "windows-11-home" ? HOME : priceOf(slug));
      build = option.build;
      price += option.difference;
    }
    expect(build).toBe(codeOfParts(...OWN));
    const judged = await judge(build);
    expect(judged).toMatchObject({ price, missing: [], problem: null, samePc: null });
    expect(price).toBe(sumOf(OWN));
    expect(judged.changes).toHaveLength(OWN.length);
  });

  test("is a cart's line at the sum of its parts and the building, weighs what they do, and leads back to PC Lab", async () => {
    const build = codeOfParts(...OWN);
    const { Items, Blocks, Totals } = await newVisitor(scene.market.world).call(addToCart, {
      body: { SkuID: LAB_SKU, Build: build },
    });
    const grams = OWN.reduce((sum, slug) => sum + (partOf(slug).skus[0]?.weightGrams ?? 0), 3200);
    expect(Blocks).toEqual([]);
    expect(Items).toMatchObject([
      {
        Price: sumOf(OWN),
        Build: build,
        Link: `/pc-lab?build=${build}`,
        MainPicture: partOf("case-lumen-white").pictures[0],
        Weight: grams / 1000,
      },
    ]);
    expect(Totals.Steps.map(({ rule }) => rule)).toEqual([
      "item",
      ...OWN.slice(1).map(() => "chosen-part"),
      "operating-system",
    ]);
  });

  test("is not sold without parts, nor half done, nor with what does not fit", async () => {
    const tries = [
      { build: "", reason: "sku_unknown" },
      { build: codeOfParts(...OWN.slice(1)), reason: "build_does_not_fit" },
      {
        build: codeOfParts("core-ultra-7-265kf", ...OWN.filter((slug) => slug !== "ryzen-7-9850x3d")),
        reason: "build_does_not_fit",
      },
      {
        build: codeOfParts("rtx-5080-three-fan", ...LUMEN_PARTS.filter((slug) => !slug.startsWith("rtx"))),
        reason: "build_part_not_offered",
      },
    ];
    for (const { build, reason } of tries) {
      const tried = await newVisitor(scene.market.world).tryCall(addToCart, { body: { SkuID: LAB_SKU, Build: build } });
      expect(reasonOf(tried), build).toBe(reason);
    }
  });

  test("stands on no list and has no page, but is a section of the shop", async () => {
    expect((await visitor.call(getSections)).counts["pc-lab"]).toBe(1);
    expect(reasonOf(await visitor.tryCall(getProduct, { query: { slug: LAB } }))).toBe("product_unknown");
  });

  test("begins with the parts of a PC of ours, as its page names them", async () => {
    const product = await scene.market.world.catalogue.product("lumen-70-ti");
    const code = product && partsCode(product);
    expect(code).toBe(codeOf("lumen-70-ti"));
    expect((await judge(code ?? "")).missing).toEqual([]);
  });

  test("of the very parts of a PC of ours says so, with its price", async () => {
    expect((await judge(codeOfParts(...LUMEN_PARTS))).samePc).toEqual({
      name: "Lumen 70 Ti",
      link: "/store/lumen-70-ti",
      price: 3349,
    });
  });

  test("from a link says which part has sold out, has gone, or costs otherwise than when it was made; to the cent", async () => {
    const build = codeOfParts(...OWN);
    const seen = new Date().toISOString();
    expect((await judge(build, seen)).news).toEqual([]);
    await load({
      "rtx-5080-quiet": { skus: partOf("rtx-5080-quiet").skus.map((sku) => ({ ...sku, price: sku.price + 30.5 })) },
    });
    await scene.market.world.catalogue.changed(null);
    await setOnHand("psu-850-gold", 0);
    const judged = await judge(build, seen);
    const card = partOf("rtx-5080-quiet").name;
    expect(judged.news).toEqual([
      { slot: 7, text: `${partOf("psu-850-gold").name} has sold out.` },
      { slot: 5, text: expect.stringMatching(/costs \$30\.50 more: it was \$1,\d{3}\.00\.$/) },
    ]);
    expect(judged.news[1]?.text).toContain(card);
    expect(judged.price).toBe(sumOf(OWN) + 30.5);
    expect(judged.problem).toMatch(/sold out/);
    // A link without its day tells no prices; what has sold out has.
    expect((await judge(build)).news.map(({ slot }) => slot)).toEqual([7]);
    await setOnHand("psu-850-gold", 100);
    await load();
    await scene.market.world.catalogue.changed(null);
    const gone = await judge(build.replace(/-5p\d+/, "-5p999999"));
    expect(gone.news).toEqual([{ slot: 5, text: "Graphics card: the part of this link is no longer in our shop." }]);
  });

  test("is described part by part, with what was compared and what it draws", async () => {
    const sheet = await sheetOf(codeOfParts(...OWN));
    expect(sheet.parts.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 7, 8, 11, 28]);
    for (const { name, facts, pictures } of sheet.parts) {
      expect(facts.length, name).toBeGreaterThan(0);
      expect(pictures.length, name).toBeGreaterThan(0);
    }
    expect(sheet.passes.length).toBeGreaterThan(10);
    expect(sheet.power).toMatchObject({ isWhole: true, supply: 850 });
    expect(sheet.power?.sustained).toBeGreaterThan(sheet.power?.gaming ?? 0);
    expect((await visitor.call(describeBuild)).power).toBeNull();
  });

  test("is ordered with all its parts off the shelf, frozen, and recomputed to the same", async () => {
    const build = codeOfParts(...OWN);
    const inside = [LAB_SKU, ...(readBuildCode(build)?.parts ?? []).map(({ skuId }) => skuId)];
    for (const skuId of inside) await scene.setOnHand(skuId, 50);
    const counted = inside.filter((skuId) => skuId !== skuIdOf("windows-11-home"));
    const buyer = newVisitor(scene.market.world);
    await buyer.call(addToCart, { body: { SkuID: LAB_SKU, Build: build } });
    await goToPayment(buyer);
    scene.order = (await createOrderFor(buyer)).CustOrderID;
    expect(await payWith(buyer, scene.order, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    const [line] = (await buyer.call(getOrder, { query: { number: scene.order } })).Lines;
    expect(line).toMatchObject({ SkuID: LAB_SKU, UnitPrice: sumOf(OWN), Quantity: 1 });
    for (const slug of OWN) expect(line?.Parts).toContain(partOf(slug).name);
    const { queries } = scene.market.db;
    const left = await queries
      .selectFrom("stock")
      .select(["sku_id", "on_hand"])
      .where("sku_id", "in", counted)
      .execute();
    expect(left.map(({ on_hand }) => on_hand)).toEqual(counted.map(() => 49));
    expect((await recomputeOrder(queries, storeConfig, scene.order))?.differences).toEqual([]);
    expect((await buyer.call(cartInit)).Items).toEqual([]);
    for (const move of ["start-build", "send-to-test"]) await scene.press(scene.owner, move);
    await scene.press(scene.owner, "pack", { Early: "Tested all night before" });
    expect((await scene.press(scene.owner, "ship", PARCEL)).status).toBe(200);
    // It may be reviewed, and leads to no page that is not there.
    const { Products } = await buyer.call(listReviewable, { query: { order: scene.order } });
    expect(Products).toMatchObject([{ Name: expect.any(String) as string, Slug: "" }]);
  });

  test("keeps the PC of ours apart: the same code is another line of another price", async () => {
    const shopper = newVisitor(scene.market.world);
    await shopper.call(addToCart, { body: { SkuID: LAB_SKU, Build: codeOfParts(...LUMEN_PARTS) } });
    const { Items } = await shopper.call(addToCart, { body: { SkuID: pcSkuId("lumen-70-ti") } });
    expect(Items.map(({ Price }) => Price)).toEqual([sumOf(LUMEN_PARTS), 3349]);
  });

  test("bad input names its field", async () => {
    for (const [query, field] of [
      [{ seen: "yesterday" }, "seen"],
      [{ build: "1p1-1p2" }, "build"],
    ] as const) {
      const tried = await visitor.tryCall(judgeBuild, { query });
      expect(JSON.stringify(tried)).toContain(field);
      expect("refusal" in tried && tried.refusal.status).toBe(400);
    }
  });
});
