import { fork } from "node:child_process";
import { once } from "node:events";
import { ApiBuyer, buyOverHttp } from "../e2e/api-buyer.ts";
import type { OpenStore } from "../e2e/open-store.ts";
import { unlimitedSku } from "../e2e/unlimited-sku.ts";
import { cpuSeconds, residentMb, sessionSeconds } from "./cpu-time.ts";
import { type Cost, measureWork } from "./measure-work.ts";
import type { Figure } from "./report.ts";

const SECONDS = 8;
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
    { what: "memory, idle", value: idle, unit: "MB", most: 250, beside: BESIDE_SANDBOX },
    { what: "memory, after these orders", value: residentMb(store.pid), unit: "MB", most: 300, beside: BESIDE_SANDBOX },
  ];
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
