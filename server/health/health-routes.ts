import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { World } from "../world.ts";
import type { StoreMetrics } from "./store-metrics.ts";

const DATABASE_WITHIN_MS = 2000;
const INSIDE = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;
/** By any of these a proxy says that it asks for somebody outside. */
const PROXIED = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

export interface Health {
  /** Names of jobs that are late; null before the jobs run. */
  lateJobs(): string[] | null;
  stopping(): boolean;
}

/** `/healthz`: the process lives. `/readyz`: it can serve: database, lock and jobs. `/metrics`: for monitors on our own network. */
export function healthRoutes(world: World, health: Health, metrics: StoreMetrics): Hono {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const checks = {
      database: await databaseState(world),
      lock: world.db.lockIsOurs() ? "ok" : "lost",
      jobs: jobsState(health),
      store: health.stopping() ? "stopping" : "ok",
    };
    return context.json(checks, Object.values(checks).every((state) => state === "ok") ? 200 : 503);
  });
  app.get("/metrics", async (context) => {
    const address = context.env?.incoming?.socket.remoteAddress ?? "";
    if (!INSIDE.test(address) || PROXIED.some((name) => context.req.header(name))) return context.notFound();
    const { body, contentType } = await metrics.text();
    return context.body(body, 200, { "content-type": contentType });
  });
  return app as unknown as Hono;
}

async function databaseState(world: World): Promise<string> {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve("slow"), DATABASE_WITHIN_MS).unref();
  });
  const answered = world.db.execute("select 1").then(
    () => "ok",
    () => "unreachable",
  );
  return Promise.race([answered, late]);
}

function jobsState({ lateJobs }: Health): string {
  const late = lateJobs();
  if (late === null) return "not started";
  return late.length === 0 ? "ok" : `late: ${late.join(", ")}`;
}

/** Work that waits, for the metrics. */
export async function waitingWork(
  world: World,
  health: Health,
): Promise<{ outbox: number; unsettledPayments: number; lateJobs: number }> {
  const { rows } = await world.db.execute(
    "select (select count(*) from outbox where delivered_at is null) as outbox, (select count(*) from payments where state in ('requesting', 'requires_action', 'authorised', 'unknown')) as unsettled",
  );
  return {
    outbox: Number(rows[0]?.["outbox"]),
    unsettledPayments: Number(rows[0]?.["unsettled"]),
    lateJobs: health.lateJobs()?.length ?? 0,
  };
}
