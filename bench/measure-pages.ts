import { ApiBuyer, goToPayment } from "../e2e/api-buyer.ts";
import type { OpenStore } from "../e2e/open-store.ts";
import { unlimitedSku } from "../e2e/unlimited-sku.ts";
import { measureCachedPage } from "./cached-pages.ts";
import { measureFirstLoad } from "./first-load.ts";
import { load } from "./load.ts";
import { measureReactOnly } from "./react-only.ts";
import type { Figure } from "./report.ts";

const LISTING = "/gaming-pcs";
const LISTING_CALL = "/api/catalog/listing?list=gaming-pcs";
const SECONDS = 4;

/** CPU of pages and of public calls, kept and made anew. */
export async function measurePages(store: OpenStore): Promise<Figure[]> {
  const product = await firstProduct(store);
  const kept = [
    ["home, kept", "/", {}],
    ["listing of 24, kept", LISTING, {}],
    ["product, kept", product, {}],
    ["listing call", LISTING_CALL, { most: 0.1 }],
    ["product call", `/api/catalog/product?slug=${product.split("/").at(-1)}`, { most: 0.1 }],
  ] as const;
  const figures: Figure[] = [];
  for (const [what, path, goal] of kept) {
    const { storeCpuMs, bareCpuMs, ratio, failed } = await measureCachedPage(store, path);
    const beside = `bare node:http ${bareCpuMs.toFixed(3)} ms${failed ? `, ${failed} FAILED` : ""}`;
    if (!("most" in goal))
      figures.push({ what: `${what}, times node:http`, value: ratio, unit: "×", most: 1.3, beside });
    else figures.push({ what: `${what}, CPU`, value: storeCpuMs, unit: "ms", ...goal, beside });
  }
  const anew = [
    [
      "listing of 24, made anew, CPU",
      (turn: number) => `${LISTING}?priceMin=${turn % 900}&priceMax=${99_000 - turn}`,
      6,
    ],
    ["product, made anew, CPU", (turn: number) => `${product}?sku=${900_000 + turn}`, 5],
  ] as const;
  for (const [what, addressOf, most] of anew) {
    const { cpuMsPerRequest: value, failed } = await loadAnew(store, addressOf);
    figures.push({ what, value, unit: "ms", most, ...(failed && { beside: `${failed} FAILED` }) });
  }
  return figures;
}

/** Every address is new to the cache, and shows the same. The first seconds are the compiler's. */
async function loadAnew(store: OpenStore, addressOf: (turn: number) => string) {
  let turn = 0;
  const setupRequest = (request: object) => ({ ...request, path: addressOf((turn += 1)) });
  const round = () =>
    load(store.pid, store.url.replace("localhost", "127.0.0.1"), SECONDS, [{ method: "GET", setupRequest }]);
  await round();
  return round();
}

/** What a browser fetches to make each page work, beside a page that has React and nothing else. */
export async function measureFirstLoads(store: OpenStore): Promise<Figure[]> {
  const buyer = new ApiBuyer(store.url);
  await goToPayment(buyer, await unlimitedSku(store.url));
  const pages = [
    ["home", "/", 85],
    ["listing", LISTING, 85],
    ["product", await firstProduct(store), 85],
    ["cart", "/carts", undefined],
    ["checkout", "/carts?step=payment", undefined],
  ] as const;
  const figures: Figure[] = [];
  let fonts = 0;
  for (const [name, path, most] of pages) {
    const { gzipBytes, scripts, fontBytes } = await measureFirstLoad(store.url, path, buyer.cookie);
    fonts = Math.max(fonts, fontBytes);
    figures.push({
      what: `JavaScript of ${name}, gzip`,
      value: gzipBytes / 1000,
      unit: "kB",
      ...(most && { most }),
      beside: `${scripts} files`,
    });
  }
  return [
    ...figures,
    { what: "React alone, gzip", value: (await measureReactOnly()) / 1000, unit: "kB", beside: "floor" },
    { what: "fonts of a page", value: fonts / 1000, unit: "kB", most: 70 },
  ];
}

export async function firstProduct(store: OpenStore): Promise<string> {
  const list = (await (await fetch(store.url + LISTING_CALL)).json()) as { items: { link: string }[] };
  const [first] = list.items;
  if (!first) throw new Error("The demo shop lists no gaming PC");
  return first.link;
}
