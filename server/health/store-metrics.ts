import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { OutboxState } from "../outbox/outbox-table.ts";

export interface WaitingWork {
  outbox: OutboxState;
  unsettledPayments: number;
  paymentEvents: { waiting: number; givenUp: number };
  /** Records that a job could not do, by what is done of them. */
  failedRecords: ReadonlyMap<string, number>;
}

export interface MetricSources {
  /** Read when asked. */
  waiting(): Promise<WaitingWork>;
  /** Every job by name, and whether it is late. */
  jobs(): ReadonlyMap<string, boolean>;
}

export interface StoreMetrics {
  /** Pages and files answered before any handler; a plain number, because counting must cost nothing there. */
  cacheHits: number;
  request(kind: string, status: number, seconds: number): void;
  text(): Promise<{ body: string; contentType: string }>;
}

/** What a monitor reads at `/metrics`: the process, requests, work that waits, and jobs that are late. */
export function storeMetrics({ waiting, jobs }: MetricSources): StoreMetrics {
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
    help: "Work that waits: mails and other effects, payments without an end, the provider's events, and what was given up",
    labelNames: ["what"],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: "store_oldest_waiting_seconds",
    help: "Age of the work that waits longest",
    labelNames: ["what"],
    registers: [registry],
  });
  const failed = new Gauge({
    name: "store_failed_records",
    help: "Records that a job could not do and that wait for their next try, by what is done of them",
    labelNames: ["work"],
    registers: [registry],
  });
  const late = new Gauge({
    name: "store_job_late",
    help: "1 while a job has not ended well for too long, on whichever node",
    labelNames: ["job"],
    registers: [registry],
  });
  const database = new Gauge({
    name: "store_database_up",
    help: "1 when the database answered these questions; 0 leaves the numbers of waiting work as they were",
    registers: [registry],
  });
  const readWaiting = async () => {
    const { outbox, unsettledPayments, paymentEvents, failedRecords } = await waiting();
    failed.reset();
    for (const [name, count] of failedRecords) failed.set({ work: name }, count);
    work.set({ what: "outbox" }, outbox.waiting);
    work.set({ what: "outbox_given_up" }, outbox.givenUp);
    work.set({ what: "unsettled_payments" }, unsettledPayments);
    work.set({ what: "payment_events" }, paymentEvents.waiting);
    work.set({ what: "payment_events_given_up" }, paymentEvents.givenUp);
    oldest.set({ what: "outbox" }, outbox.oldestWaitingSeconds);
  };
  const metrics: StoreMetrics = {
    cacheHits: 0,
    request(kind, status, took) {
      requests.inc({ kind, status: String(status) });
      seconds.observe({ kind }, took);
    },
    async text() {
      hits.set(metrics.cacheHits);
      for (const [job, isLate] of jobs()) late.set({ job }, isLate ? 1 : 0);
      database.set(
        await readWaiting().then(
          () => 1,
          () => 0,
        ),
      );
      return { body: await registry.metrics(), contentType: registry.contentType };
    },
  };
  return metrics;
}
