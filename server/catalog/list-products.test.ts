import { expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { cents } from "#rules/money/cents.ts";
import { listProducts } from "./list-products.ts";
import { toShopProduct } from "./to-shop-product.ts";

const MANY = 200_000;

test("a list of two hundred thousand products is counted, sorted and cut into pages", () => {
  const gear = demoCatalogue.products.find((product) => product.kind === "gear");
  if (!gear) throw new Error("the demo shop sells no gear");
  const price = (id: number) => cents(1000 + (id % 500) * 100);
  const sku = { code: "", title: "", charged: [], weightGrams: 1, deposit: null, leasable: false };
  const stock = { policy: "tracked" as const, available: 1 };
  const one = toShopProduct({ id: 0, position: 0, product: gear, skus: [], bought: null }, new Map());
  const products = Array.from({ length: MANY }, (_, id) => ({
    ...one,
    id,
    position: id,
    slug: `${gear.slug}-${id}`,
    defaultSkuId: id,
    skus: [{ ...sku, skuId: id, price: price(id), stock }],
  }));
  const listed = listProducts(products, { list: "gear-store", sort: "price-high", page: 2 }, 24);
  expect(listed).toMatchObject({ total: MANY, matched: MANY, page: 2, pages: Math.ceil(MANY / 24) });
  expect(listed.price).toMatchObject({ min: 10, max: 509 });
  expect(listed.price.histogram.reduce((sum, bar) => sum + bar, 0)).toBe(MANY);
  expect(listed.products.map(({ skus }) => skus[0]?.price)).toEqual(Array.from({ length: 24 }, () => 50_900));
});
