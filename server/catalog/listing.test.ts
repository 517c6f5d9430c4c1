import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { FacetKey } from "#rules/catalog/facets.ts";
import { Listing, Product } from "#contract/schemas/catalog.ts";
import type { ListingQuery } from "#contract/catalog.ts";
import { Home } from "#contract/schemas/home.ts";
import { storeConfig } from "#config";
import { openTestDatabase } from "../db/test-database.ts";
import type { Database } from "../db/database.ts";
import { openModelLibrary } from "../models-3d/model-library.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import type { Shop } from "./to-product-card.ts";
import { inFacetOrder } from "./facet-order.ts";
import { home } from "./get-home.ts";
import { listing } from "./get-listing.ts";
import { productPage } from "./get-product.ts";
import { productLink } from "./list-definitions.ts";
import { MemoryCatalogue } from "./memory-catalogue.ts";
import type { ShopProduct } from "./shop-product.ts";
import { writeCatalogue } from "./write-catalogue.ts";
import { screenRanges } from "./facet-values.ts";

// A Saturday: what is ready leaves on Monday, November 23.
const now = new Date("2026-11-21T15:00:00Z");
let db: Database;
let shop: Shop;
let products: readonly ShopProduct[];

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: now, replace: false });
  shop = await open();
  products = await shop.catalogue.find({});
});
afterAll(() => db.close());

async function open(): Promise<Shop> {
  return {
    catalogue: new MemoryCatalogue({ db, config: storeConfig }),
    now: () => now,
    config: storeConfig,
    models: await openModelLibrary("catalogue/models-3d"),
    pictures: await openPictureLibrary("catalogue/pictures"),
  };
}

const ask = (query: ListingQuery) => listing(query, shop);
const labelsOf = async (list: ListingQuery["list"], facet: FacetKey) =>
  ((await ask({ list })).facets.find(({ key }) => key === facet)?.values ?? []).map(({ label }) => label);

