import { orderDetailWords } from "#words/order-lines.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { storeConfig } from "#config";
import type { CoveredKind } from "#rules/promises/warranty.ts";
import { addToCart, cartInit, changeSystemWarranty } from "#contract/carts.ts";
import { lineWarranty } from "../carts/line-warranty.ts";
import { findCart, loadCart } from "../carts/load-cart.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";
import { openTestDatabase } from "../db/test-database.ts";
import type { Database } from "../db/database.ts";
import { describeLine } from "../orders/describe-line.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";
import { productPage } from "./get-product.ts";
import { LIST_DEFINITIONS, categoryOf } from "./list-definitions.ts";
import { writeCatalogue } from "./write-catalogue.ts";
import type { ShopProduct } from "./shop-product.ts";

/** What the store has decided, once more in words: years by kind, the included ones first. */
const DECIDED: Record<CoveredKind | "software", string[]> = {
  desktop: ["3 years", "4 years", "5 years"],
  laptop: ["1 year", "2 years", "3 years"],
  refurbished: ["1 year"],
  gear: ["1 year"],
  software: [],
};

let db: Database;
let world: TestWorld;
let products: readonly ShopProduct[];
let bySlug: ReadonlyMap<string, ShopProduct>;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  world = makeTestWorld(db);
  await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: world.now(), replace: false });
  Object.defineProperty(world, "pictures", { value: await openPictureLibrary("catalogue/pictures") });
  products = await world.catalogue.find({});
  bySlug = new Map(products.map((product) => [product.slug, product]));
});
afterAll(() => db.close());

function decided({ kind, condition, optionId }: ShopProduct): string[] {
  if (optionId === 28) return DECIDED.software;
  if (condition !== null) return DECIDED.refurbished;
  return DECIDED[kind === "pc" ? "desktop" : kind === "laptop" ? "laptop" : "gear"];
}

const skuOf = ({ slug }: ShopProduct) => bySlug.get(slug)?.defaultSkuId ?? 0;
const computers = () => products.filter(({ kind }) => kind === "pc" || kind === "laptop");

describe("the warranty of every product", () => {
  test("is the same on its page and on the line of an order, and so in the mail", async () => {
    const { skus } = await findCart(world, null, { skuIds: products.map(skuOf) });
    for (const product of products) {
      const page = await productPage(product, world);
      expect(
        page.warranties.map(({ title }) => title),
        product.slug,
      ).toEqual(decided(product));
      const sku = skus.get(skuOf(product));
      const [years] = decided(product);
      const words = years ? `${years.replace(/ (year)s?$/, "-$1")} warranty` : "";
      const months = sku && lineWarranty({ ...sku, warrantyId: 0 }, storeConfig)?.months;
      expect(months ? orderDetailWords.warranty(months) : "", product.slug).toBe(words);
    }
  });

  test("is the same in the cart, with the same prices", async () => {
    const visitor = newVisitor(world);
    for (const product of computers().filter(({ skus }) => skus.some(({ stock }) => stock.available > 0)))
      await visitor.call(addToCart, { body: { SkuID: skuOf(product) } });
    const { Items } = await visitor.call(cartInit);
    expect(Items.length).toBeGreaterThanOrEqual(25);
    for (const item of Items) {
      const product = bySlug.get(item.Link.split("/").at(-1) ?? "");
      expect(item.Warranties, item.Link).toEqual(product && (await productPage(product, world)).warranties);
      expect(item).toMatchObject({ AdditionalWarrantyID: 0, AdditionalWarrantyPrice: 0 });
    }
  });

  test("is named by no text of the catalogue itself: questions and descriptions take it from the store", () => {
    const answers = Object.values(demoCatalogue.faqs).flatMap((faq) => faq ?? []);
    const texts = [
      ...answers.map(({ answer }) => answer),
      ...demoCatalogue.products
        .filter(({ slug }) => bySlug.has(slug))
        .flatMap(({ summary, description, faq }) => [summary, ...description, ...faq.map(({ answer }) => answer)]),
    ];
    const stated = texts.filter((text) =>
      text
        .split(/(?<=[.:;])\s/)
        .some(
          (sentence) =>
            /warrant|covered/i.test(sentence) &&
            /\b(?:\d+|one|two|three|four|five|twelve)[- ](?:year|month)/i.test(sentence),
        ),
    );
    expect(stated).toEqual([]);
  });

  test("is said by the questions under its list", async () => {
    for (const product of computers()) {
      const [included] = decided(product);
      const faq = await world.catalogue.faq(LIST_DEFINITIONS[categoryOf(product)].faqPage ?? "");
      const answer = faq.find(({ question }) => /warranty/i.test(question))?.answer ?? "";
      expect(answer, product.slug).toContain(included);
      expect(answer).not.toMatch(/[{}]/);
    }
  });
});

describe("a refurbished PC", () => {
  const refurbished = () => {
    const product = products.find(
      ({ kind, condition, skus }) => kind === "pc" && condition !== null && skus[0]?.stock.available,
    );
    if (!product) throw new Error("The demo has no refurbished PC in stock");
    return product;
  };

  test("is refused with a warranty of a new one, when it is added and in the cart", async () => {
    const visitor = newVisitor(world);
    const skuId = skuOf(refurbished());
    const added = await visitor.tryCall(addToCart, { body: { SkuID: skuId, AdditionalWarrantyID: 1 } });
    expect(reasonOf(added)).toBe("warranty_unknown");
    const view = await visitor.call(addToCart, { body: { SkuID: skuId } });
    const cartItemId = view.Items[0]?.CartItemId ?? "";
    for (const warrantyId of [1, 2, 3, 4])
      expect(reasonOf(await visitor.tryCall(changeSystemWarranty, { body: { cartItemId, warrantyId } }))).toBe(
        "warranty_unknown",
      );
  });

  test("that stands in a cart of before with four years has its own year, costs no more, and its order says so", async () => {
    const visitor = newVisitor(world);
    const before = await visitor.call(addToCart, { body: { SkuID: skuOf(refurbished()) } });
    await db.queries
      .updateTable("cart_items")
      .set({ warranty_id: 1 })
      .where("cart_id", "=", before.ShoppingCartID)
      .execute();
    const view = await visitor.call(cartInit);
    expect(view.Items[0]).toMatchObject({ AdditionalWarrantyID: 0, AdditionalWarrantyPrice: 0 });
    expect(view.Totals.SubTotal).toBe(before.Totals.SubTotal);
    const cartTokenSha = cartTokenSha256(visitor.cookies.get("cart") ?? "");
    const guest = {
      kind: "guest",
      cartTokenSha256: cartTokenSha,
      sessionSha256: null,
      stepSha256: null,
      knownBrowser: null,
      orderKeys: new Map<string, string>(),
      clientKey: "",
    } as const;
    const line = (await loadCart(world, guest))?.lines[0];
    expect(line && describeLine(line, storeConfig, false).warrantyMonths).toBe(12);
  });
});

test("what is chosen with a build is neither listed nor sold apart", async () => {
  const visitor = newVisitor(world);
  for (const slug of ["warranty-4-years", "rush-build-2-days", "service-stress-72", "step-up-memory-64"]) {
    expect(bySlug.has(slug), slug).toBe(false);
    const SkuID = demoCatalogue.products.find((product) => product.slug === slug)?.defaultSkuId ?? 0;
    expect(reasonOf(await visitor.tryCall(addToCart, { body: { SkuID } })), slug).toBe("sku_unknown");
  }
});
