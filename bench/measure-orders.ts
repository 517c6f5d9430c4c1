import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { ApiBuyer, buyOverHttp } from "../e2e/api-buyer.ts";
import type { OpenStore } from "../e2e/open-store.ts";
import { unlimitedSku } from "../e2e/unlimited-sku.ts";
import { cpuSeconds, residentMb, sessionSeconds, spentBetween } from "./cpu-time.ts";
import { type Cost, measureWork } from "./measure-work.ts";
import type { Figure } from "./report.ts";

const SECONDS = 8;
const RECEIPTS = 400;
const LISTS = 600;
/** The card provider's peer is a process of its own, and in none of these figures. */
const BESIDE_SANDBOX = "sandbox apart";

export async function measureOnPglite(store: OpenStore): Promise<Figure[]> {
  const skuId = await unlimitedSku(store.url);
  const meters = { store: () => cpuSeconds(store.pid), database: () => Promise.resolve(new Map<number, number>()) };
  const order = await measureWork(() => buyOverHttp(store.url, skuId), SECONDS, meters);
  return [figure("checkout on PGlite, CPU", order, 15)];
}

export async function measureOnPostgres(store: OpenStore, databaseUrl: string): Promise<Figure[]> {
  const skuId = await unlimitedSku(store.url);
  const idle = residentMb(store.pid);
  const meters = { store: () => cpuSeconds(store.pid), database: () => sessionSeconds(databaseUrl) };
  const put = () => new ApiBuyer(store.url).post("/api/carts/addToCart", { SkuID: skuId });
  const cart = await measureWork(put, SECONDS, meters);
  const order = await measureWork(() => buyOverHttp(store.url, skuId), SECONDS, meters);
  return [
    figure("cart + line on PostgreSQL, CPU", cart, 1),
    figure("checkout on PostgreSQL, CPU", order, 8),
    await measureFloor(databaseUrl),
    await measureReceipts(store, databaseUrl),
    { what: "memory, idle", value: idle, unit: "MB", most: 250, beside: BESIDE_SANDBOX },
    { what: "memory, after these orders", value: residentMb(store.pid), unit: "MB", most: 300, beside: BESIDE_SANDBOX },
    await measureLists(store),
  ];
}

/** Memory once that many lists were shown, no two alike. */
async function measureLists(store: OpenStore): Promise<Figure> {
  for (let turn = 0; turn < LISTS; turn += 1)
    await (await fetch(`${store.url}/gaming-pcs?priceMin=${turn}&priceMax=${90_000 - turn}`)).text();
  const value = residentMb(store.pid);
  return { what: `memory, after ${LISTS} lists besides`, value, unit: "MB", most: 300, beside: BESIDE_SANDBOX };
}

/** What the outbox delivers when receipts wait: claimed, written, kept and marked, by the CPU that this takes. */
async function measureReceipts(store: OpenStore, databaseUrl: string): Promise<Figure> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const before = { store: cpuSeconds(store.pid), sessions: await sessionSeconds(databaseUrl) };
    const { rowCount } = await client.query(
      `insert into outbox (topic, dedupe_key, payload, created_at)
       select topic, dedupe_key || ' again', payload, now() from outbox where topic = 'order_receipt' limit ${RECEIPTS}`,
    );
    while ((await client.query("select 1 from outbox where delivered_at is null limit 1")).rowCount !== 0)
      await wait(50);
    const database = spentBetween(before.sessions, await sessionSeconds(databaseUrl));
    const value = (rowCount ?? 0) / (cpuSeconds(store.pid) - before.store + database);
    return { what: "receipts delivered by one core", value, unit: "a second", least: 200, beside: BESIDE_SANDBOX };
  } finally {
    await client.end();
  }
}

async function measureFloor(databaseUrl: string): Promise<Figure> {
  const bare = fork("bench/floor-orders.ts");
  try {
    bare.send({ databaseUrl });
    const [port] = (await once(bare, "message")) as [number];
    const meters = { store: () => cpuSeconds(bare.pid ?? 0), database: () => sessionSeconds(databaseUrl) };
    const order = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST" });
      await answer.text();
    };
    const { cpuMs, databaseCpuMs, done } = await measureWork(order, SECONDS, meters);
    return {
      what: "raw SQL of an order, CPU",
      value: cpuMs + databaseCpuMs,
      unit: "ms",
      beside: `floor: node:http ${cpuMs.toFixed(2)}, PostgreSQL ${databaseCpuMs.toFixed(2)}, ${done} orders`,
    };
  } finally {
    bare.kill();
  }
}

function figure(what: string, { cpuMs, databaseCpuMs, perSecond, done }: Cost, most: number): Figure {
  const parts = databaseCpuMs > 0 ? `store ${cpuMs.toFixed(2)}, PostgreSQL ${databaseCpuMs.toFixed(2)}, ` : "";
  return {
    what,
    value: cpuMs + databaseCpuMs,
    unit: "ms",
    most,
    beside: `${parts}${done} done, ${perSecond.toFixed(0)} a second, ${BESIDE_SANDBOX}`,
  };
}
