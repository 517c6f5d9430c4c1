import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { Comparison } from "#contract/catalog.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { openBuiltStore, type BuiltStore } from "../testing/built-store.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { defaultSku, isThere, type ShopProduct } from "./shop-product.ts";

let db: Database;
let store: BuiltStore;
let pcs: readonly ShopProduct[];
let laptops: readonly ShopProduct[];
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  store = await openBuiltStore(db);
  await store.sell(demoCatalogue);
  pcs = await store.world.catalogue.find({ kind: "pc", hasUnits: true });
  laptops = await store.world.catalogue.find({ kind: "laptop" });
});
afterAll(async () => {
  await store.close();
  await db.close();
});

const idsOf = (...products: (ShopProduct | undefined)[]) => products.map((one) => one?.defaultSkuId).join(",");
const compared = async (ids: string) =>
  (await new HttpShopper(store.world).get(`/api/catalog/comparison?ids=${ids}`)).body as unknown as Comparison;
const row = ({ rows }: Comparison, label: string) => rows.find((one) => one.label === label)?.cells ?? [];

/** A page's text without its tags. */
async function page(query: string): Promise<{ status: number; markup: string; text: string }> {
  const answer = await fetch(`${store.origin}/compare${query}`);
  const markup = await answer.text();
  const [, main = ""] = /<main[^>]*>(.*?)<\/main>/s.exec(markup) ?? [];
  return { status: answer.status, markup, text: main.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ") };
}

describe("a comparison", () => {
  test("has the catalogue's own prices, the lowest named, and how far each is from the first", async () => {
    const four = pcs.slice(0, 4);
    const reply = await compared(idsOf(...four));
    const prices = four.map((product) => defaultSku(product).price);
    const lowest = Math.min(...prices);
    expect(reply.products.map(({ price }) => Math.round(price.amount * 100))).toEqual(prices);
    expect(row(reply, "Price").map(({ best }) => best)).toEqual(
      prices.map((price) => (price === lowest ? "Lowest price" : null)),
    );
    expect(row(reply, "Price").map(({ differs }) => differs)).toEqual(prices.map((price) => price !== prices[0]));
    expect(row(reply, "Price")[0]?.note).toBeNull();
  });

  test("names the most memory of PCs, by the kits that are fitted", async () => {
    const gigabytes = (product: ShopProduct) => Number.parseInt(product.facets.memory?.[0]?.label ?? "");
    const [little, much] = [
      pcs.toSorted((a, b) => gigabytes(a) - gigabytes(b))[0],
      pcs.toSorted((a, b) => gigabytes(b) - gigabytes(a))[0],
    ];
    expect(row(await compared(idsOf(little, much)), "Memory").map(({ best }) => best)).toEqual([null, "Most"]);
  });

  test("has a row for every line of the products' own tables", async () => {
    const reply = await compared(idsOf(...laptops.slice(0, 2)));
    const labels = reply.rows.filter(({ group }) => group === "inside").map(({ label }) => label);
    expect(labels).toEqual(laptops[0]?.specTable.map(({ label }) => label));
  });

  test("takes an id in whatever way it is written for one product, and refuses by field what no text can hold", async () => {
    const id = idsOf(pcs[0]);
    const { products, leftOut } = await compared(`${id},0${id}, ${id}`);
    expect([products.length, leftOut.map(({ reason }) => reason)]).toEqual([1, ["repeated"]]);
    const answer = await fetch(`${store.origin}/api/catalog/comparison?ids=%00`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { Fields: [{ field: "ids" }] }]);
  });

  test("sets parts beside parts of their own type only", async () => {
    const parts = await store.world.catalogue.find({ kind: "part" });
    const drive = parts.find(({ optionId }) => optionId === 11);
    const card = parts.find(({ optionId }) => optionId === 5);
    const { products, leftOut, near } = await compared(idsOf(drive, card));
    expect([products.length, leftOut.map(({ reason }) => reason)]).toEqual([1, ["other_kind"]]);
    expect(near.every(({ skuId }) => parts.find((part) => part.defaultSkuId === skuId)?.optionId === 11)).toBe(true);
  });
});

