import { expect, test } from "vitest";
import { ListingQuery } from "#contract/schemas/catalog.ts";
import { countFilters, readListingQuery, withoutFacet, withoutPrice, writeListingQuery } from "./listing-query.ts";

const read = (search: string) => readListingQuery("gaming-pcs", new URLSearchParams(search));

test("a list's whole state stands in its address and is read back the same", () => {
  const address = "?memory=32-gb&memory=64-gb&case=mesh&priceMin=1200&priceMax=4500&sort=price-low&page=2";
  const query = read(address);
  expect(query).toEqual({
    list: "gaming-pcs",
    facets: { memory: ["32-gb", "64-gb"], case: ["mesh"] },
    priceMin: 1200,
    priceMax: 4500,
    sort: "price-low",
    page: 2,
  });
  expect(readListingQuery("gaming-pcs", new URLSearchParams(writeListingQuery(query)))).toEqual(query);
});

test("what an address should not hold is left out, so that the list still shows", () => {
  expect(read("?utm_source=x&sort=cheapest&page=0&priceMin=abc&priceMax=&memory=&memory=32-gb&memory=32-gb")).toEqual({
    list: "gaming-pcs",
    facets: { memory: ["32-gb"] },
  });
});

test("whatever stands in an address, the query keeps to the contract", () => {
  const many = Array.from({ length: 40 }, (_, at) => `memory=${at}`).join("&");
  for (const search of [
    `?${many}`,
    `?memory=${"x".repeat(99)}`,
    `?q=${"y".repeat(300)}`,
    "?page=9999999",
    "?priceMax=9999999",
    "?page=-1",
    "?page=1e3",
  ]) {
    expect(ListingQuery.safeParse(read(search)).success).toBe(true);
  }
});

test("taking one value off keeps the others and goes back to the first page", () => {
  const query = read("?memory=32-gb&memory=64-gb&case=mesh&page=3");
  expect(writeListingQuery(withoutFacet(query, "memory", "32-gb"))).toBe("?memory=64-gb&case=mesh");
  expect(writeListingQuery(withoutFacet(query, "case", "mesh"))).toBe("?memory=32-gb&memory=64-gb");
  expect(writeListingQuery(withoutPrice(read("?priceMin=5&case=mesh&page=2")))).toBe("?case=mesh");
});

test("filters are counted by value, a price range as one", () => {
  expect(countFilters(read("?memory=32-gb&memory=64-gb&priceMin=1&priceMax=9"))).toBe(3);
  expect(countFilters(read(""))).toBe(0);
});

test("a plain list has a plain address", () => {
  expect(writeListingQuery(read("?sort=featured&page=1"))).toBe("");
});

test("an address with what is no text still shows a list", () => {
  expect(read("?memory=%00&memory=32-gb&q=%00").facets).toEqual({ memory: ["32-gb"] });
  expect(read("?q=%00").q).toBeUndefined();
  const cutInHalf = read(`?q=${"a".repeat(79)}%F0%9F%98%80`).q;
  expect(cutInHalf?.isWellFormed()).toBe(true);
});
