import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { Listing, type ListingQuery, Product } from "#contract/catalog.ts";
import { Home } from "#contract/home.ts";
import { storeConfig } from "#config";
import { openTestDatabase } from "../db/test-database.ts";
import type { Database } from "../db/database.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { type Catalogue, catalogueOf, forgetCatalogue } from "./catalogue.ts";
import { home } from "./get-home.ts";
import { listing } from "./get-listing.ts";
import { productPage } from "./get-product.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { searchRanks } from "./search-products.ts";

// A Saturday: what is ready leaves on Monday, November 23.
const now = new Date("2026-11-21T15:00:00Z");
let db: Database;
let catalogue: Catalogue;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await loadCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: now, replace: false });
  catalogue = await read();
});
afterAll(() => db.close());

async function read(): Promise<Catalogue> {
  forgetCatalogue({ db });
  return catalogueOf({
    db,
    now: () => now,
    config: storeConfig,
    pictures: await openPictureLibrary("catalogue/pictures"),
  });
}

const ask = (query: ListingQuery) => listing(catalogue, query, null, storeConfig);

describe("a list", () => {
  test("has every gaming PC of the four kinds", () => {
    const { total, facets } = ask({ list: "gaming-pcs" });
    expect(total).toBeGreaterThanOrEqual(24);
    expect(facets.find(({ key }) => key === "kind")?.values).toHaveLength(4);
  });

  test("keeps its promise of shape on the wire", () => {
    expect(() => Listing.parse(ask({ list: "gaming-pcs" }))).not.toThrow();
    expect(() => Home.parse(home(catalogue, storeConfig))).not.toThrow();
    for (const product of catalogue.products)
      expect(() => Product.parse(productPage(product, catalogue, storeConfig))).not.toThrow();
  });

  test("shows at most 24 cards a page, and every product on exactly one page", () => {
    const first = ask({ list: "pc-parts" });
    const pages = Array.from({ length: first.pages }, (_, index) => ask({ list: "pc-parts", page: index + 1 }));
    expect(pages.every(({ items }) => items.length <= 24)).toBe(true);
    const slugs = pages.flatMap(({ items }) => items.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(first.total);
    expect(slugs).toHaveLength(first.total);
  });

  test("answers a page past the end with the last one", () => {
    expect(ask({ list: "gaming-laptops", page: 200 }).page).toBe(1);
  });

  test("sorts by price in both directions, sold-out products last", () => {
    const prices = ask({ list: "gaming-pcs", sort: "price-low" })
      .items.filter(({ canAddToCart }) => canAddToCart)
      .map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const falling = ask({ list: "gaming-pcs", sort: "price-high" })
      .items.filter(({ canAddToCart }) => canAddToCart)
      .map(({ price }) => price.amount);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  });
});

describe("a facet", () => {
  test("counts what choosing its value shows", () => {
    const { facets } = ask({ list: "gaming-pcs" });
    for (const { key, values } of facets) {
      for (const { value, count } of values)
        expect(ask({ list: "gaming-pcs", facets: { [key]: [value] } }).matched, `${key}=${value}`).toBe(count);
    }
  });

  test("with two values shows both, and its own counts stay", () => {
    const before = ask({ list: "gaming-pcs" }).facets.find(({ key }) => key === "memory")?.values ?? [];
    const chosen = before.slice(0, 2);
    const after = ask({ list: "gaming-pcs", facets: { memory: chosen.map(({ value }) => value) } });
    expect(after.matched).toBe(chosen.reduce((sum, { count }) => sum + count, 0));
    expect(after.facets.find(({ key }) => key === "memory")?.values.map(({ count }) => count)).toEqual(
      before.map(({ count }) => count),
    );
  });

  test("that nothing matches leaves an empty list with changes that lead somewhere", () => {
    const { matched, suggestions } = ask({ list: "gaming-pcs", facets: { kind: ["prebuilt"] }, priceMax: 1 });
    expect(matched).toBe(0);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.every(({ count }) => count > 0)).toBe(true);
  });
});

describe("the price", () => {
  test("narrows with both ends included", () => {
    const amounts = ask({ list: "gaming-pcs" }).items.map(({ price }) => price.amount);
    const [low = 0] = amounts.toSorted((a, b) => a - b);
    const narrowed = ask({ list: "gaming-pcs", priceMin: Math.floor(low), priceMax: Math.ceil(low) });
    expect(narrowed.items.every(({ price }) => price.amount >= Math.floor(low) && price.amount <= Math.ceil(low))).toBe(
      true,
    );
    expect(narrowed.matched).toBeGreaterThan(0);
  });

  test("has a histogram that counts every product", () => {
    const { price, total } = ask({ list: "gaming-pcs" });
    expect(price.histogram.reduce((sum, count) => sum + count, 0)).toBe(total);
  });
});

describe("a search", () => {
  test("finds a part by words in any order, the last one unfinished", async () => {
    const ranks = await searchRanks(db.queries, "5070 rtx");
    const found = listing(catalogue, { list: "search", q: "5070 rtx" }, ranks, storeConfig);
    expect(found.matched).toBeGreaterThan(0);
    expect((await searchRanks(db.queries, "rtx 507")).size).toBeGreaterThanOrEqual(ranks.size);
  });

  test.each(["", "   ", "!!!", "'; drop table products; --", ":* & |", "\\"])(
    "of %j answers without an error",
    async (text) => {
      await expect(searchRanks(db.queries, text)).resolves.toBeInstanceOf(Map);
    },
  );
});

describe("a product page", () => {
  test("says what the price is made of, to the cent", () => {
    const bills = catalogue.products
      .map((product) => productPage(product, catalogue, storeConfig))
      .filter(({ partsBill }) => partsBill !== null);
    expect(bills.length).toBeGreaterThan(0);
    for (const { price, partsBill } of bills) {
      const parts = partsBill?.parts.reduce((sum, part) => sum + Math.round(part.price * 100), 0) ?? 0;
      expect(parts + Math.round((partsBill?.buildService ?? 0) * 100)).toBe(Math.round(price.amount * 100));
    }
  });

  test("dates a ready-made PC for the next business day", () => {
    const ready = catalogue.products.find(
      (product) =>
        product.kind === "pc" && product.modelType === 1 && product.readyMade && product.skus[0]?.stock.available,
    );
    expect(ready && productPage(ready, catalogue, storeConfig).availability.shipsOn).toBe("2026-11-23");
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
    await loadCatalogue(db, changed as typeof demoCatalogue, {
      fileName: "again",
      sha256: "1",
      at: now,
      replace: false,
    });
    const after = await read();
    expect(after.bySlug.get(product.slug)?.name).toBe("Renamed");
    expect(after.products).toHaveLength(catalogue.products.length);
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
      loadCatalogue(db, file as typeof demoCatalogue, { fileName: "bad", sha256: "2", at: now, replace: false }),
    ).rejects.toThrow("already belongs to");
    expect((await read()).bySlug.get(first.slug)?.name).not.toBe("Half imported");
  });

  test("with replace takes everything else off the lists", async () => {
    const file = { ...demoCatalogue, products: demoCatalogue.products.filter(({ kind }) => kind !== "gear") };
    await loadCatalogue(db, file, { fileName: "own", sha256: "3", at: now, replace: true });
    expect((await read()).products.some(({ kind }) => kind === "gear")).toBe(false);
  });
});