describe("a list", () => {
  test("has every gaming PC, whether new or refurbished, ready-made or built to order", async () => {
    const { total, facets } = await ask({ list: "gaming-pcs" });
    expect(total).toBeGreaterThanOrEqual(24);
    expect(await labelsOf("gaming-pcs", "kind")).toEqual(["New", "Refurbished"]);
    expect(await labelsOf("gaming-pcs", "delivery")).toEqual(["Built to order", "Ready-made"]);
    const labels = facets.flatMap(({ values }) => values.map(({ label }) => label));
    expect(labels).toHaveLength(new Set(labels).size);
  });

  test("of parts has none that is offered beside a PC only, and neither has a search", async () => {
    const everything = async (list: ListingQuery["list"]) => {
      const { pages } = await ask({ list });
      return (await Promise.all(Array.from({ length: pages }, (_, index) => ask({ list, page: index + 1 })))).flatMap(
        ({ items }) => items,
      );
    };
    for (const list of ["pc-parts", "search"] as const) {
      const items = await everything(list);
      expect(
        items.filter(
          ({ kind, requiresPc, name }) => (kind === "part" && requiresPc) || /with a PC$|operating system/i.test(name),
        ),
      ).toEqual([]);
    }
    expect((await everything("gear-store")).filter(({ link }) => link.startsWith("/gear-store/pc-parts/"))).toEqual([]);
  });

  test("keeps its promise of shape on the wire", async () => {
    const list = await ask({ list: "gaming-pcs" });
    expect(() => Listing.parse(list)).not.toThrow();
    const [front, pages] = [await home(shop), await Promise.all(products.map((product) => productPage(product, shop)))];
    expect(() => Home.parse(front)).not.toThrow();
    for (const page of pages) expect(() => Product.parse(page)).not.toThrow();
  });

  test("shows at most 24 cards a page, and every product on exactly one page", async () => {
    const first = await ask({ list: "pc-parts" });
    const pages = await Promise.all(
      Array.from({ length: first.pages }, (_, index) => ask({ list: "pc-parts", page: index + 1 })),
    );
    expect(pages.every(({ items }) => items.length <= 24)).toBe(true);
    const slugs = pages.flatMap(({ items }) => items.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(first.total);
    expect(slugs).toHaveLength(first.total);
  });

  test("answers a page past the end with the last one", async () => {
    expect((await ask({ list: "gaming-laptops", page: 200 })).page).toBe(1);
  });

  test("sorts by price in both directions, sold-out products last", async () => {
    const prices = (await ask({ list: "gaming-pcs", sort: "price-low" })).items
      .filter(({ canAddToCart }) => canAddToCart)
      .map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const falling = (await ask({ list: "gaming-pcs", sort: "price-high" })).items
      .filter(({ canAddToCart }) => canAddToCart)
      .map(({ price }) => price.amount);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  });
});

describe("a facet", () => {
  test("counts what choosing its value shows", async () => {
    const { facets } = await ask({ list: "gaming-pcs" });
    for (const { key, values } of facets) {
      for (const { value, count } of values)
        expect((await ask({ list: "gaming-pcs", facets: { [key]: [value] } })).matched, `${key}=${value}`).toBe(count);
    }
  });

  test("with two values shows both, and its own counts stay", async () => {
    const before = (await ask({ list: "gaming-pcs" })).facets.find(({ key }) => key === "memory")?.values ?? [];
    const chosen = before.slice(0, 2);
    const after = await ask({ list: "gaming-pcs", facets: { memory: chosen.map(({ value }) => value) } });
    expect(after.matched).toBe(chosen.reduce((sum, { count }) => sum + count, 0));
    expect(after.facets.find(({ key }) => key === "memory")?.values.map(({ count }) => count)).toEqual(
      before.map(({ count }) => count),
    );
  });

  test("of graphics cards has one value for one chip and memory, the fastest first", async () => {
    const names = await labelsOf("search", "graphics");
    expect(names.every((name) => / \d+ GB$/.test(name))).toBe(true);
    expect(names).toHaveLength(new Set(names).size);
    const desktops = names.filter((name) => !name.includes("Laptop"));
    expect(desktops.slice(0, 2)).toEqual(["GeForce RTX 5090 32 GB", "GeForce RTX 5080 16 GB"]);
    expect(names.indexOf("GeForce RTX 5060 Ti 16 GB")).toBe(names.indexOf("GeForce RTX 5060 Ti 8 GB") - 1);
    expect(names.indexOf("GeForce RTX 5070 12 GB")).toBeLessThan(names.indexOf("GeForce RTX 5060 Ti 16 GB"));
    expect(names.findIndex((name) => name.includes("Laptop"))).toBe(desktops.length);
  });

  test("of every chip in the demo shop has its place by speed", async () => {
    const order = inFacetOrder("graphics");
    const unknown = { label: "A chip of next year 64 GB" };
    for (const label of await labelsOf("search", "graphics")) expect(order({ label }, unknown), label).toBeLessThan(0);
  });

  test("of screens is a few ranges, and of gear a dozen types", async () => {
    expect(await labelsOf("gaming-monitors", "screen")).toEqual(screenRanges());
    expect((await labelsOf("gear-store", "type")).length).toBeLessThanOrEqual(14);
  });

  test("that nothing matches leaves an empty list with changes that lead somewhere", async () => {
    const { matched, suggestions } = await ask({ list: "gaming-pcs", facets: { kind: ["new"] }, priceMax: 1 });
    expect(matched).toBe(0);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.every(({ count }) => count > 0)).toBe(true);
  });
});

describe("the price", () => {
  test("narrows with both ends included", async () => {
    const amounts = (await ask({ list: "gaming-pcs" })).items.map(({ price }) => price.amount);
    const [low = 0] = amounts.toSorted((a, b) => a - b);
    const narrowed = await ask({ list: "gaming-pcs", priceMin: Math.floor(low), priceMax: Math.ceil(low) });
    expect(narrowed.items.every(({ price }) => price.amount >= Math.floor(low) && price.amount <= Math.ceil(low))).toBe(
      true,
    );
    expect(narrowed.matched).toBeGreaterThan(0);
  });

  test("has a histogram that counts every product", async () => {
    const { price, total } = await ask({ list: "gaming-pcs" });
    expect(price.histogram.reduce((sum, count) => sum + count, 0)).toBe(total);
  });
});

