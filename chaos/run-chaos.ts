import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { FaultProxy } from "#server/testing/fault-proxy.ts";
import { OwnPostgres } from "../checks/own-postgres.ts";
import { type OpenStore, openStore } from "../e2e/open-store.ts";
import { unlimitedSku } from "../e2e/unlimited-sku.ts";
import { Buyer, type Shop, startLoad } from "./buyers.ts";
import { closeBooks, stockNow } from "./close-books.ts";
import { FAULTS, type Fault, type Ground } from "./database-faults.ts";
import { Watch } from "./watch.ts";

export interface FaultReport {
  fault: string;
  answers: string;
  worstMs: number;
  /** From the database's return to the first change that the store made. */
  recoveredMs: number;
  /** What the same change took in peace: on a busy machine, seconds of it are not the fault's. */
  calmMs: number;
  /** Promises that were broken, in words. */
  broken: string[];
}

export interface ChaosReport {
  faults: FaultReport[];
  orders: number;
  /** What does not balance at the end, in words. */
  books: string[];
}

const RECOVERED_WITHIN_MS = 2000;
const GIVE_UP_MS = 30_000;
const LONGEST_HOLD_MS = 20_000;
const MAX_CONNECTIONS = 40;

/**
 * Brings every fault upon a store under load, in turn, within so many seconds. The store is a process of its own on a
 * PostgreSQL of its own, everything on loopback. Null on a machine without PostgreSQL's programs.
 */
export async function runChaos(seconds: number, tell: (report: FaultReport) => void): Promise<ChaosReport | null> {
  const postgres = await OwnPostgres.open({ max_connections: MAX_CONNECTIONS });
  if (!postgres) return null;
  try {
    const proxy = await FaultProxy.open({ host: "127.0.0.1", port: Number(new URL(postgres.url).port) });
    const store = await openStore({
      environment: {
        DATABASE_URL: proxy.through(postgres.url),
        RIGSMITH_SECRET: randomBytes(32).toString("hex"),
        RATE_LIMITS: "off",
        LOG_LEVEL: "error",
      },
    });
    try {
      return await withStore(store, { postgres, proxy, databaseUrl: postgres.url }, seconds, tell);
    } finally {
      await store.stop();
      await proxy.close();
    }
  } finally {
    await postgres.remove();
  }
}

async function withStore(
  store: OpenStore,
  ground: Ground,
  seconds: number,
  tell: (report: FaultReport) => void,
): Promise<ChaosReport> {
  const shop = await startShop(store);
  const stockAtStart = await stockNow(ground.databaseUrl);
  const watch = new Watch();
  const load = await startLoad(shop, watch);
  const faults: FaultReport[] = [];
  const turnMs = (seconds * 1000) / FAULTS.length;
  for (const fault of FAULTS) {
    const report = await takeTurn(fault, ground, shop, watch, turnMs);
    faults.push(report);
    tell(report);
  }
  await load.stop();
  const acknowledged = load.acknowledged;
  const books = await closeBooks({
    databaseUrl: ground.databaseUrl,
    sandboxUrl: shop.sandboxUrl,
    storeUrl: store.url,
    stockAtStart,
    acknowledged,
  });
  const late = watch.take().broken;
  return { faults, orders: acknowledged.length, books: [...books, ...late, ...deaths(store)] };
}

/** A quarter of the turn in peace, half under the fault, the rest in peace again. */
async function takeTurn(fault: Fault, ground: Ground, shop: Shop, watch: Watch, turnMs: number): Promise<FaultReport> {
  const until = Date.now() + turnMs;
  await wait(turnMs / 4);
  const calmMs = await untilWell(shop, watch);
  await fault.bring(ground, Math.min(turnMs / 2, LONGEST_HOLD_MS));
  const recoveredMs = await untilWell(shop, watch);
  await wait(Math.max(0, until - Date.now()));
  const { answers, worstMs, broken } = watch.take();
  if (recoveredMs > RECOVERED_WITHIN_MS + 2 * calmMs)
    broken.push(`well again only ${Math.round(recoveredMs)} ms after its return`);
  return { fault: fault.name, answers, worstMs, recoveredMs, calmMs, broken };
}

async function untilWell(shop: Shop, watch: Watch): Promise<number> {
  const began = performance.now();
  const unending = new AbortController().signal;
  while (performance.now() - began < GIVE_UP_MS) {
    const answer = await new Buyer(shop, watch, unending).ask("/api/carts/addToCart", { SkuID: shop.skuId });
    await answer?.arrayBuffer();
    if (answer?.ok) break;
    await wait(50);
  }
  return performance.now() - began;
}

async function startShop(store: OpenStore): Promise<Shop> {
  const listing = (await (await fetch(`${store.url}/api/catalog/listing?list=gaming-pcs`)).json()) as {
    items: { link: string }[];
  };
  const pages = ["/", "/gaming-pcs", listing.items[0]?.link ?? "/"];
  // From here on they are in the cache.
  for (const page of pages) await (await fetch(store.url + page)).arrayBuffer();
  return { url: store.url, sandboxUrl: store.sandboxUrl, skuId: await unlimitedSku(store.url), pages };
}

function deaths(store: OpenStore): string[] {
  const fatal = store
    .output()
    .split("\n")
    .find((line) => line.includes('"level":60'));
  return fatal ? [`the store met an error nobody caught: ${fatal}`] : [];
}
