import { expect, test } from "vitest";
import { apiAddress } from "./api-address.ts";

test("a call's query repeats list keys and writes facets as keys of their own", () => {
  const address = apiAddress(
    { path: "/api/catalog/listing" },
    { query: { list: "gaming-pcs", page: 2, q: undefined, facets: { memory: ["32-gb", "64-gb"] } } },
  );
  expect(address).toBe("/api/catalog/listing?list=gaming-pcs&page=2&memory=32-gb&memory=64-gb");
});

test("a path parameter is taken out of the query and escaped", () => {
  expect(apiAddress({ path: "/api/thing/:slug" }, { query: { slug: "a/b c", x: 1 } })).toBe("/api/thing/a%2Fb%20c?x=1");
});

test("a call without a query is its path", () => {
  expect(apiAddress({ path: "/api/carts/cart-init" }, undefined)).toBe("/api/carts/cart-init");
});
