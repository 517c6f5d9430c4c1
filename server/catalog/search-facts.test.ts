import { afterAll, beforeAll, expect, test } from "vitest";
import { type DemoShop, openDemoShop } from "../testing/demo-shop.ts";
import { searchFacts } from "./search-facts.ts";
import type { ShopProduct } from "./shop-product.ts";

let shop: DemoShop;
let products: readonly ShopProduct[];
beforeAll(async () => {
  shop = await openDemoShop();
  products = await shop.world.catalogue.find({});
});
afterAll(() => shop.close());

const factsOf = (product: ShopProduct) => searchFacts(product, shop.world);
const bySlug = (slug: string) => {
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new Error(`The demo shop has no ${slug}`);
  return product;
};

test("no two pages that search engines find share a title or a description", () => {
  const facts = products.map(factsOf).filter(({ isIndexed }) => isIndexed);
  expect(facts.length).toBeGreaterThan(200);
  for (const key of ["title", "description"] as const) {
    const seen = Map.groupBy(facts, (fact) => fact[key].toLowerCase());
    expect([...seen].filter(([, same]) => same.length > 1).map(([text]) => text)).toEqual([]);
  }
});

/** What the title of a computer says of it. */
const SAYS: Readonly<Partial<Record<string, RegExp>>> = {
  pc: / gaming PC: .*(?:RTX|RX|Arc) .*, .*(?:Ryzen|Core) .*, \d+ GB RAM$/,
  laptop: / gaming laptop: .*RTX .*, .+, \d+ GB RAM$/,
};

test("a title says what the thing is, and a description is whole words of its text", () => {
  for (const product of products) {
    const { kind, condition } = product;
    const { title, description } = factsOf(product);
    expect([...title].length).toBeLessThanOrEqual(150);
    expect([...description].length, description).toBeLessThanOrEqual(160);
    expect([...description].length, description).toBeGreaterThan(40);
    expect(description).toMatch(/[.!?…)]$/u);
    expect(title).toMatch(SAYS[kind] ?? /./);
    expect(title.match(/refurbished/gi) ?? []).toHaveLength(condition ? 1 : 0);
  }
  expect(factsOf(bySlug("tempo-14")).title).toBe(
    "Tempo 14 gaming laptop: GeForce RTX 5060 Laptop GPU 8 GB, AMD Ryzen AI 7 350, 32 GB RAM",
  );
  expect(factsOf(bySlug("arc-27-oled")).title).toMatch(/^Arc 27 OLED \(monitor\): .*280 Hz/);
});

test("what is found on no list is not for search engines", () => {
  const hidden = products.filter((product) => !factsOf(product).isIndexed);
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.every(({ kind }) => kind === "part")).toBe(true);
});

test("a way is the least expensive by the store's own rules, and a pre-order's is nobody's to know", () => {
  const waysOf = (product: ShopProduct | undefined) => (product ? factsOf(product).offers[0]?.shippedTo : undefined);
  const built = products.find(({ kind, readyMade }) => kind === "pc" && !readyMade);
  expect(
    waysOf(built)?.map(({ country, regions, fee, handlingDays }) => [country, regions, fee, handlingDays]),
  ).toEqual([
    ["US", [], 0, 6],
    ["US", ["AK", "HI"], expect.any(Number), 6],
    ["CA", [], 89, 6],
  ]);
  const small = bySlug("mouse-bungee");
  const [unit] = small.skus;
  expect(unit?.price).toBeLessThan(9900);
  expect(waysOf(small)?.[0]).toMatchObject({ fee: (unit?.weightGrams ?? 0) > 500 ? 8.95 : 5.95, handlingDays: 1 });
  const screen = products.find(({ gearCategoryId, skus }) => gearCategoryId === 113 && (skus[0]?.price ?? 0) > 9900);
  expect(waysOf(screen)?.[0]?.fee).toBe(0);
  const preOrder = products.find(({ skus }) => skus.some(({ deposit }) => deposit !== null));
  expect(waysOf(preOrder)).toEqual([]);
  for (const way of waysOf(built) ?? []) expect(way.transitDays.from).toBeLessThanOrEqual(way.transitDays.until);
});

test("a maker's numbers are told only where they are known", () => {
  const { name } = shop.world.config.store;
  const pc = products.find(({ kind }) => kind === "pc");
  expect(pc && factsOf(pc)).toMatchObject({ brand: name, offers: [{ mpn: pc?.skus[0]?.code, gtin: null }] });
  const card = products.find(({ optionId, maker }) => optionId === 5 && maker !== name && maker !== null);
  expect(card && factsOf(card)).toMatchObject({ brand: card?.maker, offers: [{ mpn: null, gtin: null }] });
  const numbered = card && { ...card, gtins: new Map([[card.defaultSkuId, "4006381333931"]]) };
  expect(numbered && factsOf(numbered).offers[0]?.gtin).toBe("4006381333931");
});
