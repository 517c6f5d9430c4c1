import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export interface StoreMetrics {
  /** Pages and files answered before any handler; a plain number, because counting must cost nothing there. */
  cacheHits: number;
  request(kind: string, status: number, seconds: number): void;
  text(): Promise<{ body: string; contentType: string }>;
}

/** What a monitor reads at `/metrics`: the process, requests, and work that waits. `waiting` counts are read when asked. */
export function storeMetrics(
  waiting: () => Promise<{ outbox: number; unsettledPayments: number; lateJobs: number }>,
): StoreMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered by a handler",
    labelNames: ["kind", "status"],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time a handler took",
    labelNames: ["kind"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const hits = new Gauge({
    name: "http_cache_hits_total",
    help: "Pages and files answered from memory",
    registers: [registry],
  });
  const work = new Gauge({
    name: "store_waiting",
    help: "Work that waits: mails and other effects, payments without an end, jobs that are late",
    labelNames: ["what"],
    registers: [registry],
  });
  const metrics: StoreMetrics = {
    cacheHits: 0,
    request(kind, status, took) {
      requests.inc({ kind, status: String(status) });
      seconds.observe({ kind }, took);
    },
    async text() {
      hits.set(metrics.cacheHits);
      for (const [what, count] of Object.entries(await waiting())) work.set({ what }, count);
      return { body: await registry.metrics(), contentType: registry.contentType };
    },
  };
  return metrics;
}
