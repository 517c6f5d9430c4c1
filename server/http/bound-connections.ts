import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { connectionNetworks } from "./connection-networks.ts";

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
  /** Connections of everybody, idle ones included. */
  most: number;
  /** Of an IPv4 address or an IPv6 /56: what a household or an office behind one address uses, many times over. */
  mostOfCustomer: number;
  /** Of an IPv4 /24 or an IPv6 /48, which one who rents addresses has whole: four such customers, and less than half of all. */
  mostOfSite: number;
}

export const CONNECTION_BOUNDS: ConnectionBounds = {
  headersWithinMs: 8_000,
  requestWithinMs: 60_000,
  bodyGraceMs: 12_000,
  leastBytesPerSecond: 40_000,
  stillWithinMs: 60_000,
  lookEveryMs: 1_000,
  most: 4_000,
  mostOfCustomer: 400,
  mostOfSite: 1_600,
};

const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Bounds how many connections are open. For one beyond those of its customer, or of its site, another of the same gives way,
 * on which nobody has asked for anything for longest; where all of them are asked on, it is closed. Where everybody's are
 * used up, idle ones give way. Behind a proxy of ours all come from it, and it counts its own clients.
 */
export function boundConnections(
  server: Server,
  { most, mostOfCustomer, mostOfSite }: ConnectionBounds,
  { trustedProxies = 0 }: { trustedProxies?: number },
): void {
  server.maxConnections = most;
  server.on("drop", () => server.closeIdleConnections());
  if (trustedProxies > 0) return;
  const customers = new Map<string, OpenOfNetwork>();
  const sites = new Map<string, OpenOfNetwork>();
  const networksOfSocket = new WeakMap<Socket, readonly OpenOfNetwork[]>();
  const leave = (socket: Socket): void => {
    for (const network of networksOfSocket.get(socket) ?? []) network.leave(socket);
    networksOfSocket.delete(socket);
  };
  server.on("connection", (socket) => {
    const { customer, site } = connectionNetworks(socket.remoteAddress ?? "");
    const networks = [
      customers.get(customer) ?? new OpenOfNetwork(customers, customer, mostOfCustomer),
      sites.get(site) ?? new OpenOfNetwork(sites, site, mostOfSite),
    ];
    // What gives way for its customer leaves the site as well, before that is counted.
    for (const network of networks) {
      if (!network.isFull) continue;
      const [longest] = network.idle;
      if (!longest) return void socket.destroy();
      leave(longest);
      longest.destroy();
    }
    networksOfSocket.set(socket, networks);
    for (const network of networks) network.enter(socket);
    socket.once("close", () => leave(socket));
  });
  server.on("request", ({ socket }, response) => {
    for (const { idle } of networksOfSocket.get(socket) ?? []) idle.delete(socket);
    response.once("close", () => {
      if (!socket.destroyed) for (const { idle } of networksOfSocket.get(socket) ?? []) idle.add(socket);
    });
  });
}

/** The connections of a network, which is known for as long as it has one. */
class OpenOfNetwork {
  /** On which nobody asks for anything, for longest first. */
  readonly idle = new Set<Socket>();
  #open = 0;
  readonly #all: Map<string, OpenOfNetwork>;
  readonly #name: string;
  readonly #most: number;

  constructor(all: Map<string, OpenOfNetwork>, name: string, most: number) {
    this.#all = all;
    this.#name = name;
    this.#most = most;
  }

  get isFull(): boolean {
    return this.#open >= this.#most;
  }

  enter(socket: Socket): void {
    this.#all.set(this.#name, this);
    this.#open += 1;
    this.idle.add(socket);
  }

  leave(socket: Socket): void {
    this.idle.delete(socket);
    this.#open -= 1;
    if (this.#open === 0) this.#all.delete(this.#name);
  }
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
