import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./client-key.ts";

/** How long a client may take, and how many connections there may be. */
export interface ConnectionBounds {
  /** For all headers, the first of a connection included. */
  headersWithinMs: number;
  /** For a whole request, its body included. */
  requestWithinMs: number;
  /** After so long a body must have come, or bring `leastBytesPerSecond`. */
  bodyGraceMs: number;
  leastBytesPerSecond: number;
  /** A connection on which nothing moves, an answer that nobody reads included. */
  stillWithinMs: number;
  /** How often Node looks which headers are late. */
  lookEveryMs: number;
  /** Connections of everybody, and of one network. */
  most: number;
  mostOfNetwork: number;
}

export const CONNECTION_BOUNDS: ConnectionBounds = {
  headersWithinMs: 8_000,
  requestWithinMs: 60_000,
  bodyGraceMs: 12_000,
  leastBytesPerSecond: 40_000,
  stillWithinMs: 60_000,
  lookEveryMs: 1_000,
  most: 4_000,
  mostOfNetwork: 400,
};

const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Bounds how many connections are open. For one beyond those of its network another of that network gives way, on which
 * nobody has asked for anything for longest; where all of them are asked on, it is closed. Where everybody's are used up,
 * idle ones give way. Behind a proxy of ours all come from it, and it counts its own clients.
 */
export function boundConnections(
  server: Server,
  { most, mostOfNetwork }: ConnectionBounds,
  { trustedProxies = 0 }: { trustedProxies?: number },
): void {
  server.maxConnections = most;
  server.on("drop", () => server.closeIdleConnections());
  if (trustedProxies > 0) return;
  const networks = new Map<string, OfNetwork>();
  const networkOfSocket = new WeakMap<Socket, OfNetwork>();
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const own = networks.get(network) ?? { open: 0, idle: new Set() };
    if (own.open >= mostOfNetwork && !giveWay(own)) return void socket.destroy();
    networks.set(network, own);
    networkOfSocket.set(socket, own);
    own.open += 1;
    own.idle.add(socket);
    socket.once("close", () => {
      own.idle.delete(socket);
      own.open -= 1;
      if (own.open === 0) networks.delete(network);
    });
  });
  server.on("request", ({ socket }, response) => {
    const own = networkOfSocket.get(socket);
    own?.idle.delete(socket);
    response.once("close", () => {
      if (!socket.destroyed) own?.idle.add(socket);
    });
  });
}

/** The connections of a network. */
interface OfNetwork {
  open: number;
  /** On which nobody asks for anything, for longest first. */
  idle: Set<Socket>;
}

/** Closes what was idle for longest; false where nothing is. */
function giveWay({ idle }: OfNetwork): boolean {
  const [longest] = idle;
  if (!longest) return false;
  idle.delete(longest);
  longest.destroy();
  return true;
}

/** Answers 408 and closes where a body comes slower than it must, so that a byte at a time holds no connection. */
export function cutSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bodyGraceMs, leastBytesPerSecond }: ConnectionBounds,
): void {
  if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined) return;
  const { socket } = request;
  const before = socket.bytesRead;
  const began = performance.now();
  const look = (): void => {
    if (request.complete || socket.destroyed) return;
    const allowedMs = bodyGraceMs + ((socket.bytesRead - before) / leastBytesPerSecond) * 1000;
    const leftMs = allowedMs - (performance.now() - began);
    if (leftMs > 0) return void (timer = setTimeout(look, leftMs));
    if (!response.headersSent) socket.write(TOO_SLOW);
    socket.destroySoon();
  };
  let timer = setTimeout(look, bodyGraceMs);
  response.once("close", () => clearTimeout(timer));
}
