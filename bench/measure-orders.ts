import { buyOverHttp } from "../e2e/api-buyer.ts";
import type { OpenStore } from "../e2e/open-store.ts";
import { cpuSeconds } from "./cpu-time.ts";

export interface Orders {
  orders: number;
  perSecond: number;
  cpuMsPerOrder: number;
}

const BUYERS = 8;

/** Whole orders over HTTP (six calls, a card authorised and captured at the sandbox) by eight buyers at once, for some seconds. */
export async function measureOrders(store: OpenStore, skuId: number, seconds: number): Promise<Orders> {
  await buyOverHttp(store.url, skuId);
  const cpuBefore = cpuSeconds(store.pid);
  const started = performance.now();
  const until = started + seconds * 1000;
  let orders = 0;
  const buyer = async () => {
    while (performance.now() < until) {
      await buyOverHttp(store.url, skuId);
      orders += 1;
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  const took = (performance.now() - started) / 1000;
  return { orders, perSecond: orders / took, cpuMsPerOrder: ((cpuSeconds(store.pid) - cpuBefore) * 1000) / orders };
}
