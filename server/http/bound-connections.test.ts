import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import { storeMetrics } from "../health/store-metrics.ts";
import { type StoreServer, startServer } from "../store-server.ts";
import { until } from "../testing/until.ts";
import { boundConnections, CONNECTION_BOUNDS, type ConnectionBounds } from "./bound-connections.ts";

/** More than a socket and its kernel keep for a client that reads nothing. */
const LONG_ANSWER = Buffer.alloc(64_000_000, "a");
const A_BYTE_EVERY_MS = 20;

const servers: StoreServer[] = [];
/** Says `long` with the server's end of the connection on which the long answer is asked for. */
const asked = new EventEmitter<{ long: [Socket] }>();
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function open(bounds: Partial<ConnectionBounds>, trustedProxies = 0): Promise<StoreServer> {
  const app = new Hono<{ Bindings: { incoming: IncomingMessage } }>()
    .get("/long", (context) => {
      asked.emit("long", context.env.incoming.socket);
      return context.body(new Uint8Array(LONG_ANSWER));
    })
    .all("*", async (context) => context.text(`read ${(await context.req.arrayBuffer()).byteLength}`));
  const server = await startServer({
    app,
    finished: () => null,
    metrics: storeMetrics({ waiting: () => Promise.reject(new Error("nobody asks")), jobs: () => new Map() }),
    host: "127.0.0.1",
    port: 0,
    trustedProxies,
    bounds: { ...CONNECTION_BOUNDS, lookEveryMs: 50, ...bounds },
  });
  servers.push(server);
  return server;
}

async function client({ port }: StoreServer): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** What a client hears until its connection is closed, which it never does itself. */
function heard(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (bytes: Buffer) => (text += bytes.toString("latin1")));
  return new Promise((resolve) => socket.once("close", () => resolve(text)));
}

/** Sends a byte at a time for as long as somebody listens. */
async function drip(socket: Socket, text: string): Promise<void> {
  for (let at = 0; !socket.destroyed && !socket.readableEnded; at += 1) {
    socket.write(text[at % text.length] ?? "");
    await wait(A_BYTE_EVERY_MS);
  }
  socket.destroy();
}

const HEAD = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n";