describe("the page of a comparison", () => {
  test("is a table with a heading for each column and row, for people and not for search engines", async () => {
    const { status, markup, text } = await page(`?ids=${idsOf(pcs[0], pcs[1])}`);
    expect(status).toBe(200);
    expect(text).toContain("Compare 2 PCs");
    expect(markup).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(markup.match(/<th scope="col"/g)).toHaveLength(3);
    expect(markup.match(/<th scope="row"/g)?.length).toBeGreaterThan(10);
    expect(text).toContain("Lowest price");
    expect(markup.match(/name="intent" value="add"/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test("leaves out what is the same everywhere where only differences are asked for", async () => {
    const ids = idsOf(pcs[0], pcs[1]);
    const rowsOf = (markup: string) => [...markup.matchAll(/<th scope="row">([^<]+)/g)].map(([, label]) => label);
    const [all, only] = await Promise.all([page(`?ids=${ids}`), page(`?ids=${ids}&only=differences`)]);
    const { rows } = await compared(ids);
    const differing = rows.filter(({ cells }) => cells.some(({ differs }) => differs)).map(({ label }) => label);
    expect(rowsOf(all.markup)).toEqual(rows.map(({ label }) => label));
    expect(rowsOf(only.markup)).toEqual(differing);
    expect(differing.length).toBeLessThan(rows.length);
  });

  test("says what it left out: what is not sold, of another kind, a fifth, and what stood there twice", async () => {
    const { status, text } = await page(`?ids=${idsOf(...pcs.slice(0, 5), pcs[0], laptops[0])},999999999,abc`);
    expect(status).toBe(200);
    expect(text).toContain("Compare 4 PCs");
    expect(text).toContain("2 products in this address are not sold here.");
    expect(text).toContain(`Four is the most, so ${pcs[4]?.name} is not here.`);
    expect(text).toContain(`${pcs[0]?.name} was asked for more than once.`);
    expect(text).toContain(`${laptops[0]?.name} is another kind of product than these PCs.`);
  });

  test("shows what is sold out, and does not offer it to the cart", async () => {
    const gone = (await store.world.catalogue.find({ kind: "laptop" })).find((one) => !isThere(defaultSku(one).stock));
    const there = laptops.find((one) => isThere(defaultSku(one).stock));
    const { text, markup } = await page(`?ids=${idsOf(gone, there)}`);
    expect(text).toContain("Sold out");
    expect(text).toContain(`See details : ${gone?.name}`);
    expect(markup).not.toContain(`name="skuId" value="${gone?.defaultSkuId}"`);
  });

  test("takes no half of an id out of an address that is too long", async () => {
    const id = idsOf(pcs[0]);
    const { status, text } = await page(`?ids=${`${id},`.repeat(1_000)}`);
    expect([status, text.match(/was asked for more than once/g)?.length]).toEqual([200, 1]);
    expect(text).not.toContain("not sold here");
  });

  test.each([
    "",
    "?ids=",
    "?ids=,,,",
    "?ids=%00",
    "?ids=%ed%a0%80",
    `?ids=${"🎮".repeat(101)}`,
    `?ids=${"9".repeat(500)}`,
    "?ids=1e3&ids=%F0%9F%8E%AE",
    "?ids[]=1",
  ])("is calm about %s", async (query) => {
    const { status, text } = await page(query);
    expect([status, text.includes("Nothing to compare yet")]).toEqual([200, true]);
  });

  test("offers others of the kind as links, for whoever has no JavaScript, until there are four", async () => {
    const { products, near } = await compared(idsOf(pcs[0]));
    const { markup } = await page(`?ids=${idsOf(pcs[0])}`);
    for (const one of near) expect(markup).toContain(`href="/compare?ids=${products[0]?.skuId},${one.skuId}"`);
    expect(near.length).toBeGreaterThan(0);
    expect((await compared(idsOf(...pcs.slice(0, 4)))).near).toEqual([]);
  });
});
