import type { Logger } from "pino";
import type { Database } from "./db/database.ts";
import { followSettings } from "./dated-settings/follow-settings.ts";
import { HEALTH, healthRoutes } from "./health/health-routes.ts";
import { storeMetrics } from "./health/store-metrics.ts";
import { waitingWork } from "./health/waiting-work.ts";
import { createApp } from "./http/app.ts";
import { noRateLimits } from "./http/rate-limits.ts";
import { JOBS } from "./jobs/jobs.ts";
import { runJobs, timedJobs } from "./jobs/run-jobs.ts";
import { watchJobs } from "./jobs/watch-jobs.ts";
import { makeWorld } from "./make-world.ts";
import type { OpenStorefront, Shop } from "./open-shop.ts";
import type { Role, Settings } from "./settings/settings.ts";
import { startServer } from "./store-server.ts";

export interface StartedStore {
  port: number;
  /**
   * Not ready from now on: whoever asks `/readyz` sends nobody more. Finishes requests, and of each job the record that it
   * has begun, then closes the database.
   */
  close(): Promise<void>;
}

/** What a process of each role does besides watching the jobs and answering for its health. */
const DOES: Record<Role, { serves: boolean; works: boolean }> = {
  all: { serves: true, works: true },
  web: { serves: true, works: false },
  worker: { serves: false, works: true },
};

/**
 * Opens the store on a migrated database: the shop, the jobs, or both, as the role says. A worker loads nothing of the
 * shop. Throws `PortTaken` in words.
 */
export async function startStore(
  settings: Settings,
  db: Database,
  log: Logger,
  open?: OpenStorefront,
): Promise<StartedStore> {
  const stopping = new AbortController();
  const world = await makeWorld(settings, db, log, stopping.signal);
  const { serves, works } = DOES[settings.role ?? "all"];
  const watch = await watchJobs(world, timedJobs(world, JOBS));
  const metrics = storeMetrics({ waiting: () => waitingWork(world), jobs: () => watch.lateness() });
  const health = healthRoutes(world, metrics);
  const shop: Shop | null = serves ? await (await import("./open-shop.ts")).openShop(world, health, open) : null;
  const answers: Shop["answers"] = shop?.answers ?? {
    app: createApp({ world, routes: [], addresses: HEALTH, limits: noRateLimits, mounts: [health] }),
    finished: () => null,
  };
  const settingsInForce = await followSettings(world, () => shop?.purge());
  const { host, port, trustedProxies = 0, drainSeconds = 0 } = settings;
  const server = await startServer({ ...answers, metrics, host, port, trustedProxies });
  const jobs = works ? await runJobs(world, JOBS) : null;
  return {
    port: server.port,
    async close() {
      stopping.abort();
      await Promise.all([server.stop(drainSeconds * 1000), jobs?.stop()]);
      await shop?.stop();
      await settingsInForce.stop();
      watch.stop();
      await db.close();
    },
  };
}