test("headers that come a byte at a time hold no connection", async () => {
  const socket = await client(await open({ headersWithinMs: 200 }));
  const answer = heard(socket);
  socket.write("GET / HTTP/1.1\r\n");
  await drip(socket, "X-Slow: aaaaaaaaaaaaaaaa\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("a connection on which nothing is ever asked is closed as well", async () => {
  const socket = await client(await open({ headersWithinMs: 200 }));
  expect(await heard(socket)).not.toMatch(/ 200 /);
});

test("a body that comes a byte at a time is cut, and one that comes steadily is read however long it takes", async () => {
  const server = await open({ bodyGraceMs: 300, leastBytesPerSecond: 20_000 });
  const slow = await client(server);
  const cut = heard(slow);
  slow.write(HEAD);
  const dripped = drip(slow, "a");
  const steady = await client(server);
  const answered = once(steady, "data") as Promise<[Buffer]>;
  steady.write(HEAD);
  for (let sent = 0; sent < 1_000_000; sent += 50_000) {
    steady.write("a".repeat(50_000));
    await wait(A_BYTE_EVERY_MS * 2);
  }
  expect((await answered)[0].toString("latin1")).toContain("read 1000000");
  await dripped;
  expect(await cut).toMatch(/^HTTP\/1\.1 408 /);
});

test("an answer that nobody reads holds no connection", async () => {
  const socket = await client(await open({ stillWithinMs: 300 }));
  socket.pause();
  const long = once(asked, "long");
  socket.write("GET /long HTTP/1.1\r\nHost: a\r\n\r\n");
  const [served] = await long;
  await once(served as Socket, "close");
  const closed = once(socket, "close");
  // What it was sent stands before the end of its connection.
  socket.resume();
  await closed;
  expect(socket.bytesRead).toBeLessThan(LONG_ANSWER.length);
});

/** Asks once, and says whether that was answered. */
async function asks(socket: Socket): Promise<boolean> {
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const answer = await Promise.race([once(socket, "data"), once(socket, "close").then(() => null)]);
  return answer !== null && String(answer[0]).includes(" 200 ");
}

/** A connection with a request that is not answered yet. */
async function asking(server: StoreServer): Promise<Socket> {
  const socket = await client(server);
  socket.write(HEAD.replace("Host: a", "Host: a\r\nExpect: 100-continue"));
  await once(socket, "data");
  return socket;
}

test("one network asks on so many connections and no more, until it closes one", async () => {
  const server = await open({ mostOfCustomer: 2 });
  const [first] = [await asking(server), await asking(server)];
  expect(await asks(await client(server))).toBe(false);
  first.destroy();
  await until(async () => asks(await client(server)));
});

test("where those of a network are used up, the one gives way on which nobody has asked for longest", async () => {
  const server = await open({ mostOfCustomer: 3 });
  const [silent, idle, busy] = [await client(server), await client(server), await asking(server)];
  expect(await asks(idle)).toBe(true);
  const closed = once(silent, "close");
  expect(await asks(await client(server))).toBe(true);
  await closed;
  expect([idle.destroyed, busy.destroyed]).toEqual([false, false]);
  expect(await asks(idle)).toBe(true);
});

test("behind a proxy of ours, which all connections are from, it has as many as it asks for", async () => {
  const server = await open({ mostOfCustomer: 1 }, 1);
  expect(await Promise.all([await client(server), await client(server)].map(asks))).toEqual([true, true]);
});

test("where everybody's connections are used up, idle ones give way to the next", async () => {
  const server = await open({ most: 2 });
  const idle = [await client(server), await client(server)];
  for (const socket of idle) expect(await asks(socket)).toBe(true);
  const gone = Promise.all(idle.map((socket) => once(socket, "close")));
  // It finds no place, and makes one for who comes after it.
  await client(server);
  await gone;
  expect(await asks(await client(server))).toBe(true);
});

/** Connections from any address, which no machine has, to a server that answers none of them. */
function opener(bounds: Partial<ConnectionBounds> = {}) {
  const server = createServer();
  boundConnections(server, { ...CONNECTION_BOUNDS, ...bounds }, {});
  const from = (remoteAddress: string, isAsked = false) => {
    const socket = Object.assign(
      new Duplex({
        read() {},
        write(_bytes, _encoding, done) {
          done();
        },
      }),
      { remoteAddress },
    );
    server.emit("connection", socket);
    if (isAsked && !socket.destroyed) socket.push("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    return socket as unknown as Socket;
  };
  /** As many as the network has addresses, or far more than anybody may open. */
  const many = async (address: (at: number) => string, isAsked = false) => {
    const opened = Array.from({ length: 5_000 }, (_, at) => from(address(at), isAsked));
    await wait(0);
    return opened.filter(({ destroyed }) => !destroyed).length;
  };
  return { from, many };
}

test.each([
  ["an IPv4 address", 400, () => "203.0.113.7"],
  ["an IPv4 /24", 1_600, (at: number) => `203.0.113.${at % 256}`],
  ["an IPv6 /56", 400, (at: number) => `2001:db8:7:1${(at % 256).toString(16).padStart(2, "0")}::${at.toString(16)}`],
  ["an IPv6 /48", 1_600, (at: number) => `2001:db8:7:${(at * 16).toString(16)}::1`],
])("%s has %d connections at once and no more, idle ones included", async (_network, most, address) => {
  expect(await opener().many(address)).toBe(most);
});

test("beside a site that uses all of its own, another is served, and a newcomer of it takes an idle one's place", async () => {
  const { many, from } = opener({ mostOfSite: 50, mostOfCustomer: 20 });
  expect(await many((at) => `2001:db8:7:${(at * 16).toString(16)}::1`)).toBe(50);
  expect(from("2001:db8:8::1").destroyed).toBe(false);
  expect(from("2001:db8:7:ff00::1").destroyed).toBe(false);
});

test("a site on which all connections are asked on has no place for one more, and what it was refused is not counted", async () => {
  const { many, from } = opener({ mostOfSite: 50, mostOfCustomer: 20 });
  expect(await many((at) => `203.0.113.${at % 256}`, true)).toBe(50);
  expect(from("203.0.113.9").destroyed).toBe(true);
  expect(from("203.0.114.9").destroyed).toBe(false);
});
