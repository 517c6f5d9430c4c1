import { Hono } from "hono";
import { type Address, address } from "../http/route.ts";
import type { AppEnv } from "../http/app.ts";
import { monitors, probes } from "../http/presets.ts";
import type { World } from "../world.ts";
import type { StoreMetrics } from "./store-metrics.ts";

/** Those who ask give up after two seconds. */
const DATABASE_WITHIN_MS = 1500;

/** Their rows of the audit sheet. */
export const HEALTH: readonly Address[] = [
  address("GET", "/healthz", probes),
  address("GET", "/readyz", probes),
  address("GET", "/metrics", monitors),
];

/** `/healthz`: the process lives. `/readyz`: it can serve: database, lock, not stopping. `/metrics`: for monitors on our own network. */
export function healthRoutes(world: World, metrics: StoreMetrics): Hono<AppEnv> {
  const databaseState = databaseProbe(world);
  const app = new Hono<AppEnv>();
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const checks = {
      database: await databaseState(),
      lock: world.db.lockIsOurs() ? "ok" : "lost",
      store: world.stopping.aborted ? "stopping" : "ok",
    };
    return context.json(checks, Object.values(checks).every((state) => state === "ok") ? 200 : 503);
  });
  app.get("/metrics", async (context) => {
    const { body, contentType } = await metrics.text();
    return context.body(body, 200, { "content-type": contentType });
  });
  return app;
}

/** One question at a time, however many ask: a database that hangs is not asked by a crowd. */
function databaseProbe(world: World): () => Promise<string> {
  let asked: Promise<string> | null = null;
  return () => {
    asked ??= world.db
      .execute("select 1")
      .then(
        () => "ok",
        () => "unreachable",
      )
      .finally(() => (asked = null));
    return Promise.race([asked, slowAfter(DATABASE_WITHIN_MS)]);
  };
}

function slowAfter(ms: number): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve("slow"), ms).unref();
  });
}
