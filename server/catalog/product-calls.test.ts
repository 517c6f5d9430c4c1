import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { getGearStock, getIapiModels, getModelStock, WireGear, WireModel } from "#contract/schemas/wire-product.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { readPictureRequest } from "../pictures/picture-request.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";
import { writeCatalogue } from "./write-catalogue.ts";

let db: Database;
let world: TestWorld;
let visitor: Visitor;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false });
  world = makeTestWorld(db);
  Object.defineProperty(world, "pictures", { value: await openPictureLibrary("catalogue/pictures") });
  visitor = newVisitor(world);
});
afterAll(() => db.close());

const shopProduct = async (is: (product: { modelId: number; kind: string }) => boolean) => {
  const found = (await world.catalogue.find({})).find(is);
  if (!found) throw new Error("The demo catalogue has no such product");
  return found;
};

test("a model has the specification's fields, its gallery in two sizes that the picture server offers", async () => {
  const pc = await shopProduct(({ kind }) => kind === "pc");
  const { Models } = await visitor.call(getIapiModels, { query: { modelIds: String(pc.modelId) } });
  expect(Models.map((model) => WireModel.parse(model))).toHaveLength(1);
  const [model] = Models;
  if (!model) throw new Error("The model is not there");
  expect(Object.keys(model)).toEqual(
    "Name ModelId Price Prebuild Image Link ReviewRating Reviews ShortDescription Skus IsDesktop Gallery SkuId RDYShippingMethods".split(
      " ",
    ),
  );
  expect(model).toMatchObject({ Name: pc.name, ModelId: pc.modelId, IsDesktop: true, SkuId: pc.defaultSkuId });
  expect(model.Gallery.Bigs).toHaveLength(model.Gallery.Smalls.length);
  const { deviceWidths, imageWidths, quality } = world.config.pictures;
  const offered = { widths: [...deviceWidths, ...imageWidths], defaultQuality: quality };
  for (const address of [model.Image, ...model.Gallery.Bigs, ...model.Gallery.Smalls]) {
    const { searchParams } = new URL(address, "http://localhost");
    expect([...searchParams.keys()]).toEqual(["width", "height", "fit", "quality", "v"]);
    const asked = readPictureRequest({ widthPx: 1200, heightPx: 1200 }, searchParams, offered);
    expect(asked).toMatchObject({ ok: true, value: { version: searchParams.get("v") } });
  }
});

test("prebuilt and desktop are said of each model, and a laptop is no desktop", async () => {
  const products = await world.catalogue.find({});
  const { Models } = await visitor.call(getIapiModels);
  expect(Models).toHaveLength(Math.min(64, products.filter(({ modelId }) => modelId > 0).length));
  for (const model of Models) {
    const product = products.find(({ modelId }) => modelId === model.ModelId);
    expect([model.Prebuild, model.IsDesktop]).toEqual([product?.modelType === 1, product?.kind === "pc"]);
  }
});

test("gear has its title, its SKUs with price, stock and picture, and DefaulSkuId", async () => {
  const gear = await shopProduct(({ kind }) => kind === "gear");
  const { Gears } = await visitor.call(getGearStock, { query: { skuIds: String(gear.defaultSkuId) } });
  const [found] = Gears.map((each) => WireGear.parse(each));
  expect(found).toMatchObject({ Title: gear.name, DefaulSkuId: gear.defaultSkuId });
  expect(found?.SkuList.map((sku) => Object.keys(sku))).toEqual(
    gear.skus.map(() => ["Price", "Stock", "MainPic", "SkuId"]),
  );
});

test("stock is a count, -99 for gear without one and for a model that cannot be had", async () => {
  const gear = await shopProduct(({ kind }) => kind === "gear");
  const laptop = await shopProduct(({ kind }) => kind === "laptop");
  const setStock = async (skuId: number, policy: "tracked" | "unlimited" | "unavailable", onHand = 0) => {
    await db.queries.updateTable("stock").set({ policy, on_hand: onHand }).where("sku_id", "=", skuId).execute();
    await world.catalogue.changed(null);
  };
  const gearStock = async () => {
    const { Gears } = await visitor.call(getGearStock, { query: { skuIds: `9,${gear.defaultSkuId}` } });
    return Gears[0]?.SkuList.find(({ SkuId }) => SkuId === gear.defaultSkuId)?.Stock;
  };
  const modelStock = async () =>
    (await visitor.call(getModelStock, { query: { modelIds: `${laptop.modelId},999999` } })).Models;
  await setStock(gear.defaultSkuId, "tracked", 7);
  await setStock(laptop.defaultSkuId, "tracked", 3);
  expect([await gearStock(), await modelStock()]).toEqual([
    7,
    [{ ModelId: laptop.modelId, SkuId: laptop.defaultSkuId, Stock: 3 }],
  ]);
  await setStock(gear.defaultSkuId, "unlimited");
  await setStock(laptop.defaultSkuId, "unavailable");
  expect([await gearStock(), (await modelStock())[0]?.Stock]).toEqual([-99, -99]);
});

test.each(["", "1,", "a", "-1", "1 2", Array.from({ length: 65 }, () => "1").join(",")])(
  "ids written %j are refused",
  (ids) => {
    expect(getGearStock.query.safeParse({ skuIds: ids }).success).toBe(false);
  },
);
