import { expect, test } from "vitest";
import type { Product } from "#contract/catalog.ts";
import { chosenVariant, type Variant } from "./load-product.ts";
import { structuredProduct } from "./structured-product.ts";

const picture = { name: "pc-mesh", width: 640, height: 640, alt: "", version: "abc", color: null, placeholder: null };
const price = { amount: 1999.5, was: null };
const availability = { state: "ready", text: "Ready", shipsOn: "2026-11-23", left: 7 } as const;
const small = { skuId: 1, title: "1 TB", price, availability, code: "A-1" } satisfies Variant;
const large = {
  skuId: 2,
  title: "2 TB",
  price: { amount: 2099, was: null },
  availability,
  code: "A-2",
} satisfies Variant;
const product = {
  name: "Forge 70",
  summary: "For 1440p.",
  link: "/store/forge-70",
  skuId: 1,
  variants: [small, large],
  gallery: [],
  picture,
  condition: null,
  category: { slug: "gaming-pcs", title: "Gaming PCs", link: "/gaming-pcs" },
  rating: { average: 4.6, count: 12, sample: true },
} as unknown as Product;

test("a product tells search engines its price, currency, availability and whole addresses", () => {
  const about = structuredProduct(product, small, "https://store.example", "Rigsmith");
  expect(about).toMatchObject({
    "@type": "Product",
    sku: "A-1",
    url: "https://store.example/store/forge-70",
    offers: {
      "@type": "Offer",
      price: "1999.50",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
    },
  });
  expect(about["image"]).toEqual([
    "https://store.example/images/pc-mesh.webp?width=640&height=640&fit=cover&quality=75&v=abc",
  ]);
});

test("sample ratings are not told to search engines, real ones are", () => {
  expect(structuredProduct(product, small, "https://store.example", "Rigsmith")).not.toHaveProperty("aggregateRating");
  const real = { ...product, rating: { average: 4.6, count: 12, sample: false } };
  expect(structuredProduct(real, small, "https://store.example", "Rigsmith")).toHaveProperty(
    "aggregateRating.ratingValue",
    4.6,
  );
});

test("the address chooses the variant; one that does not exist leaves the product's own", () => {
  expect(chosenVariant(product, "2")).toBe(large);
  expect(chosenVariant(product, "99")).toBe(small);
  expect(chosenVariant(product, null)).toBe(small);
});
