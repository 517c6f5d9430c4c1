import { expect, test } from "vitest";
import type { Product } from "#contract/catalog.ts";
import { chosenVariant, type Variant } from "./load-product.ts";
import { safeJson } from "../seo/json-ld.tsx";
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
  description: ["Quiet </script><script>alert(1)</script> ]]>\u0000"],
  search: {
    title: "Forge 70 gaming PC",
    description: "For 1440p.",
    isIndexed: true,
    brand: "Rigsmith",
    priceUntil: "2026-12-21",
    returns: { days: 30, paidBy: "buyer", countries: ["US", "CA"] },
    offers: [
      {
        skuId: 1,
        mpn: "A-1",
        gtin: null,
        shippedTo: [
          { country: "US", regions: ["AK", "HI"], fee: 49, handlingDays: 1, transitDays: { from: 3, until: 7 } },
        ],
      },
      { skuId: 2, mpn: null, gtin: "4006381333931", shippedTo: [] },
    ],
  },
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
  expect(about.image).toEqual([
    "https://store.example/images/pc-mesh.webp?width=640&height=640&fit=cover&quality=75&v=abc",
  ]);
});

test("an offer says until when, what the way costs and takes, and how it comes back", () => {
  const about = structuredProduct(product, small, "https://store.example", "Rigsmith");
  expect(about).toMatchObject({ brand: { "@type": "Brand", name: "Rigsmith" }, mpn: "A-1" });
  expect(about.offers).toMatchObject({
    priceValidUntil: "2026-12-21",
    shippingDetails: [
      {
        "@type": "OfferShippingDetails",
        shippingRate: { value: "49.00", currency: "USD" },
        shippingDestination: { addressCountry: "US", addressRegion: ["AK", "HI"] },
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 1, unitCode: "DAY" },
          transitTime: { minValue: 3, maxValue: 7, unitCode: "DAY" },
        },
      },
    ],
    hasMerchantReturnPolicy: {
      applicableCountry: ["US", "CA"],
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: 30,
      returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    },
  });
  const other = structuredProduct(product, large, "https://store.example", "Rigsmith");
  expect(other).toMatchObject({ gtin: "4006381333931", offers: { url: "https://store.example/store/forge-70?sku=2" } });
  expect(other).not.toHaveProperty("mpn");
  expect(other.offers).not.toHaveProperty("shippingDetails");
});

test("a product's text ends no script", () => {
  const about = structuredProduct(product, small, "https://store.example", "Rigsmith");
  expect(about.description).toContain("</script>");
  for (const sign of ["<", ">", "\u0000"]) expect(safeJson(about)).not.toContain(sign);
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
