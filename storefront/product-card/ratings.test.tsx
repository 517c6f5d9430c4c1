import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { storeConfig } from "#config";
import { LISTS } from "#rules/catalog/lists.ts";
import type { Product, ProductCard as Card } from "#contract/catalog.ts";
import { home } from "../../server/catalog/get-home.ts";
import { listing } from "../../server/catalog/get-listing.ts";
import { productPage } from "../../server/catalog/get-product.ts";
import { writeCatalogue } from "../../server/catalog/write-catalogue.ts";
import type { Shop } from "../../server/catalog/to-product-card.ts";
import { MemoryCatalogue } from "../../server/catalog/memory-catalogue.ts";
import type { ShopProduct } from "../../server/catalog/shop-product.ts";
import { wireModel } from "../../server/catalog/to-wire-product.ts";
import type { Database } from "../../server/db/database.ts";
import { openTestDatabase } from "../../server/db/test-database.ts";
import { openModelLibrary } from "../../server/models-3d/model-library.ts";
import { openPictureLibrary } from "../../server/pictures/picture-library.ts";
import { productShareCard } from "../../server/catalog/catalogue-cards.ts";
import { TEST_NOW } from "../../server/testing/test-world.ts";
import { Reviews } from "../product/reviews.tsx";
import { structuredProduct } from "../product/structured-product.ts";
import { ProductCard } from "./product-card.tsx";
import { RatingShort } from "./rating-short.tsx";

let db: Database;
let shop: Shop;
let products: readonly ShopProduct[];
let pages: Product[];

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false });
  const models = await openModelLibrary("catalogue/models-3d");
  const pictures = await openPictureLibrary("catalogue/pictures");
  const catalogue = new MemoryCatalogue({ db, config: storeConfig });
  shop = { catalogue, now: () => TEST_NOW, config: storeConfig, pictures, models };
  products = await catalogue.find({});
  pages = await Promise.all(products.map((product) => productPage(product, shop)));
});
afterAll(() => db.close());

const drawn = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

/** The reviews of the file itself, not of what the server makes of them. */
const written = new Map(demoCatalogue.products.map(({ slug, reviews }) => [slug, reviews?.latest ?? []]));

async function cardsEverywhere(): Promise<Card[]> {
  const { hero, readyMade, custom, laptops, gear, refurbished } = await home(shop);
  const lists: Card[] = [];
  for (const list of LISTS) {
    const { pages } = await listing({ list }, shop);
    for (let page = 1; page <= pages; page += 1) lists.push(...(await listing({ list, page }, shop)).items);
  }
  const beside = pages.flatMap(({ related, completeYourPurchase }) => [...related, ...completeYourPurchase]);
  return [
    ...(hero ? [hero] : []),
    ...readyMade,
    ...custom,
    ...laptops,
    ...gear,
    ...refurbished,
    ...lists,
    ...beside,
    ...pages,
  ];
}

test("stars count the reviews that exist, everywhere a product is shown, and there are none without reviews", async () => {
  const wrong = (await cardsEverywhere()).filter(({ slug, rating }) => {
    const given = written.get(slug) ?? [];
    const average = given.reduce((sum, review) => sum + review.rating, 0) / given.length;
    return given.length === 0
      ? rating !== null
      : rating?.count !== given.length || Math.abs(rating.average - average) > 0.05;
  });
  expect(wrong.map(({ slug, rating }) => [slug, rating])).toEqual([]);
  expect(pages.filter(({ rating }) => rating !== null).length).toBeGreaterThanOrEqual(30);
});

test("wherever stars of the demo are drawn, they say Sample beside them", () => {
  const rated = pages.filter(({ rating }) => rating !== null);
  for (const page of rated) {
    for (const place of [<ProductCard key={1} product={page} />, <Reviews key={2} product={page} />]) {
      const markup = drawn(place);
      expect(markup.includes('class="rating') || markup.includes('class="stars"'), page.slug).toBe(true);
      expect(markup, page.slug).toMatch(/sample reviews?/i);
      expect(markup, page.slug).toContain("Sample");
    }
  }
});

test("reviews by people who bought are shown without the word", () => {
  expect(drawn(<RatingShort rating={{ average: 4.5, count: 2, sample: false }} />)).not.toMatch(/sample/i);
  expect(drawn(<RatingShort rating={{ average: 5, count: 1, sample: false }} />)).toContain("5.0 of 5, 1 review<");
});

test("where there is no room to say Sample, no stars are told: search engines, share cards, the specification's API", () => {
  for (const [index, product] of products.entries()) {
    const page = pages[index];
    const [variant] = page?.variants ?? [];
    if (!page || !variant) throw new Error(`${product.slug} has no page`);
    expect(structuredProduct(page, variant, "https://store.example", "Rigsmith")).not.toHaveProperty("aggregateRating");
    expect(JSON.stringify(productShareCard(product, shop))).not.toMatch(/★|stars|of 5|review/i);
    expect(wireModel(product, shop)).toMatchObject({ ReviewRating: 0, Reviews: 0 });
  }
});
