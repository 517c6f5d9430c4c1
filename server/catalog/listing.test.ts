import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { type FacetKey, Listing, type ListingQuery, Product } from "#contract/catalog.ts";
import { Home } from "#contract/home.ts";
import { storeConfig } from "#config";
import { openTestDatabase } from "../db/test-database.ts";
import type { Database } from "../db/database.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { type Catalogue, catalogueOf, forgetCatalogue } from "./catalogue.ts";
import { inFacetOrder } from "./facet-order.ts";
import { home } from "./get-home.ts";
import { listing } from "./get-listing.ts";
import { productPage } from "./get-product.ts";
import { productLink } from "./lists.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { SCREEN_RANGES } from "./screen-range.ts";
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
const labelsOf = (list: ListingQuery["list"], facet: FacetKey) =>
  (ask({ list }).facets.find(({ key }) => key === facet)?.values ?? []).map(({ label }) => label);

describe("a list", () => {
  test("has every gaming PC, whether new or refurbished, ready-made or built to order", () => {
    const { total, facets } = ask({ list: "gaming-pcs" });
    expect(total).toBeGreaterThanOrEqual(24);
    expect(labelsOf("gaming-pcs", "kind")).toEqual(["New", "Refurbished"]);
    expect(labelsOf("gaming-pcs", "delivery")).toEqual(["Built to order", "Ready-made"]);
    const labels = facets.flatMap(({ values }) => values.map(({ label }) => label));
    expect(labels).toHaveLength(new Set(labels).size);
  });

  test("of parts has none that is offered beside a PC only, and neither has a search", () => {
    const everything = (list: ListingQuery["list"]) => {
      const { pages } = ask({ list });
      return Array.from({ length: pages }, (_, index) => ask({ list, page: index + 1 }).items).flat();
    };
    for (const list of ["pc-parts", "search"] as const) {
      const items = everything(list);
      expect(
        items.filter(
          ({ kind, requiresPc, name }) => (kind === "part" && requiresPc) || /with a PC$|operating system/i.test(name),
        ),
      ).toEqual([]);
    }
    expect(everything("gear-store").filter(({ link }) => link.startsWith("/gear-store/pc-parts/"))).toEqual([]);
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

  test("of graphics cards has one value for one chip and memory, the fastest first", () => {
    const names = labelsOf("search", "graphics");
    expect(names.every((name) => / \d+ GB$/.test(name))).toBe(true);
    expect(names).toHaveLength(new Set(names).size);
    const desktops = names.filter((name) => !name.includes("Laptop"));
    expect(desktops.slice(0, 2)).toEqual(["GeForce RTX 5090 32 GB", "GeForce RTX 5080 16 GB"]);
    expect(names.indexOf("GeForce RTX 5060 Ti 16 GB")).toBe(names.indexOf("GeForce RTX 5060 Ti 8 GB") - 1);
    expect(names.indexOf("GeForce RTX 5070 12 GB")).toBeLessThan(names.indexOf("GeForce RTX 5060 Ti 16 GB"));
    expect(names.findIndex((name) => name.includes("Laptop"))).toBe(desktops.length);
  });

  test("of every chip in the demo shop has its place by speed", () => {
    const order = inFacetOrder("graphics");
    const unknown = { label: "A chip of next year 64 GB" };
    for (const label of labelsOf("search", "graphics")) expect(order({ label }, unknown), label).toBeLessThan(0);
  });

  test("of screens is a few ranges, and of gear a dozen types", () => {
    expect(labelsOf("gaming-monitors", "screen")).toEqual(SCREEN_RANGES.map(({ label }) => label));
    expect(labelsOf("gear-store", "type").length).toBeLessThanOrEqual(14);
  });

  test("that nothing matches leaves an empty list with changes that lead somewhere", () => {
    const { matched, suggestions } = ask({ list: "gaming-pcs", facets: { kind: ["new"] }, priceMax: 1 });
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
  test("leads from each line of its bill to that part, where it is sold by itself", () => {
    const bills = catalogue.products.flatMap((product) => productPage(product, catalogue, storeConfig).partsBill ?? []);
    const links = new Set(catalogue.products.map((product) => productLink(product)));
    const lines = bills.flatMap(({ parts }) => parts);
    const alone = lines.filter(({ name }) => !/Windows|operating system/.test(name));
    expect(alone.length).toBeGreaterThan(100);
    expect(alone.filter(({ link }) => link === null || !links.has(link))).toEqual([]);
    expect(lines.filter(({ name, link }) => /Windows/.test(name) && link !== null)).toEqual([]);
  });

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
    ).rejects.toThrow("belongs to");
    expect((await read()).bySlug.get(first.slug)?.name).not.toBe("Half imported");
  });

  test("with replace takes everything else off the lists", async () => {
    const file = { ...demoCatalogue, products: demoCatalogue.products.filter(({ kind }) => kind !== "gear") };
    await loadCatalogue(db, file, { fileName: "own", sha256: "3", at: now, replace: true });
    expect((await read()).products.some(({ kind }) => kind === "gear")).toBe(false);
  });
});