describe("a product page", () => {
  test("leads from each line of its bill to that part, where it is sold by itself", async () => {
    const bills = (await Promise.all(products.map((product) => productPage(product, shop)))).flatMap(
      ({ partsBill }) => partsBill ?? [],
    );
    const links = new Set(products.map((product) => productLink(product)));
    const lines = bills.flatMap(({ parts }) => parts);
    const alone = lines.filter(({ name }) => !/Windows|operating system/.test(name));
    expect(alone.length).toBeGreaterThan(100);
    expect(alone.filter(({ link }) => link === null || !links.has(link))).toEqual([]);
    expect(lines.filter(({ name, link }) => /Windows/.test(name) && link !== null)).toEqual([]);
  });

  test("says what the price is made of, to the cent", async () => {
    const bills = (await Promise.all(products.map((product) => productPage(product, shop)))).filter(
      ({ partsBill }) => partsBill !== null,
    );
    expect(bills.length).toBeGreaterThan(0);
    for (const { price, partsBill } of bills) {
      const parts = partsBill?.parts.reduce((sum, part) => sum + Math.round(part.price * 100), 0) ?? 0;
      expect(parts + Math.round((partsBill?.buildService ?? 0) * 100)).toBe(Math.round(price.amount * 100));
    }
  });

  test("dates a ready-made PC for the next business day", async () => {
    const ready = products.find(
      (product) =>
        product.kind === "pc" && product.modelType === 1 && product.readyMade && product.skus[0]?.stock.available,
    );
    expect(ready && (await productPage(ready, shop)).availability.shipsOn).toBe("2026-11-23");
  });
});

describe("loading the catalogue again", () => {
  test("changes nothing but what the file changed, and keeps what is held for orders", async () => {
    const [product] = demoCatalogue.products;
    if (!product) throw new Error("The demo catalogue is empty");
    const skuId = product.skus[0]?.skuId ?? 0;
    await db.queries.updateTable("stock").set({ on_hand: 5, held: 3 }).where("sku_id", "=", skuId).execute();
    const changed = {
      ...demoCatalogue,
      products: [{ ...product, name: "Renamed", skus: product.skus.map((sku) => ({ ...sku, stock: 1 })) }],
    };
    await writeCatalogue(db, changed as typeof demoCatalogue, {
      fileName: "again",
      sha256: "1",
      at: now,
      replace: false,
      counts: "counted",
    });
    const after = (await open()).catalogue;
    expect((await after.product(product.slug))?.name).toBe("Renamed");
    expect(await after.find({})).toHaveLength(products.length);
    const stock = await db.queries
      .selectFrom("stock")
      .select(["on_hand", "held"])
      .where("sku_id", "=", skuId)
      .executeTakeFirstOrThrow();
    expect(stock).toEqual({ on_hand: 3, held: 3 });
  });

  test("that contradicts the shop imports nothing at all", async () => {
    const [first, second] = demoCatalogue.products;
    if (!first || !second) throw new Error("The demo catalogue is empty");
    const stolen = {
      ...second,
      skus: second.skus.map((sku, index) => (index === 0 ? { ...sku, skuId: first.skus[0]?.skuId ?? 0 } : sku)),
    };
    const file = { ...demoCatalogue, products: [{ ...first, name: "Half imported" }, stolen] };
    await expect(
      writeCatalogue(db, file as typeof demoCatalogue, { fileName: "bad", sha256: "2", at: now, replace: false }),
    ).rejects.toThrow("belongs to");
    expect((await (await open()).catalogue.product(first.slug))?.name).not.toBe("Half imported");
  });

  test("with replace takes everything else off the lists", async () => {
    const file = { ...demoCatalogue, products: demoCatalogue.products.filter(({ kind }) => kind !== "gear") };
    await writeCatalogue(db, file, { fileName: "own", sha256: "3", at: now, replace: true });
    expect(await (await open()).catalogue.find({ kind: "gear" })).toEqual([]);
  });
});
