import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { CartItem } from "#contract/carts.ts";
import type { Listing } from "#contract/catalog.ts";
import * as schemas from "#contract/schemas/catalog.ts";
import { GlobalConfig } from "#contract/schemas/global-config.ts";
import { type DemoShop, openDemoShop } from "../testing/demo-shop.ts";

const { products } = demoCatalogue;

let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

/** Every product of a list, page by page. */
async function listed(
  list: string,
  narrowed: Record<string, string> = {},
): Promise<{ slugs: string[]; first: Listing }> {
  const pages: Listing[] = [];
  do {
    const query = new URLSearchParams({ list, ...narrowed, page: String(pages.length + 1) });
    const { body } = await shop.newShopper().get(`/api/catalog/listing?${query}`);
    pages.push(schemas.Listing.parse(body));
  } while (pages.length < (pages[0]?.pages ?? 0));
  const [first] = pages;
  if (!first) throw new Error(`${list} has no page`);
  return { slugs: pages.flatMap(({ items }) => items.map(({ slug }) => slug)).sort(), first };
}

/** The cart's line after this SKU is put into an empty cart. */
async function lineOf(skuId: number): Promise<CartItem> {
  const { body } = await shop.newShopper().post("/api/carts/addToCart", { SkuID: skuId });
  const [line] = (body["Items"] ?? []) as CartItem[];
  if (!line) throw new Error(`SKU ${skuId} is not sold: ${String(body["Message"])}`);
  return line;
}

describe("a component's option id on a line of the cart", () => {
  test.each([
    [1, "case", / case$/], // S250
    [2, "processor", /^(AMD Ryzen|Intel Core)/], // S251
    [3, "motherboard", / board$/], // S252
    [4, "memory", / DDR5-/], // S253
    [5, "video card", /(GeForce|Radeon) (RTX|RX) /], // S254
    [7, "power supply", / power supply/], // S255
    [8, "cooling", / cooler/], // S256
    [11, "storage", / SSD$/], // S257
    [12, "storage", /, second drive/], // S257
    [24, "monitor", /^(?!.* set).* Hz, with a PC$/], // S258
    [26, "keyboard", / keyboard,/], // S259
    [27, "mouse", / mouse,/], // S260
    [28, "operating system", /^Microsoft Windows/], // S261
    [39, "headset", / headset,/], // S264
    [111, "mouse pad", / mouse pad,/], // S265
    [127, "gaming setup", / desk set,/], // S266
    [152, "gaming chair", / chair,/], // S267
  ])("%i is the %s", async (optionId, _name, called) => {
    const part = products.find(({ kind, name, skus }) => kind === "part" && called.test(name) && skus[0]?.stock !== 0);
    const line = await lineOf(part?.defaultSkuId ?? 0);
    expect(line).toMatchObject({ OptionID: optionId, ItemDescription: expect.stringMatching(called) as string });
  });
});

test("a computer's line names what is inside, each part with its picture", async () => {
  const pc = products.find((product) => product.kind === "pc" && product.parts.length > 0);
  const { CartReviewSubItems } = await lineOf(pc?.defaultSkuId ?? 0);
  expect(CartReviewSubItems.length).toBeGreaterThanOrEqual(8);
  for (const part of CartReviewSubItems) {
    expect(Object.keys(part).sort()).toEqual(["Description", "ItemImage", "OptionID", "SkuID"]);
    expect([part.OptionID > 0, part.SkuID > 0, part.ItemImage !== "", part.Description !== ""]).not.toContain(false);
  }
});

test("a component that the specification does not list has an id that it leaves free", async () => {
  const fans = products.find(({ kind, name }) => kind === "part" && / fans?,/.test(name));
  expect(await lineOf(fans?.defaultSkuId ?? 0)).toMatchObject({ OptionID: 9 });
});

/** Slugs of what a catalogue file says of itself, sorted. */
const inFile = (is: (product: (typeof products)[number]) => boolean) =>
  products
    .filter(is)
    .map(({ slug }) => slug)
    .sort();

test("the shop lists its gaming PCs of all four kinds, its laptops, gear and components", async () => {
  const pcs = await listed("gaming-pcs");
  expect(pcs.slugs).toEqual(inFile((product) => product.kind === "pc"));
  for (const modelType of [1, 2, 3, 4])
    expect(pcs.slugs).toEqual(
      expect.arrayContaining(inFile((product) => product.kind === "pc" && product.modelType === modelType)),
    );
  expect((await listed("gaming-laptops")).slugs).toEqual(inFile((product) => product.kind === "laptop"));
  expect((await listed("gear-store")).first.total).toBeGreaterThan(0);
  expect((await listed("pc-parts")).first.total).toBeGreaterThan(0);
});

test("model type 1 of a catalogue file is a prebuilt PC, and stands on that list alone", async () => {
  const prebuilt = inFile((product) => product.kind === "pc" && product.modelType === 1);
  expect((await listed("prebuilt-gaming-pcs")).slugs).toEqual(prebuilt);
});

test("model type 3 of a catalogue file is a refurbished PC, and the list's filter says so", async () => {
  const refurbished = inFile((product) => product.kind === "pc" && product.modelType === 3);
  expect((await listed("gaming-pcs", { kind: "refurbished" })).slugs).toEqual(refurbished);
});

