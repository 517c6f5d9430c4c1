import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { OFFERED_AS } from "#rules/catalog/offered-as.ts";
import { structuredProduct } from "../../storefront/product/structured-product.ts";
import { type DemoShop, openDemoShop } from "../testing/demo-shop.ts";
import { mounted } from "../testing/mounted.ts";
import { readXml, type XmlElement } from "../testing/read-xml.ts";
import { TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import type { ShopProduct } from "./shop-product.ts";
import { productPage } from "./get-product.ts";
import { googleMerchantFeed } from "./google-merchant-feed.ts";
import { GOOGLE_MERCHANT_FIELDS } from "./google-merchant-fields.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const PATH = "/feeds/google-merchant.xml";

let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

type Item = Map<string, XmlElement[]>;

async function itemsOf(world: TestWorld): Promise<Item[]> {
  const answer = await mounted(world, googleMerchantFeed(world)).request(PATH);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
  const rss = readXml(await answer.text());
  expect([...rss.attributes]).toEqual([
    ["version", "2.0"],
    ["xmlns:g", "http://base.google.com/ns/1.0"],
  ]);
  const [channel] = rss.children;
  const items = channel?.children.filter(({ name }) => name === "item") ?? [];
  return items.map(({ children }) => Map.groupBy(children, ({ name }) => name.replace(/^g:/, "")));
}

const one = (item: Item, name: string): string | undefined => item.get(name)?.[0]?.text;

/** The shop with these products beside what the database holds. */
function selling(products: readonly ShopProduct[], onFind: () => void = () => {}): TestWorld {
  const catalogue = Object.create(shop.world.catalogue) as TestWorld["catalogue"];
  catalogue.find = () => {
    onFind();
    return Promise.resolve(products);
  };
  return { ...shop.world, catalogue };
}

describe("the feed for Google Merchant Center", () => {
  test("says of each SKU what Google requires, within its limits", async () => {
    const items = await itemsOf(shop.world);
    expect(items.length).toBeGreaterThan(200);
    const ids = items.map((item) => one(item, "id"));
    expect(new Set(ids).size).toBe(ids.length);
    for (const item of items) {
      const id = one(item, "id");
      const texts = Object.fromEntries([...item].map(([name, values]) => [name, values[0]?.text ?? ""]));
      expect(texts, id).toMatchObject({
        id: expect.stringMatching(/^\d{1,50}$/),
        title: expect.stringMatching(/^.{8,150}$/u),
        description: expect.stringMatching(/^.{20,5000}$/u),
        link: expect.stringMatching(/^https?:\/\/[^\s]+$/),
        image_link: expect.stringMatching(/^https?:\/\/[^\s]+\.webp\?width=1200&/),
        availability: expect.stringMatching(/^(?:in_stock|out_of_stock|preorder)$/),
        price: expect.stringMatching(/^[1-9]\d*\.\d\d USD$/),
        condition: expect.stringMatching(/^(?:new|refurbished)$/),
      });
      expect(item.has("brand") || texts["identifier_exists"] === "no", id).toBe(true);
      expect(item.has("availability_date"), id).toBe(texts["availability"] === "preorder");
      const ways = (item.get("shipping") ?? []).map(({ children }) => children.map(({ name }) => name));
      const wanted = texts["availability"] === "preorder" ? [] : ["g:service", "g:region", "g:region", "g:service"];
      expect(
        ways.map(([first, second]) => [first, second]),
        id,
      ).toEqual(wanted.map((second) => ["g:country", second]));
    }
  });

  test("asks what the page asks, to the cent, and says the same of stock, condition and maker", async () => {
    const { world } = shop;
    const items = new Map((await itemsOf(world)).map((item) => [one(item, "id"), item]));
    const products = await world.catalogue.find({ list: "search", requiresPc: false });
    const kinds = new Set<string>();
    for (const product of products) {
      const page = await productPage(product, world);
      for (const variant of page.variants) {
        const item = items.get(String(variant.skuId)) ?? new Map<string, XmlElement[]>();
        const told = structuredProduct(page, variant, world.settings.storeUrl, world.config.store.name);
        kinds.add(variant.availability.state);
        expect({
          price: one(item, "sale_price") ?? one(item, "price"),
          availability: one(item, "availability"),
          isRefurbished: one(item, "condition") === "refurbished",
          brand: one(item, "brand"),
          mpn: one(item, "mpn"),
          link: one(item, "link"),
        }).toEqual({
          price: `${told.offers.price} USD`,
          availability: OFFERED_AS[variant.availability.state].google,
          isRefurbished: told.offers.itemCondition.endsWith("RefurbishedCondition"),
          brand: told.brand?.name,
          mpn: told.mpn,
          link: told.offers.url,
        });
        expect(told.offers.price).toBe(variant.price.amount.toFixed(2));
        expect(told.offers.availability).toBe(`https://schema.org/${OFFERED_AS[variant.availability.state].schema}`);
        const fees = (item.get("shipping") ?? []).map(
          ({ children }) => children.find(({ name }) => name === "g:price")?.text,
        );
        const toldFees = (told.offers.shippingDetails ?? []).flatMap(({ shippingRate, shippingDestination }) =>
          (shippingDestination.addressRegion ?? [""]).map(() => `${shippingRate.value} USD`),
        );
        expect(fees).toEqual(toldFees);
      }
    }
    expect([...kinds].toSorted()).toEqual([
      "built_to_order",
      "in_stock",
      "pre_order",
      "ready",
      "refurbished",
      "sold_out",
    ]);
    expect(items.size).toBe(products.reduce((sum, { skus }) => sum + skus.length, 0));
  });

  test("leaves out what is withheld, and what is sold with a PC only", async () => {
    const own = await openDemoShop();
    try {
      const [withheld, ...others] = demoCatalogue.products.filter(({ kind }) => kind === "gear");
      if (!withheld) throw new Error("The demo shop has no gear");
      const before = (await itemsOf(own.world)).map((item) => one(item, "id"));
      expect(before).toContain(String(withheld.defaultSkuId));
      const withPc = new Set(
        demoCatalogue.products.filter(({ requiresPc }) => requiresPc).map(({ defaultSkuId }) => String(defaultSkuId)),
      );
      expect(before.filter((id) => withPc.has(id ?? ""))).toEqual([]);
      await writeCatalogue(
        own.world.db,
        { ...demoCatalogue, products: [{ ...withheld, published: false }, ...others.slice(0, 1)] },
        { fileName: "demo", sha256: "1", at: TEST_NOW, replace: false },
      );
      await own.world.catalogue.changed(null);
      const after = (await itemsOf(own.world)).map((item) => one(item, "id"));
      expect(after).not.toContain(String(withheld.defaultSkuId));
      expect(after).toContain(String(others[0]?.defaultSkuId));
    } finally {
      await own.close();
    }
  });

  test("speaks the language at the root, also where another language's address asked first", async () => {
    const [first, then] = [
      mounted(shop.world, googleMerchantFeed(shop.world)),
      mounted(shop.world, googleMerchantFeed(shop.world)),
    ];
    const own = await (await then.request(PATH)).text();
    expect(own).toContain("Color");
    expect(await (await first.request(`/en-ca${PATH}`)).text()).toBe(own);
    expect(await (await first.request(PATH)).text()).toBe(own);
  });

  test("stays one document whatever a product is called", async () => {
    const [product] = await shop.world.catalogue.find({ list: "gaming-accessories" });
    if (!product) throw new Error("The demo shop has no accessory");
    const name = `]]></g:title><item>\u0000\u000B\uFFFE & "x" <![CDATA[ </script>`;
    const [item, ...more] = await itemsOf(
      selling([{ ...product, name, summary: `${name}\u001F`, skus: product.skus.slice(0, 1) }]),
    );
    expect(more).toEqual([]);
    expect(item && one(item, "title")).toContain(`]]></g:title><item> & "x" <![CDATA[ </script>`);
  });

  test("is left standing by a product whose pictures are gone", async () => {
    const [first, second] = await shop.world.catalogue.find({ list: "gaming-pcs" });
    if (!first || !second) throw new Error("The demo shop has no PC");
    const items = await itemsOf(selling([{ ...first, pictures: ["gone"] }, second]));
    expect(items.map((item) => one(item, "id"))).toEqual([String(second.defaultSkuId)]);
  });

  test("of 20,000 SKUs is made once for all who ask, keeps little, and lets shoppers through meanwhile", async () => {
    const known = await shop.world.catalogue.find({ list: "search", requiresPc: false });
    const many = Array.from({ length: 20_000 }, (_, at) => {
      const product = known[at % known.length] as ShopProduct;
      const [sku] = product.skus;
      return {
        ...product,
        slug: `${product.slug}-${at}`,
        defaultSkuId: at + 1,
        skus: sku ? [{ ...sku, skuId: at + 1 }] : [],
      };
    });
    let made = 0;
    const world = selling(many, () => (made += 1));
    const feed = mounted(world, googleMerchantFeed(world));
    let turns = 0;
    let isMade = false;
    const shopper = (): void => {
      turns += 1;
      if (!isMade) setImmediate(shopper);
    };
    setImmediate(shopper);
    const zipped = { headers: { "accept-encoding": "gzip" } };
    const answers = await Promise.all(Array.from({ length: 8 }, async () => feed.request(PATH, zipped)));
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    isMade = true;
    expect(made).toBe(1);
    expect(new Set(bodies.map(({ length }) => length)).size).toBe(1);
    const [body = Buffer.alloc(0)] = bodies;
    const text = gunzipSync(body).toString();
    expect(text.match(/<item>/g)).toHaveLength(20_000);
    // Ten products at a turn; somebody else has a turn after each.
    expect(turns).toBeGreaterThanOrEqual(20_000 / 10);
    expect(body.length).toBeLessThan(8 * 1024 * 1024);
    const plain = await feed.request(PATH);
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(text);
    const etag = answers[0]?.headers.get("etag") ?? "";
    const again = await feed.request(PATH, { headers: { ...zipped.headers, "if-none-match": etag } });
    expect([again.status, await again.text(), made]).toEqual([304, "", 1]);
  }, 120_000);

  test("has a row in its documentation for each field, in the file's order", () => {
    const page = readFileSync("docs/google-merchant.md", "utf8");
    const rows = [...page.matchAll(/^\| `(\w+)` \| (.+) \| (.+) \|$/gm)].map(([, name]) => name);
    expect(rows).toEqual(GOOGLE_MERCHANT_FIELDS.map(({ name }) => name));
  });
});
