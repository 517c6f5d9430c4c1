import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { LISTS } from "#rules/catalog/lists.ts";
import { CHOSEN_WITH_A_BUILD } from "#rules/build/component-options.ts";
import type { Catalogue, CatalogueGear, CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { GEAR_CATEGORIES } from "#rules/catalog/wire-ids.ts";
import { getGlobalJson } from "#contract/schemas/global-config.ts";
import { PAGE_PLACES } from "#contract/catalog.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";
import routes from "../../storefront/routes.ts";

const SEVERAL = 3;
const gear = demoCatalogue.products.filter((product): product is CatalogueGear => product.kind === "gear");
const parts = demoCatalogue.products.filter(
  (product) => product.kind === "part" && !CHOSEN_WITH_A_BUILD.has(product.optionId),
);
const laptops = demoCatalogue.products.filter(({ kind }) => kind === "laptop").slice(0, SEVERAL);
const pc = demoCatalogue.products.find(({ kind }) => kind === "pc");

/** As many types as a merchant's own file may have, over all the categories there are. */
const thirtyTypes = Array.from({ length: 30 }, (_, at) => {
  const one = gear[at % gear.length] as CatalogueGear;
  const skuId = 900_000 + at;
  const gearCategoryId = Object.values(GEAR_CATEGORIES)[at % 8] as CatalogueGear["gearCategoryId"];
  return {
    ...one,
    slug: `thing-${at}`,
    name: `Thing ${at}`,
    gearCategoryId,
    skus: one.skus.slice(0, 1).map((sku) => ({ ...sku, skuId, code: `THING-${at}` })),
    defaultSkuId: skuId,
    facts: { ...one.facts, type: `Type ${at}` },
  };
});

const CATALOGUES: Record<string, readonly CatalogueProduct[]> = {
  "nothing at all": [],
  "gear only": gear.filter((_, at) => at % 8 === 0),
  "one piece of gear": gear.slice(0, 1),
  "gear that is sold with a PC only": gear.filter(({ requiresPc }) => requiresPc).slice(0, 1),
  "parts only": parts.filter((_, at) => at % 12 === 0),
  "one PC of no named part": pc?.kind === "pc" ? [{ ...pc, parts: [] }] : [],
  "one PC and its parts": pc?.kind === "pc" ? [pc, ...parts.filter(({ slug }) => madeOf(pc).has(slug))] : [],
  "laptops only": laptops,
  "laptops and gear": [...laptops, ...gear.slice(0, SEVERAL)],
  "thirty types of gear": thirtyTypes,
};

function madeOf(computer: CatalogueProduct & { kind: "pc" }): ReadonlySet<string> {
  return new Set(computer.parts.map(({ part }) => part));
}

let db: Database;
let store: BuiltStore;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  store = await openBuiltStore(db);
});
afterAll(async () => {
  await store.close();
  await db.close();
});

type Expected = [path: string, status: number];
const found = (path: string): Expected => [path, 200];
const missing = (path: string): Expected => [path, 404];

/** Every address of the storefront's routes, their parameters filled with what the shop has and with what it has not. */
function addresses(products: readonly CatalogueProduct[]): Expected[] {
  const filled: Record<string, Expected[]> = {
    "*": [missing("/no-such-page")],
    "about/:topic": ["pictures", "ready-made", "refurbished", "warranty"].map((topic) => found(`/about/${topic}`)),
    "blog/:slug": [found("/blog/power-supply"), missing("/blog/no-such-article")],
    "carts/order/:number": [missing("/carts/order/RS-0")],
    "carts/order/:number/change": [missing("/carts/order/RS-0/change")],
    // Who is nobody's buyer, and who has no invitation.
    "carts/order-survey": [missing("/carts/order-survey")],
    "staff/welcome": [["/staff/welcome", 403]],
    "gear-store/:category": [
      ...Object.keys(GEAR_CATEGORIES).map((slug) => found(`/gear-store/${slug}`)),
      missing("/gear-store/lamps"),
    ],
    "gear-store/:category/:slug": [
      ...products.flatMap((product) => (isComputer(product) ? [] : [found(gearAddress(product))])),
      missing("/gear-store/pc-parts/no-such-thing"),
    ],
    "sign-in/with/:provider": [missing("/sign-in/with/nobody")],
    "sign-in/with/:provider/return": [missing("/sign-in/with/nobody/return")],
    "share/:code": [missing("/share/nobody")],
    "lists/:id": [missing("/lists/nothing")],
    "staff/orders/:number": [found("/staff/orders/RS-0")],
    "staff/orders/:number/change": [found("/staff/orders/RS-0/change")],
    // Leads to ID.me with a group; without one there is no such page.
    "carts/group-discount/start": [missing("/carts/group-discount/start")],
    "staff/group-proofs/file/:id": [found("/staff/group-proofs/file/nothing")],
    "staff/returns/proof/:id": [found("/staff/returns/proof/nothing")],
    "staff/orders/:number/refund": [found("/staff/orders/RS-0/refund")],
    "staff/orders/:number/sheet": [found("/staff/orders/RS-0/sheet")],
    "staff/orders/:number/label": [found("/staff/orders/nothing/label")],
    "staff/webhooks/:id": [found("/staff/webhooks/nothing")],
    "staff/reviews/picture/:id": [found("/staff/reviews/picture/nothing")],
    // A file of a page of the store, refused without a page around.
    "review/picture/:id": [],
    // None of these shops builds from nothing.
    "pc-lab": [missing("/pc-lab")],
    "pc-lab/:slug": [missing("/pc-lab/none")],
    // Of no part.
    "sku-info": [missing("/sku-info")],
    "3d-showroom/:slug": [missing("/3d-showroom/none")],
    "frame-rates/:slug": [missing("/frame-rates/none")],
    "configure/:slug": [
      ...products.flatMap(({ kind, slug }) => (kind === "pc" ? [] : [missing(`/configure/${slug}`)])).slice(0, 3),
      missing("/configure/none"),
    ],
    "store/:slug": [...products.filter(isComputer).map(({ slug }) => found(`/store/${slug}`)), missing("/store/none")],
  };
  return routes.flatMap(({ path = "" }) => {
    const addresses = filled[path];
    if (!addresses && !/[:*]/.test(path)) return [found(`/${path}`)];
    if (!addresses) throw new Error(`Say here how the parameters of ${path} are filled`);
    return addresses;
  });
}