test.each([
  ["gaming-monitors", 113], // S48
  ["gaming-setup", 152], // S49
  ["refurbished-components", 156], // S50
  ["rigsmith-gear", 157], // S51
  ["gaming-accessories", 161], // S52
  ["pc-maintenance", 166], // S53
  ["bundle-deals", 168], // S54
])("gear category %s is what a catalogue file gives the id %i", async (slug, id) => {
  const items = inFile((product) => product.kind === "gear" && product.gearCategoryId === id);
  expect(items.length).toBeGreaterThanOrEqual(5);
  expect((await listed(slug)).slugs).toEqual(items);
});

test("gear category pc-parts is what a catalogue file gives the id 169, beside the components themselves", async () => {
  const { slugs } = await listed("pc-parts");
  const items = inFile((product) => product.kind === "gear" && product.gearCategoryId === 169);
  expect(items.length).toBeGreaterThanOrEqual(5);
  expect(slugs).toEqual(expect.arrayContaining(items));
});

test.each([
  "gaming-pcs", // S15
  "prebuilt-gaming-pcs", // S16
  "gaming-laptops", // S17
] as const)("the list %s answers six to eight questions", async (list) => {
  const { first } = await listed(list);
  expect(first.faq.map(({ question }) => question)).toEqual(demoCatalogue.faqs[list]?.map(({ question }) => question));
  expect([6, 7, 8]).toContain(first.faq.length);
});

describe("the global configuration", () => {
  const configuration = async () => (await shop.newShopper().get("/api/get-globaljson")).body;

  test.each([
    [1, "International ground"], // S505
    [2, "US postal (APO/FPO)"], // S506
    [3, "FedEx 2 day"], // S507
    [4, "Three day"], // S508
    [5, "Two day"], // S509
    [6, "Overnight"], // S510
    [7, "Ground"], // S511
    [8, "Will call"], // S512
    [9, "Evening home delivery"], // S513
    [10, "Appointment home delivery"], // S514
    [11, "Gear to the USA"], // S515
    [13, "Gear to Canada"], // S516
  ])("gives the shipping method %i the name %s", async (id, name) => {
    const { ShippingMethods } = await configuration();
    expect(ShippingMethods).toContainEqual(
      expect.objectContaining({
        ShippingMethodID: id,
        ShippingMethodName: name,
        Increase: expect.anything() as unknown,
      }),
    );
    expect(ShippingMethods).not.toContainEqual(expect.objectContaining({ ShippingMethodID: 12 }));
  });

  test("has every field of the specification, and nothing of tester mode", async () => {
    const answer = await configuration();
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining(
        `ModelShippingMethodsMapping SpecialFreeShipping FreeShippings GearShippingChargeWeightMapping SpecialShippings
        RDYShippingMethods RdyShippingDate AddressItems CartRecommends AmazonGiftCardLimit PointToPriceRate
        PointMoneyRate ApplyUserPointMagnificationValue Warranties TaxFreeHoliday TaxHolidays`.split(/\s+/),
      ),
    );
    expect(JSON.stringify(answer)).not.toContain(shop.world.config.flags.tester);
  });

  test("has the cities of the one state that is asked for, and says which state it does not know", async () => {
    const shopper = shop.newShopper();
    const items = async (query: string) =>
      GlobalConfig.parse((await shopper.get(`/api/get-globaljson${query}`)).body).AddressItems;
    expect((await items("")).flatMap(({ Cities }) => Cities)).toEqual([]);
    const asked = await items("?state=TX");
    const named = asked.filter(({ Cities }) => Cities.length > 0);
    expect(named.map(({ State }) => State)).toEqual(["TX"]);
    expect(named[0]).toMatchObject({ Country: "USA", State: "TX", Tax: 0.0625, TaxMax: 0.0825 });
    const cities = named[0]?.Cities ?? [];
    expect(cities).toEqual(expect.arrayContaining(["Austin", "El Paso", "Marfa"]));
    expect(cities).not.toContain("Denver");
    expect(cities).toEqual([...new Set(cities)]);
    expect((await items("?state=ON")).find(({ State }) => State === "ON")?.Cities).toContain("Toronto");
    expect(await shopper.get("/api/get-globaljson?state=XX")).toMatchObject({
      status: 400,
      body: { Fields: [{ field: "state" }] },
    });
  });

  test("is told on each ready-made PC by its ways to ship, and on no other model", async () => {
    const shopper = shop.newShopper();
    const { RDYShippingMethods } = GlobalConfig.parse((await shopper.get("/api/get-globaljson")).body);
    const computers = await shop.world.catalogue.find({ isComputer: true });
    for (const ready of [true, false]) {
      const { modelId } = computers.find((each) => each.kind === "pc" && each.readyMade === ready) ?? { modelId: 0 };
      const { body } = await shopper.get(`/api/get-iapi-models?modelIds=${modelId}`);
      const told = (body as { Models: unknown[] }).Models;
      expect(told).toMatchObject([{ RDYShippingMethods: ready ? RDYShippingMethods : [] }]);
    }
    expect(RDYShippingMethods).toContainEqual({ ShippingMethodSkuID: 15826, Fee: 59, ShippingBusinessDay: 2 });
  });
});
