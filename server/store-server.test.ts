import { once } from "node:events";
import { connect } from "node:net";
import { Agent, type IncomingMessage, request as httpRequest } from "node:http";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeMetrics } from "./health/store-metrics.ts";
import { FinishedPage } from "./pages/finished-page.ts";
import { type StoreServer, startServer } from "./store-server.ts";

let server: StoreServer;

beforeAll(async () => {
  server = await startServer({
    app: new Hono().all("*", (context) => context.text("answered")),
    finished: () => null,
    metrics: storeMetrics({ waiting: () => Promise.reject(new Error("nobody asks")), jobs: () => new Map() }),
    host: "127.0.0.1",
    port: 0,
  });
});
afterAll(() => server.stop());

const ask = (method: string) =>
  new Promise<number>((resolve, reject) => {
    httpRequest({ host: "127.0.0.1", port: server.port, path: "/", method }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });

test.each(["TRACE", "PROPFIND", "PURGE"])("a request by %s is refused, not broken by", async (method) => {
  expect(await ask(method)).toBe(405);
});

test.each(["Host: a.example\r\nHost: b.example", "Host: a.example\r\nhOST: a.example"])(
  "a request with two hosts is refused: %j",
  async (hosts) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.end(`GET / HTTP/1.1\r\n${hosts}\r\n\r\n`);
    expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test.each(["GET", "POST", "OPTIONS"])("a request by %s is handed on", async (method) => {
  expect(await ask(method)).toBe(200);
});

test("a connection on which nothing was ever asked holds up no end", async () => {
  const own = await startServer({
    app: new Hono(),
    finished: () => null,
    metrics: storeMetrics({ waiting: () => Promise.reject(new Error("nobody asks")), jobs: () => new Map() }),
    host: "127.0.0.1",
    port: 0,
  });
  const socket = connect(own.port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  const closed = once(socket, "close");
  await own.stop();
  await closed;
  expect(socket.bytesRead).toBe(0);
});

describe("a store that stops under load", () => {
  const CLIENTS = 20;
  const DRAIN_MS = 300;
  /** The one answer that takes a while: begun, and let go. */
  const slow = { begun: Promise.withResolvers<void>(), goesOn: Promise.withResolvers<void>() };
  let stopping: StoreServer;
  beforeAll(async () => {
    stopping = await startServer({
      app: new Hono()
        .get("/slow", async (context) => {
          slow.begun.resolve();
          await slow.goesOn.promise;
          return context.text("answered");
        })
        .all("*", (context) => context.text("answered")),
      finished: (target) => (target === "/kept" ? new FinishedPage(Buffer.from("kept"), {}) : null),
      metrics: storeMetrics({ waiting: () => Promise.reject(new Error("nobody asks")), jobs: () => new Map() }),
      host: "127.0.0.1",
      port: 0,
    });
  });

  /** The answer, or the code of why there was none. */
  const get = (path: string, agent: Agent) =>
    new Promise<IncomingMessage | string>((resolve) => {
      httpRequest({ host: "127.0.0.1", port: stopping.port, path, agent }, (answer) => {
        answer.resume().once("end", () => resolve(answer));
      })
        .on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
        .end();
    });

  test("loses no request of a connection that it has taken: each is told that an answer is its last", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS + 1 });
    const isBusy = Promise.withResolvers<void>();
    let answered = 0;
    const lastOf = async (path: string): Promise<string> => {
      for (;;) {
        const answer = await get(path, agent);
        if (typeof answer === "string") return answer;
        if (answer.headers.connection === "close") return "told";
        answered += 1;
        if (answered === CLIENTS * 10) isBusy.resolve();
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, at) => lastOf(at % 2 === 0 ? "/" : "/kept"));
    const running = lastOf("/slow");
    await Promise.all([slow.begun.promise, isBusy.promise]);
    const stopped = stopping.stop(DRAIN_MS);
    slow.goesOn.resolve();
    expect(new Set(await Promise.all([...clients, running]))).toEqual(new Set(["told"]));
    await stopped;
    expect(await get("/", agent)).toBe("ECONNREFUSED");
    agent.destroy();
  });
});
