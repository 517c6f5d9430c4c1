import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { healthRoutes } from "./health/health-routes.ts";
import { createApp } from "./http/app.ts";
import { noRateLimits, rateLimits } from "./http/rate-limits.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { JOBS } from "./jobs.ts";
import { outboxPages } from "./mail/outbox-pages.ts";
import { type FinishedPage, sendFinished } from "./pages/finished-page.ts";
import { storePages } from "./pages/pages.ts";
import { staticFiles } from "./pages/static-files.ts";
import { openStorefront } from "./pages/storefront-build.ts";
import { stripeWebhook } from "./payments-inbox/stripe-webhook.ts";
import { pictureRoutes } from "./pictures/picture-routes.ts";
import { PictureResizer } from "./pictures/resize-picture.ts";
import { ROUTES } from "./routes.ts";
import { runJobs } from "./run-jobs.ts";
import type { World } from "./world.ts";

/** Requests still running when the store is told to stop get this long. */
const FINISH_WITHIN_MS = 20_000;
const BUILD = "build/store";

export interface OpenStore {
  /** Stops listening, lets running requests finish, stops the jobs and closes the database. */
  close(): Promise<void>;
}

/** The store, listening. Throws with one sentence when its port is taken. */
export async function openStore(world: World, options: { countRequests: boolean }): Promise<OpenStore> {
  const { settings, config } = world;
  const limits = options.countRequests ? rateLimits() : noRateLimits;
  const jobs = await runJobs(world, JOBS);
  const render = await openStorefront(BUILD, (error, path) => world.log.error({ err: error, path }, "a page broke"));
  const pages = storePages({ world, routes: ROUTES, limits, render, keep: true });
  const widths = [...config.pictures.imageWidths, ...config.pictures.deviceWidths];
  const app = createApp({
    world,
    routes: ROUTES,
    limits,
    mounts: [
      pictureRoutes(world.pictures, new PictureResizer(`${settings.dataDir}/pictures`), { widths, defaultQuality: config.pictures.quality }),
      stripeWebhook(world),
      healthRoutes(world, jobs),
      ...(settings.sandbox && !settings.smtpUrl ? [outboxPages(world)] : []),
    ],
    pages: (context) => pages.answer(context),
  });
  const files = staticFiles(`${BUILD}/client`, securityHeaders(settings));
  const server = await listen(withFinished(files, pages.find, getRequestListener(app.fetch)), settings.port, settings.host);
  return {
    async close() {
      await stopListening(server);
      await jobs.stop();
      await world.db.close();
    },
  };
}

/** What is finished already goes out before any framework sees the request. */
function withFinished(
  files: ReadonlyMap<string, FinishedPage>,
  findPage: (target: string) => FinishedPage | null,
  otherwise: (request: IncomingMessage, response: ServerResponse) => unknown,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const target = request.url ?? "/";
    const isRead = request.method === "GET" || request.method === "HEAD";
    const finished = isRead ? (findPage(target) ?? files.get(target)) : null;
    if (finished) sendFinished(finished, request, response);
    else void otherwise(request, response);
  };
}

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void, port: number, host: string): Promise<Server> {
  // Slow senders are cut: headers within 10 s, a whole request within 30 s.
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 15_000 }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(error.code === "EADDRINUSE" ? new Error(`Port ${port} is taken. Stop what uses it, or start with another: PORT=${port + 10} npm start`) : error));
    server.listen(port, host, resolve);
  });
  return server;
}

async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
  await closed;
  clearTimeout(late);
}
