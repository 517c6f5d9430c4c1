import { expect, test } from "vitest";
import { LISTS } from "#rules/catalog/lists.ts";
import { LIST_PATHS, listAt } from "./list-paths.ts";

test("every list of the contract has its own address, found again with and without a slash at the end", () => {
  for (const list of LISTS) expect([listAt(LIST_PATHS[list]), listAt(`${LIST_PATHS[list]}/`)]).toEqual([list, list]);
});

test("the listings stand where the specification puts them", () => {
  expect(LIST_PATHS).toMatchObject({
    "gaming-pcs": "/gaming-pcs",
    "prebuilt-gaming-pcs": "/gaming-pcs/prebuilt-gaming-pcs",
    "gaming-laptops": "/gaming-laptops",
    "gear-store": "/gear-store",
  });
});

test("a gear category that does not exist is no list", () => {
  expect(listAt("/gear-store/nothing")).toBeNull();
});
