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

describe("a store that stops under load", () => {
  const CLIENTS = 20;
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

  test("loses no request of a connection that it has taken: each is told that its answer is the last", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS + 1 });
    const answers: IncomingMessage[] = [];
    const ends: string[] = [];
    const all = Promise.withResolvers<void>();
    const clients = Array.from({ length: CLIENTS }, async (_, at) => {
      for (;;) {
        const answer = await get(at % 2 === 0 ? "/" : "/kept", agent);
        if (typeof answer === "string") return void ends.push(answer);
        answers.push(answer);
        if (answers.length > CLIENTS * 10) all.resolve();
      }
    });
    const running = get("/slow", agent);
    await Promise.all([slow.begun.promise, all.promise]);
    const before = answers.length;
    const stopped = stopping.stop(300);
    slow.goesOn.resolve();
    await Promise.all([...clients, stopped]);
    // Nobody listens any more, which a proxy hears before it has sent anything.
    expect(ends).toEqual(Array.from({ length: CLIENTS }, () => "ECONNREFUSED"));
    const later = answers.slice(before + CLIENTS);
    expect(later.length).toBeGreaterThan(0);
    expect(
      new Set([...later, await running].map((answer) => typeof answer !== "string" && answer.headers.connection)),
    ).toEqual(new Set(["close"]));
    agent.destroy();
  });
});
