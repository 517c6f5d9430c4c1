import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { readPrefix } from "#messages/locales.ts";
import type { StoreMetrics } from "./health/store-metrics.ts";
import type { Elsewhere } from "./pages/send-elsewhere.ts";
import { type Finished, sendFinished } from "./pages/finished-page.ts";
import type { AppEnv } from "./http/app.ts";
import { boundConnections, CONNECTION_BOUNDS, type ConnectionBounds, cutSlowBody } from "./http/bound-connections.ts";

/** What no handler of ours could take, `TRACE` above all, is refused before one is asked. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]);
/** Longer than nginx and the balancers of clouds keep theirs (60 s): who sends closes, so nothing is sent to a closed one. */
const KEEP_ALIVE_MS = 65_000;
const FIRST_BYTE_WITHIN_MS = 500;
/** Requests that run when the store stops have so long. */
const STOP_WITHIN_MS = 20_000;

/** Someone else listens there; the message is for the person who started the store. */
export class PortTaken extends Error {
  override name = "PortTaken";
}

export interface StoreServer {
  port: number;
  /**
   * Answers on for `drainMs` and ends each connection with its next answer, so that nobody loses a request to a closed
   * connection; then takes no new one, lets what runs end (20 s at most), and closes.
   */
  stop(drainMs?: number): Promise<void>;
}

export interface ServerParts {
  app: Pick<Hono<AppEnv>, "fetch">;
  /** What somebody is sent to instead of any page. */
  elsewhere?: (request: IncomingMessage) => Elsewhere | null;
  /** A finished answer for a request target, without waiting. */
  finished(target: string): Finished | null;
  /** Sees every request first and hands on what is not its own: the development server. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  metrics: StoreMetrics;
  host: string;
  port: number;
  trustedProxies?: number;
  bounds?: ConnectionBounds;
}

/** Listens. What is finished is sent from here by bare `node:http`; everything else goes to the app. */
export async function startServer(parts: ServerParts): Promise<StoreServer> {
  const { elsewhere, finished, metrics, before, bounds = CONNECTION_BOUNDS } = parts;
  /** Answers that are being made. */
  const running = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isDraining = false;
  const toApp = getRequestListener((request, env) => parts.app.fetch(request, env));
  const server = createServer(
    {
      headersTimeout: bounds.headersWithinMs,
      requestTimeout: bounds.requestWithinMs,
      connectionsCheckingInterval: bounds.lookEveryMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      if (hasTwoHosts(request))
        return void response.writeHead(400, { connection: "close", "content-length": "0" }).end();
      if (isDraining) response.shouldKeepAlive = false;
      if (request.method === "GET" || request.method === "HEAD") {
        const way = elsewhere?.(request);
        if (way) return void response.writeHead(way.status, { ...way.headers, "content-length": "0" }).end();
        const page = finished(request.url ?? "/");
        if (page) {
          metrics.cacheHits += 1;
          return sendFinished(page, request, response);
        }
      }
      running.add(response);
      response.once("close", () => running.delete(response));
      measure(request, response, metrics);
      cutSlowBody(request, response, bounds);
      if (!METHODS.has(request.method ?? ""))
        return void response.writeHead(405, { allow: [...METHODS].join(", "), "content-length": "0" }).end();
      if (before) before(request, response, () => void toApp(request, response));
      else void toApp(request, response);
    },
  );
  server.setTimeout(bounds.stillWithinMs);
  boundConnections(server, bounds, parts);
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  await listen(server, parts.host, parts.port);
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : parts.port,
    async stop(drainMs = 0) {
      isDraining = true;
      for (const response of running) response.shouldKeepAlive = false;
      await wait(drainMs);
      await close(server, connections);
    },
  };
}

/** Whoever reads the other one than a proxy does, answers for another site (RFC 9112 3.2). Node reads the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** Throws `PortTaken` while another program listens there: better known before minutes of work than after. */
export async function checkPortFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
}

function measure(request: IncomingMessage, response: ServerResponse, metrics: StoreMetrics): void {
  const started = performance.now();
  const { plain } = readPrefix(request.url ?? "/");
  const kind = plain.startsWith("/api") ? "api" : plain.startsWith("/images/") ? "picture" : "page";
  response.once("close", () => metrics.request(kind, response.statusCode, (performance.now() - started) / 1000));
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(
          new PortTaken(`Port ${port} on ${host} is taken by another program. Stop it, or set PORT to a free one.`),
        );
      else if (error.code === "EACCES")
        reject(new PortTaken(`Port ${port} on ${host} may not be used by this user. Set PORT to one from 1024 up.`));
      else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
        reject(new PortTaken(`HOST is "${host}", but this machine has no such address.`));
      else reject(error);
    });
    server.listen(port, host, () => {
      server.removeAllListeners("error");
      resolve();
    });
  });
}

/** With it go the connections on which nobody asks for anything. */
async function close(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A browser opens connections that it may never use, and Node waits for their first request.
  const silent = setTimeout(() => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }, FIRST_BYTE_WITHIN_MS);
  const timer = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await closed;
  clearTimeout(silent);
  clearTimeout(timer);
}
