import { expect, test } from "vitest";
import type { Listing } from "#contract/catalog.ts";
import { storeConfig } from "#config";
import { itemListData } from "./item-list-data.ts";

const item = (at: number) => ({ name: `PC ${at}`, link: `/store/pc-${at}` }) as Listing["items"][number];

test("a structured list holds at most 64 models", () => {
  const items = Array.from({ length: 100 }, (_, at) => item(at));
  const list = itemListData(
    { title: "Gaming PCs", items, page: 1, pageSize: 100 },
    "https://store.example/gaming-pcs",
    "https://store.example",
  );
  expect(list.itemListElement).toHaveLength(64);
  expect(list.itemListElement).toHaveLength(storeConfig.pages.structuredListMost);
});

test("positions go on over the pages, and addresses are whole", () => {
  const list = itemListData(
    { title: "Gaming PCs", items: [item(1)], page: 2, pageSize: 24 },
    "https://store.example/gaming-pcs",
    "https://store.example",
  );
  expect(list.itemListElement).toEqual([
    { "@type": "ListItem", position: 25, name: "PC 1", url: "https://store.example/store/pc-1" },
  ]);
});