function isComputer({ kind }: CatalogueProduct): boolean {
  return kind === "pc" || kind === "laptop";
}

function gearAddress(product: CatalogueProduct): string {
  const id = product.kind === "gear" ? product.gearCategoryId : GEAR_CATEGORIES["pc-parts"];
  return `/gear-store/${Object.entries(GEAR_CATEGORIES).find(([, one]) => one === id)?.[0]}/${product.slug}`;
}

function calls(products: readonly CatalogueProduct[]): Expected[] {
  const skuIds = products.flatMap(({ skus }) => skus.map(({ skuId }) => skuId)).slice(0, 20);
  const lists = LISTS.flatMap((list) => [
    `list=${list}`,
    `list=${list}&q=gear&sort=rating&page=1`,
    `list=${list}&priceMin=10&priceMax=20`,
  ]);
  const ok = [
    "/api/catalog/home",
    "/api/catalog/sections",
    ...lists.map((query) => `/api/catalog/listing?${query}`),
    ...PAGE_PLACES.map((place) => `/api/catalog/page-art?place=${place}`),
    ...products.map(({ slug }) => `/api/catalog/product?slug=${slug}`),
    "/api/search/productinfo?q=gear",
    "/api/get-iapi-models",
    `/api/get-gear-stock?skuIds=${[1, ...skuIds].join(",")}`,
    "/api/get-model-stock?modelIds=1",
    getGlobalJson.path,
    "/og/page/home.jpg",
    "/og/page/gaming-pcs.jpg",
  ];
  return [...ok.map(found), missing("/api/catalog/product?slug=no-such-thing")];
}

async function ask(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(store.origin + path, { headers: { accept: "text/html,application/json" } });
  return { status: answer.status, html: await answer.text() };
}

/** The own addresses that a page's links go to, without the place in the page. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
}

/** To a stranger each address of the desk is its sign-in, which reads nothing that is sold: one shop asks for them. */
const isOfDesk = (path: string): boolean => path.startsWith("/staff");
const ASKS_FOR_DESK = "nothing at all";

describe.each(Object.entries(CATALOGUES))("a shop that sells %s", (name, products) => {
  beforeAll(() =>
    store.sell({ format: "rigsmith-catalogue", version: 1, products: [...products], faqs: {} } as Catalogue),
  );

  test("answers every address of the store with one heading, and no link goes to nothing", async () => {
    const wrong: string[] = [];
    const seen = new Map<string, string>();
    const open = async (path: string, status: number) => {
      const page = await ask(path);
      const headings = [...page.html.matchAll(/<h1\b/g)].length;
      if (page.status !== status || headings !== 1) wrong.push(`${path}: ${page.status}, ${headings} × h1`);
      seen.set(path, page.html);
    };
    const asked = addresses(products).filter(([path]) => name === ASKS_FOR_DESK || !isOfDesk(path));
    for (const [path, status] of asked) await open(path, status);
    const links = new Set([...seen.values()].flatMap(linksOf));
    for (const link of links) {
      if (!seen.has(link)) await open(link, 200);
      if (seen.get(link)?.includes('id="empty-title"')) {
        const from = [...seen].find(([, html]) => linksOf(html).includes(link))?.[0];
        wrong.push(`${link} is linked to from ${from}, and holds nothing`);
      }
    }
    expect(wrong).toEqual([]);
    expect(store.broken).toEqual([]);
  });

  test("answers every call of the catalogue", async () => {
    const wrong: string[] = [];
    for (const [path, status] of calls(products)) {
      const answer = await ask(path);
      if (answer.status !== status) wrong.push(`${path}: ${answer.status} ${answer.html.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
  });
});

test("an empty shop says that it is stocking its shelves, and offers nothing that is not there", async () => {
  await store.sell({ format: "rigsmith-catalogue", version: 1, products: [], faqs: {} });
  const { html } = await ask("/");
  expect(html).toContain("We are stocking");
  expect(html).not.toMatch(/class="(?:exhibit|card-grid|road)"|Shop gaming PCs/);
});
