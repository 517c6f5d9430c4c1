import { join } from "node:path";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { followCatalogue } from "./catalog/follow-catalogue.ts";
import type { Database } from "./db/database.ts";
import { healthRoutes } from "./health/health-routes.ts";
import { storeMetrics } from "./health/store-metrics.ts";
import { waitingWork } from "./health/waiting-work.ts";
import { apiDocumentPages } from "./http/api-document-routes.ts";
import { type AppEnv, createApp } from "./http/app.ts";
import { noRateLimits, type RateLimits, rateLimits } from "./http/rate-limits.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { type ServerParts, startServer } from "./store-server.ts";
import { JOBS } from "./jobs/jobs.ts";
import { outboxPages } from "./mail/outbox-pages.ts";
import { makeWorld } from "./make-world.ts";
import type { FinishedPage } from "./pages/finished-page.ts";
import { storePages } from "./pages/pages.ts";
import { staticFiles } from "./pages/static-files.ts";
import { webManifest } from "./pages/web-manifest.ts";
import { openStorefront, type RenderPage } from "./pages/storefront-build.ts";
import { stripeWebhook } from "./payments/stripe-webhook.ts";
import { KeptPictures } from "./pictures/kept-pictures.ts";
import { PictureMaker } from "./pictures/picture-maker.ts";
import { pictureRoutes } from "./pictures/picture-routes.ts";
import { ADDRESSES, ROUTES } from "./routes.ts";
import { type RunningJobs, runJobs } from "./jobs/run-jobs.ts";
import type { Settings } from "./settings/settings.ts";
import { shareRoutes } from "./catalog/share-routes.ts";
import type { World } from "./world.ts";

const STOREFRONT = "build/store";

export interface StartedStore {
  port: number;
  /** Finishes requests and jobs, then closes the database. */
  close(): Promise<void>;
}

/** Where pages come from: the build, or the development server. */
export interface Storefront {
  render: RenderPage;
  files: ReadonlyMap<string, FinishedPage>;
  /** Whether a public page is kept once it is made. */
  keep: boolean;
  before?: NonNullable<ServerParts["before"]>;
}

export type OpenStorefront = (
  onError: (error: unknown, path: string) => void,
  settings: Settings,
) => Promise<Storefront>;

const builtStorefront: OpenStorefront = async (onError, settings) => ({
  render: await openStorefront(STOREFRONT, onError, settings.demo !== null),
  files: staticFiles(join(STOREFRONT, "client"), securityHeaders(settings)),
  keep: true,
});

/** Opens the shop on a migrated database: pages, API, pictures, webhooks, jobs. Throws `PortTaken` in words. */
export async function startStore(
  settings: Settings,
  db: Database,
  log: Logger,
  open: OpenStorefront = builtStorefront,
): Promise<StartedStore> {
  const world = await makeWorld(settings, db, log);
  const limits = settings.rateLimits === false ? noRateLimits : rateLimits();
  let jobs: RunningJobs | null = null;
  let stopping = false;
  const metrics = storeMetrics({
    waiting: () => waitingWork(world),
    jobs: () => new Map(JOBS.map(({ name }) => [name, jobs?.late().includes(name) ?? false])),
  });
  const { render, files, keep, before } = await open(
    (error, path) => log.error({ err: error, path }, "a page broke"),
    settings,
  );
  const pages = storePages({ world, routes: ROUTES, limits, render, keep });
  const app = createApp({
    world,
    routes: ROUTES,
    addresses: ADDRESSES,
    limits,
    mounts: [healthRoutes(world, () => stopping, metrics), ...mounts(world, limits)],
    pages: (context) => pages.answer(context),
  });
  const following = await followCatalogue(world, (products) => pages.purge(products));
  const server = await startServer({
    app,
    finished: (target) => pages.find(target) ?? files.get(target) ?? null,
    ...(before && { before }),
    metrics,
    host: settings.host,
    port: settings.port,
  });
  jobs = await runJobs(world, JOBS);
  return {
    port: server.port,
    async close() {
      stopping = true;
      await server.stop();
      await following.stop();
      await jobs?.stop();
      await db.close();
    },
  };
}

/** Handlers that are not calls of the contract. The outbox of development mail exists only beside the sandbox. */
function mounts(world: World, limits: RateLimits): Hono<AppEnv>[] {
  const { deviceWidths, imageWidths, quality } = world.config.pictures;
  const offered = { widths: [...imageWidths, ...deviceWidths], defaultQuality: quality };
  const maker = new PictureMaker(new KeptPictures(join(world.settings.dataDir, "pictures")));
  const outbox = world.settings.sandbox && !world.settings.smtpUrl ? [outboxPages(world)] : [];
  return [
    pictureRoutes({ library: world.pictures, maker, limits, offered }),
    shareRoutes(world, maker, limits),
    webManifest(world.config),
    stripeWebhook(world),
    apiDocumentPages({ world, routes: ROUTES }),
    ...outbox,
  ];
}
