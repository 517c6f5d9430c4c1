import { randomBytes } from "node:crypto";
import { findPostgres } from "../checks/find-postgres.ts";
import pg from "pg";
import { openStore, type OpenStore } from "../e2e/open-store.ts";
import { unlimitedSku } from "../e2e/unlimited-sku.ts";
import { type CachedPage, measureCachedPage } from "./cached-pages.ts";
import { type FirstLoad, measureFirstLoad } from "./first-load.ts";
import { load } from "./load.ts";
import { measureOrders, type Orders } from "./measure-orders.ts";
import { measurePriceCart } from "./measure-price-cart.ts";

const LISTING = "/gaming-pcs";
/** Requests are not counted: the bench is one visitor with the appetite of a thousand. */
const QUIET = { RATE_LIMITS: "off", LOG_LEVEL: "error" };

interface Card {
  link: string;
}

/** `npm run bench`: what the store costs, beside a bare node:http in the same run. Ratios and CPU, because machines are shared. */
async function main(): Promise<void> {
  const store = await openStore({ environment: QUIET });
  try {
    const { items } = (await (await fetch(`${store.url}/api/catalog/listing?list=gaming-pcs`)).json()) as {
      items: Card[];
    };
    const product = items[0]?.link ?? "";
    const pages = [await measureCachedPage(store, LISTING), await measureCachedPage(store, product)];
    const uncached = await measureUncached(store);
    const firstLoads = [await measureFirstLoad(store.url, LISTING), await measureFirstLoad(store.url, product)];
    const onPglite = await measureOrders(store, await unlimitedSku(store.url), 10);
    print({ pages, uncached, firstLoads, onPglite, onPostgres: await ordersOnPostgres() });
  } finally {
    await store.stop();
  }
}

/** Every address is new to the cache: the same list with another lowest price, which changes nothing on it. */
async function measureUncached(store: OpenStore): Promise<number> {
  let price = 0;
  const url = store.url.replace("localhost", "127.0.0.1");
  const requests = [
    {
      method: "GET" as const,
      setupRequest: (request: object) => ({
        ...request,
        path: `${LISTING}?priceMin=${(price = (price + 1) % 900)}&priceMax=${99_000 - Math.floor(Math.random() * 900)}`,
      }),
    },
  ];
  return (await load(store.pid, url, 4, requests)).cpuMsPerRequest;
}

async function ordersOnPostgres(): Promise<Orders | null> {
  const postgres = await findPostgres();
  if (!postgres) return null;
  const name = `rigsmith_bench_${randomBytes(4).toString("hex")}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(postgres.url);
  own.pathname = `/${name}`;
  const store = await openStore({
    environment: { ...QUIET, DATABASE_URL: own.href, RIGSMITH_SECRET: randomBytes(32).toString("hex") },
  });
  try {
    return await measureOrders(store, await unlimitedSku(store.url), 10);
  } finally {
    await store.stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    await postgres.stop();
  }
}

interface Results {
  pages: CachedPage[];
  uncached: number;
  firstLoads: FirstLoad[];
  onPglite: Orders;
  onPostgres: Orders | null;
}

function print({ pages, uncached, firstLoads, onPglite, onPostgres }: Results): void {
  const rows: [string, string, string][] = [
    ...pages.map(({ path, storeCpuMs, bareCpuMs, ratio, failed }): [string, string, string] => [
      `CPU a request, cached ${path}`,
      `${storeCpuMs.toFixed(3)} ms, bare node:http ${bareCpuMs.toFixed(3)} ms: ${ratio.toFixed(2)}×${failed ? `, ${failed} FAILED` : ""}`,
      "≤ 1.3×",
    ]),
    [`CPU of an uncached ${LISTING}, 24 cards`, `${uncached.toFixed(1)} ms`, "as measured"],
    ...firstLoads.map(({ path, scripts, gzipBytes, heavy }): [string, string, string] => [
      `First JavaScript of ${path}`,
      `${(gzipBytes / 1000).toFixed(1)} kB gzip in ${scripts} files${heavy.length ? `, HEAVY: ${heavy.join(" ")}` : ""}`,
      "≤ 110 kB",
    ]),
    ["Orders end to end, PGlite", orders(onPglite), "as measured"],
    ["Orders end to end, PostgreSQL", onPostgres ? orders(onPostgres) : "no PostgreSQL in reach", "as measured"],
    ["priceCart, 20 lines", `${measurePriceCart().toFixed(0)} µs CPU`, "≤ 100 µs"],
  ];
  for (const [what, measured, goal] of rows) console.log(`${what.padEnd(52)} ${measured.padEnd(58)} ${goal}`);
}

function orders({ orders: count, perSecond, cpuMsPerOrder }: Orders): string {
  return `${perSecond.toFixed(1)} a second (${count} orders), ${cpuMsPerOrder.toFixed(0)} ms CPU each`;
}

await main();
